import { describe, expect, it } from 'vitest';
import { MAX_FORMULA_LENGTH, parseFormula } from './formula.ts';
import { computeFormula, MAX_FORMULA_STEPS } from './formula-value.ts';

const MINUTE = 60_000;
const time = [0, 1, 2, 3].map((minute) => minute * MINUTE);
const columns = new Map([
  ['Power', [100, 200, null, 400]],
  ['Speed', [10, 0, 5, 8]],
]);

function values(text: string) {
  const read = parseFormula(text);
  if (!read.ok) throw new Error(`${read.problem} at ${read.at}`);
  return computeFormula(read.formula, time, columns);
}

describe('computeFormula', () => {
  it.each([
    ['1 + 2 * 3', 7],
    ['(1 + 2) * 3', 9],
    ['8 / 4 / 2', 1],
    ['10 - 4 - 3', 3],
    ['-2 ^ 2', -4],
    ['2 ^ 3 ^ 2', 512],
    ['2 ^ -1', 0.5],
    ['1.5e2', 150],
    ['min(3, 1, 2) + MAX(4)', 5],
    ['round(sqrt(17))', 4],
    ['abs(-3)', 3],
    ['sin(90)', 1],
    ['ln(exp(2))', 2],
  ])('%s = %d', (text, expected) => {
    expect(values(text)[0]).toBeCloseTo(expected, 12);
  });

  it('takes tags by their names, and has no value where one is missing or nothing can be computed', () => {
    expect(values('[Power] / [Speed]')).toEqual([10, null, null, 50]);
    expect(values('[ Power ] + 1')).toEqual([101, 201, null, 401]);
    expect(values('[No such tag]')).toEqual([null, null, null, null]);
    expect(values('sqrt(0 - [Speed])')).toEqual([null, 0, null, null]);
  });

  it('looks back in time by seconds', () => {
    expect(values('mean([Power], 120)')).toEqual([100, 150, null, 400]);
    expect(values('mean([Speed], 120)')).toEqual([10, 5, 2.5, 6.5]);
    expect(values('change([Speed], 60)')).toEqual([null, -10, 5, 3]);
  });

  it('gives up instead of computing for ever', () => {
    const read = parseFormula('1 + 2 + 3');
    if (!read.ok) throw new Error('unread');
    const rows = Array.from({ length: MAX_FORMULA_STEPS / 4 }, (_, row) => row);
    expect(() => computeFormula(read.formula, rows, new Map())).toThrow(RangeError);
  });
});

describe('parseFormula', () => {
  it('names each tag once', () => {
    const read = parseFormula('[A] + [B] * [A]');
    expect(read.ok && read.formula.tagNames).toEqual(['A', 'B']);
  });

  /** Texts that are refused, each with the place of what is wrong in it, by the problem. */
  const REFUSED = {
    empty: [['', 0]],
    unfinished: [
      ['1 +', 3],
      ['(1', 2],
      ['[Power', 6],
    ],
    unexpected: [
      ['1 2', 2],
      [')', 0],
      ['[]', 0],
      ['1 + @', 4],
    ],
    'unknown-function': [
      ['alert(1)', 0],
      ['constructor', 0],
    ],
    'wrong-arguments': [
      ['abs(1, 2)', 0],
      ['mean([A])', 0],
      ['mean([A], [B])', 0],
    ],
    'too-deep': [[`${'('.repeat(60)}1${')'.repeat(60)}`, 40]],
    'too-long': [
      [`${'1+'.repeat(150)}1`, 201],
      ['1'.repeat(MAX_FORMULA_LENGTH + 1), MAX_FORMULA_LENGTH],
    ],
  };

  it.each(Object.entries(REFUSED))('refuses as %s', (problem, texts) => {
    for (const [text, at] of texts) expect(parseFormula(String(text))).toEqual({ ok: false, problem, at });
  });
});
