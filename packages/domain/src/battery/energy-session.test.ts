import { describe, expect, it } from 'vitest';
import { findEnergySessions, type SessionSample, splitEnergyByDay } from './energy-session.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const RATED_KW = 1000;

/** Minutes at each power, one sample a minute; the meter runs on from 5000 kWh. */
function run(
  fromTime: number,
  ...stretches: readonly (readonly [minutes: number, chargeKw: number])[]
): SessionSample[] {
  let meterKwh = 5000;
  let time = fromTime - MINUTE;
  return stretches.flatMap(([minutes, chargeKw]) =>
    Array.from({ length: minutes }, () => {
      time += MINUTE;
      meterKwh += Math.max(0, chargeKw) / 60;
      return { time, chargeKw, stateOfCharge: 50, meterKwh };
    }),
  );
}
const withoutMeter = (samples: readonly SessionSample[]) => samples.map((sample) => ({ ...sample, meterKwh: null }));

describe('findEnergySessions', () => {
  it('finds a charge with its own energy, whatever the meter showed before', () => {
    const [session, ...others] = findEnergySessions(run(0, [10, -200], [61, 600], [20, 0]), RATED_KW);
    expect(others).toEqual([]);
    expect(session).toMatchObject({ fromTime: 10 * MINUTE, toTime: 71 * MINUTE, pauses: 0, energyFrom: 'meter' });
    expect(session?.energyKwh).toBeCloseTo(600, 6);
    expect(session?.peakKw).toBe(600);
  });

  it('adds up the power where there is no meter, or where it was set back', () => {
    const samples = run(0, [10, 0], [61, 600], [20, 0]);
    const reset = samples.map((sample) => ({ ...sample, meterKwh: sample.time > 40 * MINUTE ? 0 : sample.meterKwh }));
    for (const course of [withoutMeter(samples), reset]) {
      const [session] = findEnergySessions(course, RATED_KW);
      expect(session?.energyFrom).toBe('power');
      expect(session?.energyKwh).toBeCloseTo(605, 6);
    }
  });

  it('joins what a pause of 14 minutes parts, and not one of 16', () => {
    const parted = (minutes: number) => findEnergySessions(run(0, [30, 500], [minutes, 0], [30, 500]), RATED_KW);
    expect(parted(14).map(({ pauses, toTime }) => [pauses, toTime])).toEqual([[1, null]]);
    expect(parted(16).map(({ number, toTime }) => [number, toTime])).toEqual([
      [1, 30 * MINUTE],
      [2, null],
    ]);
  });

  it.each([
    [
      'a minute is too short',
      [
        [5, 0],
        [1, 500],
        [10, 0],
      ],
    ],
    ['1 % is the noise of the meter', [[60, 10]]],
    ['giving is no charge', [[60, -500]]],
  ] as const)('%s', (_words, stretches) => {
    expect(findEnergySessions(run(0, ...stretches), RATED_KW)).toEqual([]);
  });

  it('ends at the last sample before a silence, and leaves the newest open', () => {
    const samples = [...run(0, [30, 500]), ...run(2 * HOUR, [30, 500])];
    expect(findEnergySessions(samples, RATED_KW).map(({ fromTime, toTime }) => [fromTime, toTime])).toEqual([
      [0, 29 * MINUTE],
      [2 * HOUR, null],
    ]);
  });
});

describe('splitEnergyByDay', () => {
  it('counts an hour before and two after midnight to their days and keeps the sum', () => {
    const [session] = findEnergySessions(withoutMeter(run(23 * HOUR, [181, 300], [10, 0])), RATED_KW);
    if (session === undefined) throw new Error('no session');
    const days = splitEnergyByDay(session, '+00:00');
    expect(days.map(({ from }) => from)).toEqual([23 * HOUR, 24 * HOUR]);
    expect(days[0]?.energyKwh).toBeCloseTo(300, 6);
    expect(days.reduce((sum, { energyKwh }) => sum + energyKwh, 0)).toBeCloseTo(session.energyKwh, 9);
    expect(splitEnergyByDay(session, 'Europe/Oslo')).toHaveLength(1);
  });

  it('shares out what the meter read', () => {
    const [session] = findEnergySessions(run(23 * HOUR, [121, 300], [10, 0]), RATED_KW);
    if (session === undefined) throw new Error('no session');
    const days = splitEnergyByDay(session, '+00:00');
    expect(days.reduce((sum, { energyKwh }) => sum + energyKwh, 0)).toBeCloseTo(session.energyKwh, 9);
  });
});
