/** Tracks of vessels over a span, coloured and cut at gaps, with live points at their front while the map shows now. */

import type { Tag } from '@fms/contract/tag';
import type { Vessel } from '@fms/contract/vessel';
import type { VesselId } from '@fms/domain/identity';
import type { TimeSpan } from '@fms/domain/time';
import { mergeTrack, type TrackPoint } from '@fms/domain/track';
import { useQueries, useQuery } from '@tanstack/react-query';
import type { FeatureCollection } from 'geojson';
import { useEffect, useMemo, useState } from 'react';
import { fleetHistoryQueries } from '../../../entities/fleet/index.ts';
import { statisticQueries } from '../../../entities/statistic/index.ts';
import { getTagColour, trackQueries } from '../../../entities/track/index.ts';
import { useText } from '../../../language/index.ts';
import { useLive } from '../../../live/index.ts';
import {
  buildOutlierFeatures,
  buildTrackFeatures,
  type MapTrack,
  type MapView,
  type TrackColour,
} from '../../../map/index.ts';
import { type RequestedTrack, toPoints, useTrackFeatures } from './use-track-features.ts';

export interface TracksRequest {
  readonly vessels: readonly Vessel[];
  readonly span: TimeSpan;
  /** What the scale cannot show is left out. */
  readonly scope: number;
  /** Null colours by speed; a tag colours the track of its own vessel. */
  readonly colourTag: Tag | null;
  /** Whether points that arrive are added. */
  readonly isLive: boolean;
}

const MAX_POINTS = 1000;

/** Three fixed scopes and not every zoom: a track is asked for again only when it would look coarse. */
export function getTrackScope({ zoom }: MapView): number {
  if (zoom <= 6) return 10;
  return zoom <= 8 ? 12 : 14;
}

export interface DrawnTracks {
  readonly tracks: readonly MapTrack[];
  /** How the tag's track is coloured; undefined while all are coloured by speed. */
  readonly tagColour: TrackColour | undefined;
}

export function useTracks({ vessels, span, scope, colourTag, isLive }: TracksRequest): DrawnTracks {
  const t = useText();
  const answers = useQueries({
    queries: vessels.map(({ standardData: { positionTagId } }) => trackQueries.span({ positionTagId, ...span, scope })),
    combine: (results) => results.map(({ data }) => data),
  });
  const kept = useQueries({
    queries: vessels.map(({ standardData: { positionTagId } }) => trackQueries.kept(positionTagId)),
    combine: (results) => results.map(({ data }) => data),
  });
  const colour = useTagColour(colourTag, span);
  const tails = useTails(vessels, isLive);
  const wanted = useMemo(
    () =>
      vessels.flatMap(({ id }, index): RequestedTrack[] => {
        const answer = answers[index];
        const data = answer ?? (isLive ? kept[index] : undefined) ?? [];
        if (data.length < 2) return [];
        const thinnedBy = answer === undefined ? (data[0]?.scope ?? scope) : scope;
        return [{ id, data, scope: thinnedBy, colour: colourTag?.vesselId === id ? colour : undefined }];
      }),
    [vessels, answers, kept, isLive, colour, colourTag, scope],
  );
  const features = useTrackFeatures(wanted);
  const tracks = useMemo(() => {
    const gapText = (duration: string) => t('NO_POSITION_FOR', { duration });
    return wanted.flatMap((track, index): MapTrack[] => {
      const whole = features[index];
      if (whole === undefined) return [];
      const { id, data, colour: own } = track;
      const newer = (tails.get(id) ?? []).filter(({ time }) => time > Date.parse(data[0]?.timestamp ?? ''));
      const points = mergeTrack(toPoints(data.slice(0, 1)), newer);
      const tail = points.length < 2 ? undefined : buildTrackFeatures({ points, scope, colour: own, gapText });
      return [{ id: String(id), features: whole, tail }];
    });
  }, [wanted, features, tails, scope, t]);
  return { tracks, tagColour: colour };
}

function useTagColour(tag: Tag | null, span: TracksRequest['span']): TrackColour | undefined {
  const queries =
    tag === null
      ? []
      : [statisticQueries.buckets({ vesselId: tag.vesselId, tagId: tag.Id, ...span, maxPoints: MAX_POINTS })];
  const buckets = useQueries({ queries, combine: ([answer]) => answer?.data });
  return useMemo(
    () => (tag === null || buckets === undefined ? undefined : getTagColour(tag, buckets)),
    [tag, buckets],
  );
}

const NO_TAILS: ReadonlyMap<VesselId, readonly TrackPoint[]> = new Map();

/** Points that arrived since the tracks were asked for. */
function useTails(vessels: readonly Vessel[], isLive: boolean): ReadonlyMap<VesselId, readonly TrackPoint[]> {
  const { positions } = useLive();
  const [tails, setTails] = useState(NO_TAILS);
  const ids = vessels.map(({ id }) => id).join(',');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the ids say when the vessels are others
  useEffect(() => {
    if (!isLive || vessels.length === 0) return setTails(NO_TAILS);
    const take = (id: VesselId) => {
      const position = positions.read(id);
      if (position === undefined) return;
      setTails((before) => new Map(before).set(id, mergeTrack(before.get(id) ?? [], [position])));
    };
    for (const { id } of vessels) take(id);
    const ways = vessels.map(({ id }) => positions.subscribe(id, () => take(id)));
    return () => {
      for (const way of ways) way();
    };
  }, [ids, positions, isLive]);
  return tails;
}

/** Positions that the track of a vessel leaves out, as crosses; undefined while they are not asked for. */
export function useOutliers(
  vesselId: VesselId | undefined,
  span: TracksRequest['span'],
): { drawing: FeatureCollection | undefined; count: number } {
  const { data } = useQuery(fleetHistoryQueries.outliers(vesselId, span));
  const drawing = useMemo(() => data && buildOutlierFeatures(data), [data]);
  return { drawing: vesselId === undefined ? undefined : drawing, count: data?.length ?? 0 };
}
