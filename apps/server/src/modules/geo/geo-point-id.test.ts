import { type TagId, toId } from '@fms/domain/identity';
import { describe, expect, it } from 'vitest';
import { createGeoPointIds } from './geo-point-id.ts';

const NOON = Date.UTC(2026, 4, 14, 12);
const tags = Array.from({ length: 2000 }, (_, i) => toId<TagId>(i + 1));

describe('ids of points', () => {
  it('are distinct for the newest points of many tags, also at one moment', () => {
    const idOf = createGeoPointIds();
    const ids = tags.flatMap((tagId) => [0, 1, 2].map((ordinal) => idOf(tagId, NOON, ordinal)));
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.every((id) => Number.isSafeInteger(id) && id >= 0)).toBe(true);
  });

  it('are distinct along the tracks of a fleet', () => {
    const idOf = createGeoPointIds();
    const ids = tags
      .slice(0, 100)
      .flatMap((tagId) => Array.from({ length: 500 }, (_, i) => idOf(tagId, NOON + i * 1000, 0)));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('are the same in every answer', () => {
    const [tagId] = tags as [TagId];
    expect(createGeoPointIds()(tagId, NOON, 3)).toBe(createGeoPointIds()(tagId, NOON, 3));
  });
});
