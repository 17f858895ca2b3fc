/** Which tracks are on the map: the selected vessel's, and those a person kept; in the address, so that a link shows them. */
import type { Vessel } from '@fms/contract/vessel';
import { toId, type VesselId } from '@fms/domain/identity';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useChangeAddress } from '../../navigation/use-address.ts';

/** Most tracks at once; more cannot be told apart. */
export const MAX_TRACKS = 20;

export interface TrackChoice {
  readonly kept: readonly VesselId[];
  readonly toggle: (vesselId: VesselId) => void;
}

export function useTrackChoice(vessels: readonly Vessel[]): TrackChoice {
  const [search] = useSearchParams();
  const change = useChangeAddress();
  const text = search.get('tracks') ?? '';
  const kept = useMemo(() => {
    const known = new Set(vessels.map(({ id }) => id));
    const asked = text.split(',').map((word) => toId<VesselId>(Number(word)));
    return [...new Set(asked)].filter((id) => known.has(id)).slice(0, MAX_TRACKS);
  }, [vessels, text]);
  const toggle = useCallback(
    (vesselId: VesselId) =>
      change((before) => {
        const ids = (before.get('tracks') ?? '').split(',').filter((word) => word !== '');
        const word = String(vesselId);
        const changed = ids.includes(word) ? ids.filter((id) => id !== word) : [...ids, word].slice(-MAX_TRACKS);
        return { tracks: changed.length === 0 ? undefined : changed.join(',') };
      }),
    [change],
  );
  return { kept, toggle };
}
