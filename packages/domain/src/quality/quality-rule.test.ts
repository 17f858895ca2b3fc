import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  QUALITY_BAD_SOURCE,
  QUALITY_GOOD,
  QUALITY_IMPOSSIBLE,
  QUALITY_SIMULATED,
  QUALITY_STUCK,
  QUALITY_TOO_FAST,
} from './quality.ts';
import { createQualityReplay } from './quality-replay.ts';
import { evaluateQuality, isRuled, NO_QUALITY_RULE, type QualityRule, type QualityState } from './quality-rule.ts';

fc.configureGlobal({ seed: 17 });

const NOON = 1_700_000_000_000;
type Reading = readonly [second: number, value: number, quality?: number];

/** The flags of readings in the order they come. */
function flagsOf(part: Partial<QualityRule>, readings: readonly Reading[]): number[] {
  const rule = { ...NO_QUALITY_RULE, ...part };
  let state: QualityState | undefined;
  return readings.map(([second, value, quality = QUALITY_GOOD]) => {
    const evaluated = evaluateQuality(rule, state, { time: NOON + second * 1000, value, quality });
    state = evaluated.state;
    return evaluated.flags;
  });
}

describe('evaluateQuality', () => {
  it.each<[string, Partial<QualityRule>, Reading[], number[]]>([
    [
      'no rule flags nothing',
      {},
      [
        [0, 1],
        [1, 1e9],
      ],
      [0, 0],
    ],
    [
      'a value at the lowest possible is possible',
      { lowestPossible: 0 },
      [
        [0, 0],
        [1, -0.1],
      ],
      [0, QUALITY_IMPOSSIBLE],
    ],
    [
      'one above the highest is not',
      { highestPossible: 10 },
      [
        [0, 10],
        [1, 10.1],
      ],
      [0, QUALITY_IMPOSSIBLE],
    ],
    [
      'a change as fast as it can be is kept',
      { fastestChange: 2 },
      [
        [0, 0],
        [1, 2],
        [3, -2],
      ],
      [0, 0, 0],
    ],
    [
      'a spike is flagged and the way back is not',
      { fastestChange: 2 },
      [
        [0, 0],
        [1, 9],
        [2, 0.5],
      ],
      [0, QUALITY_TOO_FAST, 0],
    ],
    [
      'a new level is taken when the change could have come to it',
      { fastestChange: 2 },
      [
        [0, 0],
        [1, 6],
        [2, 6],
        [3, 6],
      ],
      [0, QUALITY_TOO_FAST, QUALITY_TOO_FAST, 0],
    ],
    [
      'an impossible value is no neighbour of the next',
      { highestPossible: 10, fastestChange: 2 },
      [
        [0, 1],
        [1, 99],
        [2, 2],
      ],
      [0, QUALITY_IMPOSSIBLE, 0],
    ],
    [
      'a value that stands is stuck from the given second on',
      { stuckSeconds: 2 },
      [
        [0, 5],
        [1, 5],
        [2, 5],
        [3, 5],
        [4, 5.1],
      ],
      [0, 0, QUALITY_STUCK, QUALITY_STUCK, 0],
    ],
    [
      'an impossible value that stands is both',
      { highestPossible: 1, stuckSeconds: 1 },
      [
        [0, 5],
        [1, 5],
      ],
      [QUALITY_IMPOSSIBLE, QUALITY_IMPOSSIBLE | QUALITY_STUCK],
    ],
    [
      'late data is evaluated by what is possible alone',
      { highestPossible: 10, fastestChange: 1, stuckSeconds: 1 },
      [
        [9, 5],
        [1, 9],
        [2, 11],
      ],
      [0, 0, QUALITY_IMPOSSIBLE],
    ],
    [
      'what the source calls bad is not evaluated and no neighbour',
      { fastestChange: 1 },
      [
        [0, 1],
        [1, 50, QUALITY_BAD_SOURCE],
        [2, 2],
      ],
      [0, 0, 0],
    ],
    [
      'a simulated value is evaluated as any other',
      { highestPossible: 1 },
      [[0, 2, QUALITY_SIMULATED]],
      [QUALITY_IMPOSSIBLE],
    ],
  ])('%s', (_sentence, rule, readings, expected) => {
    expect(flagsOf(rule, readings)).toEqual(expected);
  });

  it('has a rule where one bound is set', () => {
    expect([isRuled(NO_QUALITY_RULE), isRuled({ ...NO_QUALITY_RULE, lowestPossible: 0 })]).toEqual([false, true]);
  });
});

const bound = fc.option(fc.integer({ min: -20, max: 20 }));
const rules = fc.record({
  lowestPossible: bound,
  highestPossible: bound,
  fastestChange: fc.option(fc.integer({ min: 1, max: 10 })),
  stuckSeconds: fc.option(fc.integer({ min: 1, max: 10 })),
});
/** Whole seconds and numbers, so that the sums of the test and of the rule are the same. */
const histories = fc.array(fc.tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: -30, max: 30 })), {
  maxLength: 60,
});

function toReadings(steps: readonly (readonly [number, number])[]): Reading[] {
  let second = 0;
  return steps.map(([wait, value]) => {
    second += wait;
    return [second, value];
  });
}

/** The same rules, told from the whole history for each reading. */
function flagsByHistory(rule: QualityRule, readings: readonly Reading[]): number[] {
  const flags: number[] = [];
  for (const [i, [second, value]] of readings.entries()) {
    let flag = QUALITY_GOOD;
    if (value < (rule.lowestPossible ?? value) || value > (rule.highestPossible ?? value)) flag |= QUALITY_IMPOSSIBLE;
    const plausible = flags.findLastIndex((one) => (one & (QUALITY_IMPOSSIBLE | QUALITY_TOO_FAST)) === 0);
    const before = readings[plausible];
    const most = before && rule.fastestChange !== null ? rule.fastestChange * (second - before[0]) : null;
    if (flag === QUALITY_GOOD && before && most !== null && Math.abs(value - before[1]) > most)
      flag |= QUALITY_TOO_FAST;
    const lastOther = readings.slice(0, i).findLastIndex(([, other]) => other !== value);
    const since = readings[lastOther + 1]?.[0] ?? second;
    if (rule.stuckSeconds !== null && second - since >= rule.stuckSeconds) flag |= QUALITY_STUCK;
    flags.push(flag);
  }
  return flags;
}

describe('quality flags', () => {
  it('follow from the history, however it is told', () => {
    fc.assert(
      fc.property(rules, histories, (rule, steps) => {
        const readings = toReadings(steps);
        expect(flagsOf(rule, readings)).toEqual(flagsByHistory(rule, readings));
      }),
    );
  });

  it('are fewer under a wider rule of possible values', () => {
    fc.assert(
      fc.property(histories, fc.integer({ min: 0, max: 20 }), fc.integer({ min: 0, max: 20 }), (steps, most, more) => {
        const count = (highestPossible: number) =>
          flagsOf({ highestPossible }, toReadings(steps)).filter((flags) => flags !== QUALITY_GOOD).length;
        expect(count(most + more)).toBeLessThanOrEqual(count(most));
      }),
    );
  });

  it('are the same in a replay of what is stored with them', () => {
    fc.assert(
      fc.property(rules, histories, (rule, steps) => {
        const readings = toReadings(steps);
        const flags = flagsOf(rule, readings);
        const replay = createQualityReplay(rule);
        const tried = readings.map(
          ([second, value], i) =>
            replay.take({ time: NOON + second * 1000, value, quality: (flags[i] ?? 0) | QUALITY_SIMULATED }).quality,
        );
        expect(tried).toEqual(flags.map((flag) => flag | QUALITY_SIMULATED));
        expect(replay.counts().before).toBe(replay.counts().after);
      }),
    );
  });
});
