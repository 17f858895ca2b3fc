import type { PositionReading } from '@fms/contract/link';
import { QUALITY_GOOD, QUALITY_JUMP } from '@fms/domain/quality';
import { describe, expect, it } from 'vitest';
import { JumpFilter } from './jump-filter.ts';

const fix = (second: number, latitude: number, longitude = 10): PositionReading => ({
  tagIndex: 0,
  timeMs: second * 1000,
  ordinal: 0,
  quality: QUALITY_GOOD,
  latitude,
  longitude,
});
/** What the shore has in the end: of each moment what was sent last. */
function kept(fixes: readonly PositionReading[], timeResolutionMs = 0): (readonly [second: number, quality: number])[] {
  const filter = new JumpFilter(timeResolutionMs);
  const last = new Map<number, number>();
  for (const sent of fixes.flatMap((one) => filter.filter(one))) last.set(sent.timeMs / 1000, sent.quality);
  return [...last];
}

describe('a position that jumps', () => {
  it('is flagged at once and stays so when the next fix is back on the track', () => {
    expect(kept([fix(1, 54), fix(2, 54.0001), fix(3, 55), fix(4, 54.0002)])).toEqual([
      [1, QUALITY_GOOD],
      [2, QUALITY_GOOD],
      [3, QUALITY_JUMP],
      [4, QUALITY_GOOD],
    ]);
    expect(new JumpFilter().filter(fix(1, 54))).toEqual([fix(1, 54)]);
  });

  it('is cleared when its successor agrees with it: the ship is there now', () => {
    expect(kept([fix(1, 54), fix(2, 54.0001), fix(3, 55), fix(4, 55.0001), fix(5, 55.0002)])).toEqual([
      [1, QUALITY_GOOD],
      [2, QUALITY_GOOD],
      [3, QUALITY_GOOD],
      [4, QUALITY_GOOD],
      [5, QUALITY_GOOD],
    ]);
  });

  it('is sent again only when its verdict changes', () => {
    const filter = new JumpFilter();
    const sent = [fix(1, 54), fix(2, 54), fix(3, 55), fix(4, 54)].flatMap((one) => filter.filter(one));
    expect(sent.map(({ timeMs }) => timeMs / 1000)).toEqual([1, 2, 3, 4]);
  });

  it('was the first one, when two that follow agree with each other', () => {
    expect(kept([fix(1, 20), fix(2, 54), fix(3, 54.0001)])).toEqual([
      [1, QUALITY_JUMP],
      [2, QUALITY_GOOD],
      [3, QUALITY_GOOD],
    ]);
  });

  it('two wild fixes in a row that do not agree are both flagged', () => {
    expect(kept([fix(1, 54), fix(2, 54), fix(3, 60), fix(4, 30), fix(5, 54)]).map(([, quality]) => quality)).toEqual([
      QUALITY_GOOD,
      QUALITY_GOOD,
      QUALITY_JUMP,
      QUALITY_JUMP,
      QUALITY_GOOD,
    ]);
  });

  it('is not checked against zeros, however many of them agree', () => {
    const fixes = [fix(1, 54), fix(2, 54), fix(3, 0, 0), fix(4, 0, 0), fix(5, 54)];
    expect(kept(fixes).at(-1)).toEqual([5, QUALITY_GOOD]);
  });
});
