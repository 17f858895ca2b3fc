/** Tracks as the map draws them, made one at a time: twenty of ten thousand points at once would hold the page still. */
import type { GeoPoint } from '@fms/contract/geo';
import type { VesselId } from '@fms/domain/identity';
import type { TrackPoint } from '@fms/domain/track';
import { useEffect, useMemo, useState } from 'react';
import { useText } from '../../../language/index.ts';
import { buildTrackFeatures, type TrackColour, type TrackFeatures } from '../../../map/index.ts';

export interface RequestedTrack {
  readonly id: VesselId;
  /** Newest first; the same array as long as nothing else was answered. */
  readonly data: readonly GeoPoint[];
  readonly scope: number;
  /** Undefined colours by speed. */
  readonly colour: TrackColour | undefined;
}

interface Made {
  readonly of: RequestedTrack;
  readonly features: TrackFeatures;
}

const NONE: readonly Made[] = [];

/** Features of each wanted track, in the order wanted; until its turn has come what was drawn of the vessel before. */
export function useTrackFeatures(wanted: readonly RequestedTrack[]): readonly (TrackFeatures | undefined)[] {
  const t = useText();
  const [made, setMade] = useState(NONE);
  const next = wanted.find((track) => !made.some(({ of }) => isSame(of, track)));
  useEffect(() => {
    if (next === undefined) return undefined;
    const timer = setTimeout(() => {
      const { id, data, scope, colour } = next;
      const gapText = (duration: string) => t('NO_POSITION_FOR', { duration });
      const features = buildTrackFeatures({ points: toPoints(data), scope, colour, gapText });
      const isKept = ({ of }: Made) => of.id !== id && wanted.some((track) => track.id === of.id);
      setMade((before) => [...before.filter(isKept), { of: next, features }]);
    });
    return () => clearTimeout(timer);
  }, [next, wanted, t]);
  useEffect(() => {
    if (wanted.length === 0) setMade(NONE);
  }, [wanted.length]);
  return useMemo(() => wanted.map(({ id }) => made.find(({ of }) => of.id === id)?.features), [wanted, made]);
}

function isSame(a: RequestedTrack, b: RequestedTrack): boolean {
  return a.id === b.id && a.data === b.data && a.scope === b.scope && a.colour === b.colour;
}

export function toPoints(points: readonly GeoPoint[]): TrackPoint[] {
  return points.map(({ latitude, longitude, timestamp }) => ({ latitude, longitude, time: Date.parse(timestamp) }));
}
