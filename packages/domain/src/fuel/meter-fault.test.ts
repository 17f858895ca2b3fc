import { describe, expect, it } from 'vitest';
import { findMeterFaults, keepFaultless, type MeterSample } from './meter-fault.ts';

const MINUTE = 60_000;
const RANGE = 1000;
/** A sample a minute. */
const course = (minutes: number, at: (minute: number) => Partial<MeterSample>): MeterSample[] =>
  Array.from({ length: minutes }, (_, minute) => ({
    time: minute * MINUTE,
    netFlow: 500 + minute,
    isRunning: true,
    loadPercent: 60,
    ...at(minute),
  }));
const kindsOf = (samples: readonly MeterSample[]) =>
  findMeterFaults(samples, RANGE).map(({ kind, from, to }) => [kind, from / MINUTE, to / MINUTE]);

describe('findMeterFaults', () => {
  it('finds none in a meter that works', () => {
    expect(kindsOf(course(60, () => ({})))).toEqual([]);
  });

  it.each([
    [7, [['negative-net', 10, 16]]],
    [6, []],
  ])('a net flow below zero over %d samples', (count, faults) => {
    const isBelow = (minute: number) => minute >= 10 && minute < 10 + count;
    expect(kindsOf(course(60, (minute) => (isBelow(minute) ? { netFlow: -40 } : {})))).toEqual(faults);
  });

  it('finds flow while the consumer stands', () => {
    const samples = course(60, (minute) => (minute < 30 ? { isRunning: false, netFlow: 80 + minute } : {}));
    expect(kindsOf(samples)).toEqual([['flow-while-stopped', 0, 29]]);
    expect(kindsOf(course(60, () => ({ isRunning: null })))).toEqual([]);
    expect(kindsOf(course(60, () => ({ isRunning: false, netFlow: 3 })))).toEqual([]);
  });

  it('finds a supply meter that stands beside a return meter that moves', () => {
    const standing = (supply: (minute: number) => number) =>
      course(60, (minute) => {
        const loadPercent = 60 + (minute % 20);
        const back = 340 - minute;
        return { readings: [supply(minute), back], netFlow: supply(minute) - back, loadPercent };
      });
    expect(kindsOf(standing(() => 900))).toEqual([['stuck', 0, 59]]);
    expect(kindsOf(standing((minute) => 900 + 0.1 * minute))).toEqual([]);
  });

  it('finds a reading that stands for 10 min while the load moves by more than 5 points', () => {
    const standing = (swing: number) =>
      course(60, (minute) =>
        minute >= 20 && minute <= 32 ? { netFlow: 512, loadPercent: 60 + (swing * (minute - 20)) / 12 } : {},
      );
    expect(kindsOf(standing(6))).toEqual([['stuck', 20, 32]]);
    expect(kindsOf(standing(5))).toEqual([]);
  });

  it('does not call a standing meter of a standing consumer stuck', () => {
    const samples = course(60, (minute) => ({ isRunning: false, netFlow: 0, loadPercent: minute % 20 }));
    expect(kindsOf(samples)).toEqual([]);
  });

  it('does not reach over a silence', () => {
    const negative = course(8, () => ({ netFlow: -40 }));
    const parted = negative.map((sample, index) =>
      index < 4 ? sample : { ...sample, time: sample.time + 60 * MINUTE },
    );
    expect(kindsOf(parted)).toEqual([]);
  });
});

it('keeps what lies outside every fault', () => {
  const samples = course(10, () => ({}));
  expect(keepFaultless(samples, [{ from: 2 * MINUTE, to: 8 * MINUTE }]).map(({ time }) => time / MINUTE)).toEqual([
    0, 1, 9,
  ]);
});
