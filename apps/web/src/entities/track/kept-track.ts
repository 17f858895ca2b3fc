/** The last 24 hours of a vessel's track, kept on this device: shown until the answer is there, and without a network. */
import type { GeoPoint } from '@fms/contract/geo';
import { toWireTime } from '@fms/contract/scalar';
import type { TagId } from '@fms/domain/identity';
import type { Instant } from '@fms/domain/time';
import { mergeTrack, type TrackPoint } from '@fms/domain/track';
import { readAppSetting } from '../../settings/app-setting.ts';
import { changeGeo, type KeptTrack, readGeo } from '../../storage/geo-store.ts';

const KEPT_MS = 86_400_000;
/** Maps ask for no finer one; a track for a file would fill the store. */
const FINEST_SCOPE = 14;

/** Adds an answer to what is kept of the vessel (§4.12); what is older than a day by `nowMs` is left out. */
export async function keepTrack(
  positionTagId: TagId,
  scope: number,
  answer: readonly GeoPoint[],
  nowMs: Instant,
): Promise<void> {
  if (scope > FINEST_SCOPE) return;
  const fresh = answer.map(toTrackPoint).filter(({ time }) => time > nowMs - KEPT_MS);
  if (fresh.length === 0) return;
  await changeGeo(positionTagId, readAppSetting().geoCacheBytes, (known) => ({
    // The coarser one: by it both are drawn without gaps that thinning alone has made.
    scope: Math.min(scope, known?.scope ?? scope),
    points: mergeTrack(known?.points ?? [], fresh).filter(({ time }) => time > nowMs - KEPT_MS),
  }));
}

/** What is kept of a vessel, newest first, with the scope it was thinned by in each point. Null: nothing is kept. */
export async function readKeptTrack(positionTagId: TagId): Promise<readonly GeoPoint[] | null> {
  const kept = await readGeo(positionTagId);
  return kept === undefined ? null : toAnswer(positionTagId, kept);
}

function toAnswer(dataTagId: TagId, { scope, points }: KeptTrack): GeoPoint[] {
  return points.map(({ time, latitude, longitude }, id) => ({
    id,
    dataTagId,
    scope,
    latitude,
    longitude,
    timestamp: toWireTime(time),
  }));
}

export function toTrackPoint({ latitude, longitude, timestamp }: GeoPoint): TrackPoint {
  return { latitude, longitude, time: Date.parse(timestamp) };
}
