/** A vessel beside its sister ships; recomputed every ten minutes by the server, and requested as often. */
import { getSisterComparison } from '@fms/contract/vessel';
import type { VesselId } from '@fms/domain/identity';
import { OPERATING_SPAN_MS } from '@fms/domain/vessel';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/index.ts';

export const sisterShipQueries = {
  ofVessel: (vesselId: VesselId) =>
    queryOptions({
      queryKey: ['sister-ships', vesselId],
      queryFn: ({ signal }) => call(getSisterComparison, { query: { vesselId: String(vesselId) }, signal }),
      staleTime: OPERATING_SPAN_MS,
      refetchInterval: OPERATING_SPAN_MS,
      meta: { keep: true },
    }),
};
