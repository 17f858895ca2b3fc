/** Places of vessels for tests. */
import type { Organization } from '@fms/contract/organization';
import { type OrganizationId, toId } from '@fms/domain/identity';
import type { Places } from '../list/use-vessel-rows.ts';

const unedited = { revision: 0, changedAt: null, changedBy: null };
const organization: Organization = {
  ...{ id: toId<OrganizationId>(3), name: 'Nordlys', customData: '{}', logo: '1' },
  ...unedited,
};

/** One organisation that has neither vessels nor folders. */
export const nordlysPlaces: Places = { organizations: [{ organization, vessels: [] }], folders: [] };
