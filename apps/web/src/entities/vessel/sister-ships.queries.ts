/** A vessel beside its sister ships; recomputed every ten minutes by the server, and requested as often. */
import { getSisterComparison } from '@fms/contract/vessel';
import type { VesselId } from '@fms/domain/identity';
import { OPERATING_SPAN_MS } from '@fms/domain/vessel';
import { askVessel } from '../../api/ask-query.ts';

export const sisterShipQueries = {
  ofVessel: (vesselId: VesselId) => ({
    ...askVessel(['sister-ships', vesselId], getSisterComparison, vesselId),
    staleTime: OPERATING_SPAN_MS,
    refetchInterval: OPERATING_SPAN_MS,
    meta: { keep: true },
  }),
};
