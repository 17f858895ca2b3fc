/** State of the links to the ships. */
import { getLinkState } from '@fms/contract/link-state';
import type { VesselId } from '@fms/domain/identity';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/index.ts';
import { createRefetchPace } from '../../api/refetch-pace.ts';

const REFRESH_MS = 10_000;
const fleetPace = createRefetchPace(REFRESH_MS);

export const linkQueries = {
  all: () =>
    queryOptions({
      queryKey: ['link'],
      queryFn: ({ signal }) => fleetPace.ask(() => call(getLinkState, { query: {}, signal })),
      refetchInterval: fleetPace.interval,
      meta: { keep: true },
    }),
  ofVessel: (vesselId: VesselId) =>
    queryOptions({
      queryKey: ['link', vesselId],
      queryFn: async ({ signal }) => {
        const [state] = await call(getLinkState, { query: { vesselId: String(vesselId) }, signal });
        // A query may not answer undefined: null says that nothing is known of this link.
        return state ?? null;
      },
      refetchInterval: REFRESH_MS,
      meta: { keep: true },
    }),
};
