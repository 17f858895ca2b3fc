import { describe, expect, it } from 'vitest';
import { parseByteRange } from './byte-range.ts';

describe('a range of a file of 100 bytes (RFC 9110, section 14)', () => {
  it.each([
    ['bytes=0-49', { start: 0, end: 49 }],
    ['bytes=50-', { start: 50, end: 99 }],
    ['bytes=-10', { start: 90, end: 99 }],
    ['bytes=-1000', { start: 0, end: 99 }],
    ['bytes=99-1000', { start: 99, end: 99 }],
    ['bytes=100-', null],
    ['bytes=-0', null],
    ['bytes=50-10', undefined],
    ['bytes=0-1,5-6', undefined],
    ['bytes=-', undefined],
    ['lines=0-1', undefined],
    [undefined, undefined],
  ])('%s is %j', (header, range) => {
    expect(parseByteRange(header, 100)).toEqual(range);
  });

  it('has no byte in an empty file', () => {
    expect([parseByteRange('bytes=0-', 0), parseByteRange('bytes=-5', 0)]).toEqual([null, null]);
  });
});
