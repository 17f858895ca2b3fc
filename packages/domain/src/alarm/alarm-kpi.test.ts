import { describe, expect, it } from 'vitest';
import { type Annunciation, computeAlarmKpi, isStaleAlarm } from './alarm-kpi.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const period = { from: 0, to: 2 * DAY };

const raised = (time: number, parts: Partial<Annunciation> = {}): Annunciation => ({
  point: 'LO pressure',
  time,
  priority: 'warning',
  clearedMs: null,
  acknowledgedMs: null,
  ...parts,
});
const every = (count: number, stepMs: number, parts: Partial<Annunciation> = {}) =>
  Array.from({ length: count }, (_, i) => raised(i * stepMs, parts));

describe('computeAlarmKpi', () => {
  it('counts what was raised in the period, by UTC day, also days without any', () => {
    const kpi = computeAlarmKpi([raised(-1), raised(0), raised(HOUR), raised(2 * DAY)], period);
    expect(kpi.total).toBe(2);
    expect(kpi.days).toEqual([
      { time: 0, count: 2 },
      { time: DAY, count: 0 },
    ]);
    expect(kpi.averageADay).toBe(1);
    expect(kpi.averageTenMinutes).toBeCloseTo(2 / 288);
  });

  it.each([
    ['nothing raised', [], null],
    ['one', [raised(HOUR)], { time: HOUR, count: 1 }],
    ['ten minutes apart are not together', every(2, 10 * MINUTE), { time: 0, count: 1 }],
    ['a burst', [...every(7, MINUTE), raised(HOUR)], { time: 6 * MINUTE, count: 7 }],
  ])('finds the busiest ten minutes: %s', (_sentence, alarms, expected) => {
    expect(computeAlarmKpi(alarms, period).peakTenMinutes).toEqual(expected);
  });

  it('finds floods and what part of the time they were', () => {
    const kpi = computeAlarmKpi(every(11, 30 * SECOND), period);
    expect(kpi.floods.map(({ alarms, peak }) => [alarms.length, peak])).toEqual([[11, 11]]);
    expect(kpi.floodShare).toBeCloseTo((5 * MINUTE) / (2 * DAY));
  });

  it.each([
    ['twice in a minute is none', every(2, 20 * SECOND), []],
    ['three times in a minute is', every(3, 30 * SECOND), [['LO pressure', 3]]],
    ['three times in more than a minute is none', every(3, 31 * SECOND), []],
    ['what is not part of it is not counted', [...every(3, 20 * SECOND), raised(HOUR)], [['LO pressure', 3]]],
    [
      'several points, worst first; three different ones are none',
      [
        ...every(3, 20 * SECOND),
        ...every(5, 10 * SECOND, { point: 'Bilge' }),
        raised(0, { point: 'A' }),
        raised(1, { point: 'B' }),
        raised(2, { point: 'C' }),
      ],
      [
        ['Bilge', 5],
        ['LO pressure', 3],
      ],
    ],
  ])('chattering: %s', (_sentence, alarms, expected) => {
    expect(computeAlarmKpi(alarms, period).chattering.map(({ point, count }) => [point, count])).toEqual(expected);
  });

  it.each<[string, Partial<Annunciation>, number]>([
    ['cleared within a minute, unacknowledged', { clearedMs: MINUTE }, 1],
    ['cleared later', { clearedMs: MINUTE + 1 }, 0],
    ['still active', {}, 0],
    ['acknowledged before it cleared', { clearedMs: 30 * SECOND, acknowledgedMs: 20 * SECOND }, 0],
    ['acknowledged after it cleared', { clearedMs: 30 * SECOND, acknowledgedMs: HOUR }, 1],
  ])('fleeting: %s', (_sentence, parts, count) => {
    expect(computeAlarmKpi([raised(0, parts)], period).fleeting).toHaveLength(count);
  });

  it.each<[string, Annunciation, boolean]>([
    ['a day exactly', raised(DAY), false],
    ['more than a day', raised(DAY - 1), true],
    ['cleared', raised(0, { clearedMs: HOUR }), false],
    ['cleared after the period', raised(0, { clearedMs: 3 * DAY }), true],
    ['raised before the period', raised(-DAY), true],
  ])('stale: %s', (_sentence, alarm, expected) => {
    expect(isStaleAlarm(alarm, period.to)).toBe(expected);
    expect(computeAlarmKpi([alarm], period).stale).toHaveLength(Number(expected));
  });

  it('names ten bad actors and what they are of all', () => {
    const alarms = Array.from({ length: 12 }, (_, i) => every(i + 1, HOUR, { point: `P${i}` })).flat();
    const { badActors, badActorShare } = computeAlarmKpi(alarms, period);
    expect(badActors.map(({ count }) => count)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3]);
    expect(badActorShare).toBeCloseTo(75 / 78);
  });

  it('splits by priority', () => {
    const { byPriority } = computeAlarmKpi([raised(0), raised(1, { priority: 'alarm' }), raised(2)], period);
    expect(byPriority).toEqual({ emergency: 0, alarm: 1, warning: 2, caution: 0 });
  });

  it.each([
    ['none', [], null],
    ['an odd number', [1, 9, 3], 3],
    ['an even number', [1, 9, 3, 5], 4],
  ])('median to acknowledge of %s', (_sentence, minutes, expected) => {
    const alarms = minutes.map((minute) => raised(0, { acknowledgedMs: minute * MINUTE }));
    const found = computeAlarmKpi([...alarms, raised(5)], period).medianAcknowledgeMs;
    expect(found).toBe(expected === null ? null : expected * MINUTE);
  });

  it('of nothing is nothing', () => {
    expect(computeAlarmKpi([], period)).toMatchObject({
      total: 0,
      floods: [],
      badActorShare: 0,
      floodShare: 0,
      stale: [],
    });
  });
});
