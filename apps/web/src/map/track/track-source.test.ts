import type { GeoJSONSource, GeoJSONSourceDiff } from 'maplibre-gl';
import { describe, expect, it } from 'vitest';
import type { MapTrack, TrackFeatures } from './track-feature.ts';
import { TrackSource } from './track-source.ts';

/** A source that takes one change at a time, each when the test lets it. */
function heldSource() {
  const diffs: GeoJSONSourceDiff[] = [];
  let take = () => {};
  const updateData = (diff: GeoJSONSourceDiff) => {
    diffs.push(diff);
    return new Promise<void>((resolve) => {
      take = resolve;
    });
  };
  const shown = new Set<unknown>();
  const taken = async (count = 1) => {
    for (let i = 0; i < count; i++) {
      const { add = [], remove = [] } = diffs.at(-1) ?? {};
      for (const { id } of add) shown.add(id);
      for (const id of remove) shown.delete(id);
      take();
      await Promise.resolve();
      await Promise.resolve();
    }
  };
  return { diffs, shown, taken, source: { updateData } as unknown as GeoJSONSource };
}

/** A track of so many pieces. */
function track(id: string, pieces: number): MapTrack {
  const line: TrackFeatures['features'][number] = {
    type: 'Feature',
    geometry: { type: 'LineString', coordinates: [] },
    properties: { step: 0, label: '' },
  };
  return { id, features: { type: 'FeatureCollection', features: Array.from({ length: pieces }, () => line) } };
}

describe('tracks of one source', () => {
  it('go one at a time, each after the one before has arrived', async () => {
    const { diffs, taken, source } = heldSource();
    new TrackSource(() => source).set([track('a', 2), track('b', 3)]);
    expect(diffs.map(({ add }) => add?.length)).toEqual([2]);
    await taken();
    expect(diffs.map(({ add }) => add?.length)).toEqual([2, 3]);
    await taken();
    expect(diffs).toHaveLength(2);
  });

  it('have pieces that no other track has', async () => {
    const { shown, taken, source } = heldSource();
    new TrackSource(() => source).set([track('a', 2), track('b', 3)]);
    await taken(2);
    expect(shown.size).toBe(5);
  });

  it('are not sent again while they are the same', async () => {
    const { diffs, taken, source } = heldSource();
    const tracks = new TrackSource(() => source);
    const [kept, left] = [track('a', 2), track('b', 1)];
    tracks.set([kept, left]);
    await taken(2);
    tracks.set([{ ...kept, tail: kept.features }]);
    expect(diffs.slice(2)).toEqual([{ remove: [...(diffs[1]?.add ?? [])].map(({ id }) => id) }]);
  });

  it('take the place of what was drawn of the vessel before', async () => {
    const { shown, taken, source } = heldSource();
    const tracks = new TrackSource(() => source);
    tracks.set([track('a', 4)]);
    await taken();
    const before = [...shown];
    tracks.set([track('a', 2)]);
    await taken(2);
    expect(shown.size).toBe(2);
    expect(before.filter((id) => shown.has(id))).toEqual([]);
  });

  it('follow the last wish when it changes on the way', async () => {
    const { diffs, shown, taken, source } = heldSource();
    const tracks = new TrackSource(() => source);
    tracks.set([track('a', 4), track('b', 1)]);
    tracks.set([track('c', 3)]);
    await taken(3);
    expect(shown.size).toBe(3);
    expect(diffs.map(({ add, remove }) => [add?.length, remove?.length])).toEqual([
      [4, undefined],
      [undefined, 4],
      [3, undefined],
    ]);
  });

  it('wait for a source, and are all sent again to another one', async () => {
    const held = [heldSource(), heldSource()] as const;
    let source: GeoJSONSource | undefined;
    const tracks = new TrackSource(() => source);
    tracks.set([track('a', 2)]);
    for (const { source: next, shown, taken } of held) {
      source = next;
      tracks.restart();
      await taken();
      expect(shown.size).toBe(2);
    }
  });
});
