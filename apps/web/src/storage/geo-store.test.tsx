import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildToken, NOON } from '../testing/builders.ts';
import { writeCurrentUser } from './current-user.ts';
import { changeGeo, readGeo } from './geo-store.ts';

const database = new Map<string, unknown>();
vi.mock('./offline-store.ts', () => ({
  readOffline: async (key: string) => database.get(key),
  writeOffline: async (key: string, value: unknown) => {
    if (value === undefined) database.delete(key);
    else database.set(key, value);
  },
}));

const signIn = (sub: string) => writeCurrentUser({ token: buildToken({ sub }), username: sub, email: '' });

beforeEach(() => signIn('7'));
afterEach(() => {
  writeCurrentUser(undefined);
  database.clear();
});

const POINT_BYTES = 24;
/** Newest first, a fix every minute. */
const track = (count: number) => ({
  scope: 10,
  points: Array.from({ length: count }, (_, minute) => ({
    time: NOON - minute * 60_000,
    latitude: 60 + minute / 60,
    longitude: 3.25,
  })),
});
const keep = (tagId: number, count: number, maxPoints: number) =>
  changeGeo(tagId, maxPoints * POINT_BYTES, () => track(count));
/** Keeps tracks one after the other, each by its tag and its number of points. */
const keepEach = async (...tracks: readonly (readonly [tagId: number, count: number])[]) => {
  for (const [tagId, count] of tracks) await keep(tagId, count, 10);
};
const keptTags = async () => {
  const found: number[] = [];
  for (const tagId of [1, 2, 3]) if ((await readGeo(tagId)) !== undefined) found.push(tagId);
  return found;
};

describe('the geo store', () => {
  it('gives back a track as it was kept', async () => {
    await keep(1, 3, 10);
    expect(await readGeo(1)).toEqual(track(3));
  });

  it('pushes out the vessel that was kept longest ago', async () => {
    await keepEach([1, 4], [2, 4], [3, 4]);
    expect(await keptTags()).toEqual([2, 3]);
  });

  it('takes a vessel that is kept again as the newest, once', async () => {
    await keepEach([1, 4], [2, 4], [1, 5], [3, 5]);
    expect(await keptTags()).toEqual([1, 3]);
  });

  it('gives up as many vessels as a long track needs', async () => {
    await keepEach([1, 3], [2, 3], [3, 10]);
    expect(await keptTags()).toEqual([3]);
  });

  it('keeps no track that is larger than the store', async () => {
    await keep(1, 3, 10);
    await keep(2, 11, 10);
    expect(await readGeo(2)).toBeUndefined();
  });

  it('loses none of several tracks that are kept at once', async () => {
    await Promise.all([keep(1, 2, 10), keep(2, 2, 10), keep(3, 2, 10)]);
    expect(await keptTags()).toEqual([1, 2, 3]);
    await keep(4, 9, 10);
    expect(await keptTags()).toEqual([]);
  });

  it('hands what was kept to the change', async () => {
    await keep(1, 2, 10);
    await changeGeo(1, 1000, (known) => ({ scope: 10, points: known?.points.slice(0, 1) ?? [] }));
    expect((await readGeo(1))?.points).toEqual(track(1).points);
  });

  it('shows nothing of another user', async () => {
    await keep(1, 2, 10);
    signIn('8');
    expect(await readGeo(1)).toBeUndefined();
  });
});
