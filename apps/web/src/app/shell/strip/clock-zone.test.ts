import { describe, expect, it } from 'vitest';
import { buildVessel } from '../../../testing/builders.ts';
import { findClock, formatClock, listClockZones } from './clock-zone.ts';

const SHIP = buildVessel(1, { options: JSON.stringify({ setting: { reportTimeZone: '+09:30' } }) });
const EVENING = Date.UTC(2026, 10, 21, 20, 42, 16);

describe('the clocks of the strip', () => {
  it.each([
    ['no ship on screen', undefined, ['utc', 'own']],
    ['a ship on screen', SHIP, ['utc', 'ship', 'own']],
  ])('%s', (_words, ship, ids) => {
    expect(listClockZones(ship, 'Europe/Oslo').map(({ id }) => id)).toEqual(ids);
  });

  it.each([
    ['utc', '20:42:16', 'Sat 21 Nov', 'UTC'],
    ['ship', '06:12:16', 'Sun 22 Nov', 'UTC+09:30'],
    ['own', '21:42:16', 'Sat 21 Nov', 'UTC+01:00'],
  ] as const)('%s: %s, %s, %s', (id, time, day, offset) => {
    const zone = findClock(listClockZones(SHIP, 'Europe/Oslo'), id);
    expect(formatClock(zone, EVENING)).toEqual({ time, day, offset });
  });

  it('is UTC where the chosen one is not there', () => {
    expect(findClock(listClockZones(undefined, 'Europe/Oslo'), 'ship').id).toBe('utc');
  });
});
