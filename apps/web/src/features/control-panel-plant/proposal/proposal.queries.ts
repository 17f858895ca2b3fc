/** What the rules of binding say of the tags of a vessel. */
import { listBindingProposals } from '@fms/contract/plant';
import type { VesselId } from '@fms/domain/identity';
import { askQuery } from '../../../api/ask-query.ts';

export const proposalQueries = {
  ofVessel: (vesselId: VesselId) =>
    askQuery(['tag', vesselId, 'binding-proposal'], listBindingProposals, { vesselId: String(vesselId) }),
};
