import { expect, it } from 'vitest';
import { BERTH_SPEED_KNOTS, isLyingInPort, type LastPlace, PORT_POSITION_MS } from './port-state.ts';

const NOW = Date.UTC(2026, 10, 24, 2);
const BERTH: LastPlace = { time: NOW, speedKnots: 0.1, isNearPort: true };

it.each<[string, LastPlace | undefined, boolean | null]>([
  ['still at a port', BERTH, true],
  ['still at a port a moment less than an hour ago', { ...BERTH, time: NOW - PORT_POSITION_MS }, true],
  ['an hour and more ago', { ...BERTH, time: NOW - PORT_POSITION_MS - 1 }, null],
  ['passing a port', { ...BERTH, speedKnots: BERTH_SPEED_KNOTS }, false],
  ['near a port at an unknown speed', { ...BERTH, speedKnots: null }, null],
  ['still at sea', { ...BERTH, isNearPort: false }, false],
  ['without a position', undefined, null],
])('%s', (_, last, isInPort) => {
  expect(isLyingInPort(last, NOW)).toBe(isInPort);
});
