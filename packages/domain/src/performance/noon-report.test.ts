import { describe, expect, it } from 'vitest';
import { computeNoonReports, type NoonSample } from './noon-report.ts';

const HOUR = 3_600_000;
const BLOCK = HOUR / 6;
const MIDNIGHT = Date.UTC(2026, 10, 20);
const sailing = (fromHour: number, toHour: number, part: Partial<NoonSample> = {}): NoonSample[] =>
  Array.from({ length: (toHour - fromHour) * 6 }, (_, place) => ({
    time: MIDNIGHT + fromHour * HOUR + place * BLOCK,
    speedOverGround: 13.2,
    speedThroughWater: 12.9,
    shaftPower: 5320,
    shaftSpeed: 92,
    fuelRate: 1100,
    ...part,
  }));
const PERIOD = { from: MIDNIGHT, to: MIDNIGHT + 60 * HOUR };

describe('noon reports by sensors', () => {
  it('add up a day of 24 hours: 13.2 kn are 316.8 nm, 1100 l/h are 26,400 l', () => {
    const [, day] = computeNoonReports(sailing(0, 48), PERIOD, '+00:00');
    expect(day).toMatchObject({
      from: MIDNIGHT + 12 * HOUR,
      to: MIDNIGHT + 36 * HOUR,
      isPartial: false,
      hours: 24,
      milesOverGround: expect.closeTo(316.8, 9),
      milesThroughWater: expect.closeTo(309.6, 9),
      knots: expect.closeTo(12.9, 9),
      kilowatts: expect.closeTo(5320, 9),
      rpm: expect.closeTo(92, 9),
      litres: expect.closeTo(26_400, 9),
      litresPerKilowattHour: expect.closeTo(1100 / 5320, 12),
      completeness: 1,
    });
  });

  it('cut at the noon of the zone of the vessel, and leave out a day in port', () => {
    const reports = computeNoonReports([...sailing(0, 6), ...sailing(40, 44)], PERIOD, '+02:00');
    expect(reports.map(({ from, isPartial, hours }) => [(from - MIDNIGHT) / HOUR, isPartial, hours])).toEqual([
      [0, true, 6],
      [34, false, 4],
    ]);
  });

  it('count only what is measured, and say for how much of the time it is', () => {
    const samples = [...sailing(13, 15), ...sailing(15, 17, { fuelRate: null })];
    const [, day] = [null, ...computeNoonReports(samples, PERIOD, '+00:00')];
    expect(day).toMatchObject({ litres: expect.closeTo(2200, 9), completeness: 0.5 });
    expect(day?.litresPerKilowattHour).toBeCloseTo(1100 / 5320, 12);
    const [bare] = computeNoonReports(sailing(13, 14, { speedOverGround: null }), PERIOD, '+00:00');
    expect(bare).toMatchObject({ milesOverGround: null, completeness: 1 });
  });
});
