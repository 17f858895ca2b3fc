/**
 * Tracks in the browser's indexed database (§3, "geo data"), one a vessel, in so many bytes altogether. A track that is
 * kept may push out others: the one that was kept longest ago goes first.
 */
import type { TrackPoint } from '@fms/domain/track';
import { readCurrentUser } from './current-user.ts';
import { readOffline, writeOffline } from './offline-store.ts';
import { readClaims } from './token-claims.ts';

export interface KeptTrack {
  /** The scope its points were thinned by. */
  readonly scope: number;
  /** Newest first. */
  readonly points: readonly TrackPoint[];
}

/** As it lies in the database: time, latitude and longitude of each point one after the other. */
interface Stored {
  readonly scope: number;
  readonly values: Float64Array;
}

interface Entry {
  readonly tagId: number;
  readonly bytes: number;
}

const VALUES_A_POINT = 3;
/** Changes of the list follow each other, so that none is lost when several tracks are kept at once. */
let lastWrite: Promise<void> = Promise.resolve();

/** The track of a position tag; undefined when none is kept, or the database refuses. */
export async function readGeo(tagId: number): Promise<KeptTrack | undefined> {
  const stored = await readOffline(trackKey(tagId));
  return isStored(stored) ? { scope: stored.scope, points: readPoints(stored.values) } : undefined;
}

/** Keeps what `change` makes of the track that was kept before. One larger than `maxBytes` is not kept at all. */
export function changeGeo(
  tagId: number,
  maxBytes: number,
  change: (known: KeptTrack | undefined) => KeptTrack,
): Promise<void> {
  lastWrite = lastWrite.then(async () => {
    const { scope, points } = change(await readGeo(tagId));
    const stored: Stored = { scope, values: writePoints(points) };
    const list = await readOffline(listKey());
    const { kept, dropped } = makeRoom(isList(list) ? list : [], { tagId, bytes: stored.values.byteLength }, maxBytes);
    for (const { tagId: old } of dropped) await writeOffline(trackKey(old), undefined);
    if (kept.at(-1)?.tagId === tagId) await writeOffline(trackKey(tagId), stored);
    await writeOffline(listKey(), kept);
  });
  return lastWrite;
}

/** Entries in the order they were kept, the newest last: of the older ones as many as leave room for it. */
export function makeRoom(
  entries: readonly Entry[],
  newest: Entry,
  maxBytes: number,
): { kept: readonly Entry[]; dropped: readonly Entry[] } {
  const all = [...entries.filter(({ tagId }) => tagId !== newest.tagId), newest];
  let room = maxBytes;
  const first = all.findLastIndex(({ bytes }) => {
    room -= bytes;
    return room < 0;
  });
  return { kept: all.slice(first + 1), dropped: all.slice(0, first + 1) };
}

/** Rights differ between users: each has tracks of their own. */
function listKey(): string {
  return `geo:${readClaims(readCurrentUser()?.token ?? '')?.sub ?? ''}`;
}

const trackKey = (tagId: number) => `${listKey()}:${tagId}`;

function writePoints(points: readonly TrackPoint[]): Float64Array {
  return Float64Array.from(points.flatMap(({ time, latitude, longitude }) => [time, latitude, longitude]));
}

function readPoints(values: Float64Array): TrackPoint[] {
  return Array.from({ length: values.length / VALUES_A_POINT }, (_, index) => {
    const [time = 0, latitude = 0, longitude = 0] = values.subarray(index * VALUES_A_POINT);
    return { time, latitude, longitude };
  });
}

/** What the database holds may come from another version of the application. */
function isStored(value: unknown): value is Stored {
  return typeof value === 'object' && value !== null && 'values' in value && value.values instanceof Float64Array;
}

function isList(value: unknown): value is readonly Entry[] {
  return Array.isArray(value) && value.every((entry) => typeof entry?.bytes === 'number');
}
