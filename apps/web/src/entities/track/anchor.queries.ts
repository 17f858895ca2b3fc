/** Queries and actions of anchor watches; every answer is their present state. */
import {
  type AnchorWatches,
  changeAnchorWatch,
  endAnchorWatch,
  listAnchorWatches,
  setAnchorWatch,
} from '@fms/contract/zone';
import type { VesselId } from '@fms/domain/identity';
import type { SwingCircle } from '@fms/domain/zone';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { askVessel } from '../../api/ask-query.ts';
import { call } from '../../api/index.ts';
import { useAlarms } from '../../live/index.ts';

/** Others may set and end a watch too. */
const LOOK_MS = 60_000;

const anchorWatches = (vesselId: VesselId, standing: string) => ({
  ...askVessel(['anchor-watch', vesselId, standing], listAnchorWatches, vesselId),
  placeholderData: keepPreviousData,
  refetchInterval: LOOK_MS,
  gcTime: 60_000,
});

/** The watches of a vessel, asked again when one of its alarms without a tag comes or goes: dragging is one. */
export function useAnchorWatches(vesselId: VesselId) {
  return useQuery(anchorWatches(vesselId, useStanding(vesselId)));
}

function useStanding(vesselId: VesselId): string {
  const { active } = useAlarms();
  return active
    .filter((alarm) => alarm.vesselId === vesselId && alarm.dataTagId === null)
    .map(({ id, cleared }) => `${id}${cleared === null ? '' : ' over'}`)
    .join();
}

export type AnchorChange =
  | { readonly kind: 'set'; readonly circle: SwingCircle }
  | { readonly kind: 'radius'; readonly radiusMeters: number }
  | { readonly kind: 'end' };

/** Sets, changes and ends the watch; `isInForm` where the form that sends it says what went wrong. */
export function useAnchorChange(vesselId: VesselId, { isInForm = false }: { isInForm?: boolean } = {}) {
  const client = useQueryClient();
  const standing = useStanding(vesselId);
  return useMutation({
    mutationFn: (change: AnchorChange): Promise<AnchorWatches> => {
      if (change.kind === 'end') return call(endAnchorWatch, { body: { vesselId } });
      if (change.kind === 'set') return call(setAnchorWatch, { body: { vesselId, ...change.circle } });
      return call(changeAnchorWatch, { body: { vesselId, radiusMeters: change.radiusMeters } });
    },
    onSuccess: (now) => client.setQueryData(anchorWatches(vesselId, standing).queryKey, now),
    meta: { speaks: isInForm },
  });
}
