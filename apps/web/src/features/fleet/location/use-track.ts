import type { Vessel } from '@fms/contract';
import { insertLivePoint, mergeTrack, type TrackPoint } from '@fms/domain';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { trackQueries } from '../../../api/track.queries.ts';
import { useText } from '../../../language/index.ts';
import { useLive } from '../../../live/index.ts';
import { type MapTrack, trackFeatures } from '../../../map/index.ts';

export const TRACK_HOURS = 24;
const NO_TRACKS: readonly MapTrack[] = [];
const SPAN_MS = TRACK_HOURS * 60 * 60 * 1000;

/** Three fixed scopes and not every zoom: a track is asked for again only when it would look coarse. */
function scopeOf(zoom: number): number {
  if (zoom <= 6) return 10;
  return zoom <= 8 ? 12 : 14;
}

/** The last 24 hours of a vessel, with live points at its front; undefined while nothing is selected or known. */
export function useTrack(vessel: Vessel | undefined, zoom: number): readonly MapTrack[] {
  const t = useText();
  const { clock } = useLive();
  const scope = scopeOf(zoom);
  const positionTagId = vessel?.standardData.positionTagId ?? null;
  // The span begins when the vessel is selected; live points carry it on.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another vessel is another span
  const to = useMemo(() => clock.now(), [clock, vessel?.id]);
  const { data } = useQuery(trackQueries.span({ positionTagId, from: to - SPAN_MS, to, scope }));
  const asked = useMemo(() => (data === undefined ? undefined : mergeTrack([], data.map(toTrackPoint))), [data]);
  const points = useLivePoints(vessel, asked);
  return useMemo(() => {
    if (vessel === undefined || points === undefined || points.length < 2) return NO_TRACKS;
    const gapText = (duration: string) => t('NO_POSITION_FOR', { duration });
    return [{ id: String(vessel.id), features: trackFeatures({ points, scope, gapText }) }];
  }, [vessel, points, scope, t]);
}

function toTrackPoint({ latitude, longitude, timestamp }: { latitude: number; longitude: number; timestamp: string }) {
  return { latitude, longitude, time: Date.parse(timestamp) } satisfies TrackPoint;
}

/** The asked track with each position that arrives put where it belongs. */
function useLivePoints(
  vessel: Vessel | undefined,
  asked: readonly TrackPoint[] | undefined,
): readonly TrackPoint[] | undefined {
  const { positions } = useLive();
  const [points, setPoints] = useState(asked);
  useEffect(() => {
    setPoints(asked);
    if (vessel === undefined || asked === undefined) return undefined;
    const take = () => {
      const position = positions.read(vessel.id);
      if (position !== undefined) setPoints((known = asked) => insertLivePoint(known, position));
    };
    take();
    return positions.subscribe(vessel.id, take);
  }, [asked, vessel, positions]);
  return points;
}
