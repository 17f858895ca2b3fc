/** What the rules of binding say of the tags of a vessel. */
import { type BindingProposal, listBindingProposals } from '@fms/contract/plant';
import type { VesselId } from '@fms/domain/identity';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/index.ts';

export const proposalQueries = {
  ofVessel: (vesselId: VesselId) =>
    queryOptions({
      queryKey: ['tag', vesselId, 'binding-proposal'],
      queryFn: ({ signal }): Promise<BindingProposal[]> =>
        call(listBindingProposals, { query: { vesselId: String(vesselId) }, signal }),
    }),
};
