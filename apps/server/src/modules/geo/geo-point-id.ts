/** Ids of points of tracks (§7.8): points are not rows with a key of their own, so the id follows from what they are. */
import type { TagId } from '@fms/domain/identity';
import type { Instant } from '@fms/domain/time';

/** Integers that JSON readers keep exactly. */
const ID_SPAN = 2 ** 53;
/** Ordinals of one tag in one millisecond that an id tells apart. */
const ORDINALS = 1000;
/** Odd and near the golden section of the span, so that tags with near ids lie far apart in it. */
const TAG_STRIDE = 5_566_755_282_872_657n;

/**
 * A maker of ids for the points of one answer. Points of one tag never share an id. Two tags begin at places spread
 * over the 2^53 ids, a year of points takes 1/285 of them, and equal ids need an equal remainder of 1000 besides.
 */
export function createGeoPointIds(): (tagId: TagId, time: Instant, ordinal: number) => number {
  const starts = new Map<TagId, number>();
  return (tagId, time, ordinal) => {
    let start = starts.get(tagId);
    if (start === undefined) {
      start = Number((BigInt(tagId) * TAG_STRIDE) % BigInt(ID_SPAN)) - ID_SPAN;
      starts.set(tagId, start);
    }
    // From below zero: beyond the span a sum would be rounded.
    const id = start + (time * ORDINALS + (ordinal % ORDINALS));
    return id < 0 ? id + ID_SPAN : id;
  };
}
