import { describe, expect, it } from 'vitest';
import { findGapCause } from './gap-cause.ts';

const MINUTE = 60_000;
/** Heard every minute from 0 to 60 and from 100 to 120. */
const heard = [...Array(60).keys(), ...Array.from({ length: 20 }, (_, index) => 100 + index)].map((at) => at * MINUTE);
const gap = (from: number, to: number) => ({ from: from * MINUTE, to: to * MINUTE });

describe('findGapCause', () => {
  it.each([
    ['this tag alone was silent', gap(10, 30), null, 'sensor'],
    ['nothing at all was recorded', gap(60, 100), null, 'gateway'],
    ['silent first, then nothing was recorded', gap(50, 100), null, 'sensor'],
    ['the line went down and is still down', gap(120, 180), 120, 'link'],
    ['the line is down now, the gap was before', gap(60, 100), 120, 'gateway'],
    ['buckets at both ends of the gap only touch it', gap(59.5, 100.5), null, 'gateway'],
    ['before anything was heard', gap(-60, 0), null, undefined],
    ['too short to tell', gap(60.2, 61.9), null, undefined],
  ])('%s', (_words, span, downSince, cause) => {
    const linkDownSince = downSince === null ? null : downSince * MINUTE;
    expect(findGapCause(span, { heard, bucketMs: MINUTE, linkDownSince })).toBe(cause);
  });

  it('names no cause where there is nothing to compare with', () => {
    expect(findGapCause(gap(0, 60), { heard: [], bucketMs: MINUTE, linkDownSince: null })).toBeUndefined();
  });
});
