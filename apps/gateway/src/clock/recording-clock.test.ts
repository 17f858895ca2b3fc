import { QUALITY_GOOD, QUALITY_SUSPECT_TIME } from '@fms/domain/quality';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OrderClock, RecordingClock, type SentenceClock } from './recording-clock.ts';

const NOON = Date.UTC(2014, 3, 16, 12);

function recorder() {
  const placed: [item: string, offset: number, quality: number][] = [];
  const refused: [reason: string, item: string][] = [];
  const output = {
    emit: (item: string, time: number, quality: number) => placed.push([item, time - NOON, quality]),
    refuse: (reason: string, item: string) => refused.push([reason, item]),
    doubt: () => {},
  };
  return { placed, refused, output };
}

function place(items: readonly (readonly [string, number | null])[], firstStamp: number | null = null) {
  const { placed, refused, output } = recorder();
  const clock: SentenceClock<string> = new RecordingClock({ start: null, latest: () => NOON * 2, firstStamp }, output);
  for (const [item, offset] of items) clock.place(item, offset === null ? null : NOON + offset);
  clock.end();
  return {
    placed: placed.map(([item, offset]) => [item, offset]),
    refused,
    qualities: placed.map(([, , quality]) => quality),
  };
}

describe('times of a recording', () => {
  it('spreads what carries none in order over the second of the last stamp', () => {
    const { placed } = place([
      ['RMC', 0],
      ['a', null],
      ['b', null],
      ['c', null],
      ['d', null],
      ['RMC', 1000],
    ]);
    expect(placed).toEqual([
      ['RMC', 0],
      ['a', 0],
      ['b', 250],
      ['c', 500],
      ['d', 750],
      ['RMC', 1000],
    ]);
  });

  it('stays before a next stamp that comes sooner than a second', () => {
    const { placed } = place([
      ['RMC', 0],
      ['a', null],
      ['b', null],
      ['RMC', 200],
    ]);
    expect(placed).toEqual([
      ['RMC', 0],
      ['a', 0],
      ['b', 100],
      ['RMC', 200],
    ]);
  });

  it('stays inside the second before a next stamp that comes later', () => {
    expect(
      place([
        ['RMC', 0],
        ['a', null],
        ['b', null],
        ['RMC', 30_000],
      ]).placed[2],
    ).toEqual(['b', 500]);
  });

  it('takes a repeated stamp for the same second', () => {
    const { placed } = place([
      ['RMC', 0],
      ['a', null],
      ['RMC', 0],
      ['b', null],
      ['RMC', 1000],
    ]);
    expect(placed).toEqual([
      ['RMC', 0],
      ['a', 0],
      ['RMC', 0],
      ['b', 500],
      ['RMC', 1000],
    ]);
  });

  it('refuses what stands before the first stamp, unless it is known when that was', () => {
    const lines = [
      ['a', null],
      ['b', null],
      ['RMC', 0],
      ['c', null],
    ] as const;
    expect(place(lines)).toMatchObject({
      placed: [
        ['RMC', 0],
        ['c', 0],
      ],
      refused: [
        ['time-unknown', 'a'],
        ['time-unknown', 'b'],
      ],
    });
    expect(place(lines, NOON).placed).toEqual([
      ['a', -1000],
      ['b', -500],
      ['RMC', 0],
      ['c', 0],
    ]);
  });

  it('marks what follows when the clock has fallen silent', () => {
    const lines = Array.from({ length: 600 }, (_, i) => [String(i), null] as const);
    const { qualities } = place([['RMC', 0], ...lines]);
    expect(qualities.filter((quality) => quality === QUALITY_GOOD).length).toBe(501);
    expect(qualities.at(-1)).toBe(QUALITY_SUSPECT_TIME);
  });

  it('never gives a later sentence an earlier time', () => {
    const steps = fc.array(fc.oneof(fc.constant(null), fc.nat(3000)), { maxLength: 60 });
    fc.assert(
      fc.property(steps, (stamps) => {
        let at = 0;
        const next = (step: number) => {
          at += step;
          return at;
        };
        const lines = [0, ...stamps].map((step, i) => [String(i), step === null ? null : next(step)] as const);
        const { placed, refused } = place(lines);
        const spread = placed.filter(([item]) => stamps[Number(item) - 1] === null).map(([, offset]) => Number(offset));
        expect(refused).toEqual([]);
        expect(spread).toEqual([...spread].sort((a, b) => a - b));
      }),
    );
  });
});

describe('a recording without any time', () => {
  it('keeps its order from the start it was given', () => {
    const { placed, output } = recorder();
    const clock = new OrderClock({ instant: NOON, exact: true }, output);
    for (const item of ['a', 'b', 'c']) clock.place(item);
    expect(placed).toEqual([
      ['a', 0, QUALITY_GOOD],
      ['b', 1, QUALITY_GOOD],
      ['c', 2, QUALITY_GOOD],
    ]);
  });
});
