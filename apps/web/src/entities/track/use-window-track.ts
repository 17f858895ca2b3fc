import type { GeoPoint } from '@fms/contract/geo';
import type { Vessel } from '@fms/contract/vessel';
import type { TagId } from '@fms/domain/identity';
import { type Instant, MINUTE_MS, type TimeSpan } from '@fms/domain/time';
import { insertLivePoint, mergeTrack, type TrackPoint } from '@fms/domain/track';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import type { ReadState } from '../../api/read-state.ts';
import { useLive, usePastSpan } from '../../live/index.ts';
import { toTrackPoint } from './kept-track.ts';
import { TRACK_RANGE_MS, type TrackTime } from './location-state.ts';
import { trackQueries } from './track.queries.ts';

export interface WindowTrack extends ReadState {
  readonly window: TimeSpan;
  /** Newest first, merged by the specified rules (§4.12); undefined until the first answer. */
  readonly points: readonly TrackPoint[] | undefined;
  /** What has come since, newest first, ending with the newest point of the track; short. */
  readonly tail: readonly TrackPoint[];
  readonly scope: number;
}

/** A live window is asked for again only when it has moved by this share of itself; live points carry it on meanwhile. */
const MOVED_SHARE = 0.05;
const NO_SPAN: TimeSpan = { from: 0, to: 0 };

/** The track of the window: asked for once, with live points at its front while the window ends now. */
export function useWindowTrack(vessel: Vessel, time: TrackTime, zoom: number): WindowTrack {
  const window = useTrackWindow(time);
  const scope = scopeOf(zoom);
  const { positionTagId } = vessel.standardData;
  const query = useQuery({
    ...trackQueries.span({ positionTagId, ...window, scope }),
    placeholderData: (previous, asked) => (asked?.queryKey[1] === positionTagId ? previous : undefined),
  });
  const kept = useKeptTrack(positionTagId, window);
  const shown = query.data ?? kept;
  const points = useMemo(() => shown && mergeTrack([], shown.map(toTrackPoint)), [shown]);
  const tail = useLiveTail(vessel, points, time.mode === 'live');
  return {
    window,
    points,
    tail,
    scope: query.data === undefined ? (kept?.[0]?.scope ?? scope) : scope,
    isPending: query.isPending,
    error: query.error,
    reload: () => void query.refetch(),
  };
}

/** Three fixed scopes and not every zoom: a track is asked for again only when it would look coarse. */
function scopeOf(zoom: number): number {
  if (zoom <= 6) return 10;
  return zoom <= 8 ? 12 : 14;
}

function useTrackWindow(time: TrackTime): TimeSpan {
  const { clock } = useLive();
  const spanMs = time.mode === 'live' ? TRACK_RANGE_MS[time.range] : 0;
  const [end, setEnd] = useState<Instant>(() => nextMinute(clock.now()));
  useEffect(() => {
    if (spanMs === 0) return undefined;
    const move = () => {
      const now = clock.now();
      setEnd((known) => (now > known + spanMs * MOVED_SHARE ? nextMinute(now) : known));
    };
    setEnd(nextMinute(clock.now()));
    return clock.subscribe(move);
  }, [clock, spanMs]);
  const past = usePastSpan(time.mode === 'fixed' ? time : NO_SPAN);
  const live = useMemo(() => ({ from: end - spanMs, to: end }), [end, spanMs]);
  return time.mode === 'fixed' ? past : live;
}

function nextMinute(at: Instant): Instant {
  return Math.ceil(at / MINUTE_MS) * MINUTE_MS;
}

/** What this device keeps of the window; undefined when that is no line. */
function useKeptTrack(positionTagId: TagId | null, { from, to }: TimeSpan): readonly GeoPoint[] | undefined {
  const { data } = useQuery(trackQueries.kept(positionTagId));
  return useMemo(() => {
    const within = (data ?? []).filter(({ timestamp }) => {
      const time = Date.parse(timestamp);
      return time >= from && time <= to;
    });
    return within.length < 2 ? undefined : within;
  }, [data, from, to]);
}

const NO_TAIL: readonly TrackPoint[] = [];

/** Live points are kept apart from the track: it is long, and is not drawn again with every second of sailing. */
function useLiveTail(
  { id }: Vessel,
  points: readonly TrackPoint[] | undefined,
  isLive: boolean,
): readonly TrackPoint[] {
  const { positions } = useLive();
  const [tail, setTail] = useState(NO_TAIL);
  useEffect(() => {
    const start = points?.slice(0, 1) ?? NO_TAIL;
    setTail(start);
    if (!isLive || points === undefined) return undefined;
    const take = () => {
      const position = positions.read(id);
      if (position === undefined || position.time <= (points[0]?.time ?? 0)) return;
      setTail((known) => insertLivePoint(known, position));
    };
    take();
    return positions.subscribe(id, take);
  }, [points, id, isLive, positions]);
  return tail;
}
