/** Which tracks are on the map: the selected vessel's, and those a person kept; in the address, so that a link shows them. */
import type { Vessel } from '@fms/contract/vessel';
import { toId, type VesselId } from '@fms/domain/identity';
import { useCallback, useMemo } from 'react';
import { z } from 'zod';
import { addressOf, parameter } from '../../navigation/address-schema.ts';
import { useAddressState } from '../../navigation/use-address.ts';

/** Most tracks at once; more cannot be told apart. */
export const MAX_TRACKS = 20;

export interface TrackChoice {
  readonly kept: readonly VesselId[];
  readonly toggle: (vesselId: VesselId) => void;
}

/** `3,7`: vessels by their ids. */
const VESSEL_IDS = z.codec(z.string(), z.array(z.custom<VesselId>(Number.isInteger)), {
  decode: (text) => [
    ...new Set(text.split(',').flatMap((word) => (/^\d{1,15}$/.test(word) ? [toVesselId(word)] : []))),
  ],
  encode: (ids) => ids.join(','),
});
const TRACKS_ADDRESS = addressOf({ kept: parameter('tracks', VESSEL_IDS, []) });

export function useTrackChoice(vessels: readonly Vessel[]): TrackChoice {
  const [asked, change] = useAddressState(TRACKS_ADDRESS);
  const kept = useMemo(() => {
    const known = new Set(vessels.map(({ id }) => id));
    return asked.kept.filter((id) => known.has(id)).slice(0, MAX_TRACKS);
  }, [vessels, asked]);
  const toggle = useCallback(
    (vesselId: VesselId) =>
      change(({ kept: ids }) => ({
        kept: ids.includes(vesselId) ? ids.filter((id) => id !== vesselId) : [...ids, vesselId].slice(-MAX_TRACKS),
      })),
    [change],
  );
  return { kept, toggle };
}

function toVesselId(word: string): VesselId {
  return toId<VesselId>(Number(word));
}
