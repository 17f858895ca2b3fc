import { describe, expect, it } from 'vitest';
import { getFault } from '../fault/catalogue/catalogue.ts';
import type { FaultSchedule } from '../fault/fault-schedule.ts';
import { createShipInstruments } from '../instrument/ship-instruments.ts';
import { DAY, getShip, HOUR, NOON } from '../testing/ships.ts';
import { simulatePastAlarms } from './past-alarms.ts';

const turn = (id: string, firstSeconds: number, hours: number, everyHours = 1000): FaultSchedule => ({
  fault: getFault(id),
  periodSeconds: everyHours * HOUR,
  firstSeconds,
  lastsSeconds: hours * HOUR,
});
function alarmsOf(key: string, turns: readonly FaultSchedule[], days: number) {
  const instruments = createShipInstruments(getShip(key), turns);
  const found = simulatePastAlarms(instruments, turns, { fromSeconds: NOON, toSeconds: NOON + days * DAY });
  return found.map(({ channel, steps }) => ({ code: instruments.channels[channel]?.code ?? '', steps }));
}

describe('alarms of the past', () => {
  it('are active while a fault is on, from raising to clearing', () => {
    const turns = [turn('set-lube-oil-pressure-low', NOON + HOUR, 13, 31)];
    const alarms = alarmsOf('havbris', turns, 10);
    expect(alarms.length).toBeGreaterThanOrEqual(6);
    for (const { code, steps } of alarms) {
      expect(code).toBe('DG2_LOP');
      expect(steps[0]).toMatchObject({ kind: 'raised', from: 'normal' });
      expect(steps.at(-1)).toMatchObject({ kind: 'cleared', to: 'normal' });
      const times = steps.map(({ time }) => time);
      expect(times).toEqual([...times].sort((a, b) => a - b));
      const since = ((times[0] ?? 0) / 1000 - NOON - HOUR) % (31 * HOUR);
      expect(since).toBeLessThan(13 * HOUR);
    }
    expect(alarmsOf('havbris', turns, 10)).toEqual(alarms);
  });

  it('are the same evaluated piece by piece, from new to old', () => {
    const turns = [turn('set-lube-oil-pressure-low', NOON + HOUR, 13, 31)];
    const instruments = createShipInstruments(getShip('havbris'), turns);
    const span = { fromSeconds: NOON, toSeconds: NOON + 10 * DAY };
    const pieces = Array.from({ length: 80 }, (_, i) => ({
      fromSeconds: span.toSeconds - 3 * HOUR * (i + 1),
      toSeconds: span.toSeconds - 3 * HOUR * i,
    }));
    const found = pieces.flatMap((piece) => simulatePastAlarms(instruments, turns, span, piece).toReversed());
    expect(found.toReversed()).toEqual(simulatePastAlarms(instruments, turns, span));
    expect(found.length).toBeGreaterThanOrEqual(6);
  });

  it('come as a flood from one cause', () => {
    const alarms = alarmsOf('gronnoy', [turn('black-out', NOON + HOUR, 0.3)], 1);
    const times = alarms.map(({ steps }) => steps[0]?.time ?? 0);
    expect(new Set(alarms.map(({ code }) => code)).size).toBeGreaterThanOrEqual(10);
    expect(Math.max(...times) - Math.min(...times)).toBeLessThan(600_000);
  });

  it('are none where instruments have no limits, and none of a fault that is still on', () => {
    expect(alarmsOf('atlantic-tern', [turn('gyro-drift', NOON + HOUR, 6)], 1)).toEqual([]);
    expect(alarmsOf('stormfugl', [turn('motor-winding-hot', NOON + HOUR, 40)], 1)).toEqual([]);
  });
});
