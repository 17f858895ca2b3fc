import { describe, expect, it } from 'vitest';
import { addProgress, estimateEnd, getRate, type TransferRate } from './remaining-time.ts';

const SECOND = 1000;
/** The rate after so many seconds, each of so many bytes. */
function after(rate: TransferRate | null, from: number, seconds: number, bytes: number): TransferRate | null {
  let next = rate;
  for (let n = 0; n < seconds; n++) {
    next = addProgress(next, bytes, { since: from + n * SECOND, at: from + (n + 1) * SECOND });
  }
  return next;
}

describe('the rate of a transfer', () => {
  it('is that of an even stream', () => {
    expect(getRate(after(null, 0, 20, 5000), 20 * SECOND)).toBeCloseTo(5000, 6);
  });

  it('follows a change by half in ten seconds', () => {
    const rate = after(after(null, 0, 60, 10_000), 60 * SECOND, 10, 0);
    expect(getRate(rate, 70 * SECOND)).toBeCloseTo(5000, 0);
  });

  it('does not depend on how the bytes are counted', () => {
    const whole = addProgress(after(null, 0, 5, 100), 4000, { since: 5 * SECOND, at: 9 * SECOND });
    expect(getRate(whole, 9 * SECOND)).toBeCloseTo(
      getRate(after(after(null, 0, 5, 100), 5 * SECOND, 4, 1000), 9 * SECOND) ?? 0,
      6,
    );
  });

  it('is not known without bytes for half a minute, and begins anew', () => {
    const rate = after(null, 0, 5, 100);
    expect(getRate(rate, 35 * SECOND)).toBeCloseTo(100, 6);
    expect(getRate(rate, 36 * SECOND)).toBeNull();
    expect(getRate(addProgress(rate, 900, { since: 60 * SECOND, at: 61 * SECOND }), 61 * SECOND)).toBe(900);
  });

  it('does not change for a clock that stands or goes back', () => {
    const rate = after(null, 0, 5, 100);
    expect(addProgress(rate, 900, { since: 5 * SECOND, at: 5 * SECOND })).toBe(rate);
    expect(addProgress(rate, 900, { since: 5 * SECOND, at: 0 })).toBe(rate);
  });
});

describe('the end of a transfer', () => {
  it.each([
    ['by its rate', { bytes: 5000, bytesPerSecond: 1000, from: null }, 15 * SECOND],
    ['from when it may go on', { bytes: 5000, bytesPerSecond: 1000, from: 60 * SECOND }, 65 * SECOND],
    ['from now where that is past', { bytes: 5000, bytesPerSecond: 1000, from: 1 }, 15 * SECOND],
    ['at once without bytes', { bytes: 0, bytesPerSecond: null, from: null }, 10 * SECOND],
    ['unknown without a rate', { bytes: 1, bytesPerSecond: null, from: null }, null],
    ['unknown at a rate of zero', { bytes: 1, bytesPerSecond: 0, from: null }, null],
  ] as const)('is %s', (_, remaining, end) => {
    expect(estimateEnd(remaining, 10 * SECOND)).toBe(end);
  });
});
