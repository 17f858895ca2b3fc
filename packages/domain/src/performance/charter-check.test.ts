import { describe, expect, it } from 'vitest';
import { type CharterSample, checkCharter } from './charter-check.ts';

const WARRANTY = { knots: 13, tonnesPerDay: 23.5 };
const CALM = 6;
const GALE = 14;
const hours = (count: number, knots: number | null, tonnesPerDay: number | null, windSpeed: number | null = CALM) =>
  Array.from({ length: count * 6 }, (): CharterSample => ({ knots, tonnesPerDay, windSpeed }));

describe('a charter of 13 kn on 23.5 t/d', () => {
  it.each([
    ['is kept', hours(10, 13.1, 23), ['within', 'within']],
    ['is kept within what "about" leaves', hours(10, 12.6, 24.6), ['within', 'within']],
    ['is not kept by a slow ship', hours(10, 12.4, 23), ['slower', 'within']],
    ['is not kept by one that burns more', hours(10, 13, 24.8), ['within', 'more']],
    ['is not evaluated by heavy weather', [...hours(10, 13.1, 23), ...hours(30, 10, 30, GALE)], ['within', 'within']],
    ['is not evaluated by the way into port', [...hours(10, 13.1, 23), ...hours(30, 5, 8)], ['within', 'within']],
  ])('%s', (_case, samples, [speed, fuel]) => {
    expect(checkCharter(samples, WARRANTY)).toMatchObject({ value: { speed, fuel } });
  });

  it('has its means and the share of good weather of what is known', () => {
    const samples = [...hours(2, 13, 22), ...hours(1, 12.7, 25), ...hours(1, 11, 28, GALE), ...hours(5, 13, 20, null)];
    const check = checkCharter(samples, WARRANTY);
    expect(check).toMatchObject({ value: { goodShare: 0.75 } });
    expect('value' in check && check.value.knots).toBeCloseTo(12.9, 9);
    expect('value' in check && check.value.tonnesPerDay).toBeCloseTo(23, 9);
  });

  it.each([
    ['nothing is known', []],
    ['the wind is not known', hours(10, 13, 23, null)],
    ['fuel is not known', hours(10, 13, null)],
    ['less than an hour was calm', hours(10, 13, 23, GALE).concat(hours(1, 13, 23).slice(1))],
  ])('is not evaluated when %s', (_case, samples) => {
    expect(checkCharter(samples, WARRANTY)).toEqual({ reason: { code: 'too-few', input: 'points' } });
  });
});
