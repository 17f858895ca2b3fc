/** What belongs to an organisation, and moving it to another (§7.4). */
import { z } from 'zod';
import { userEntry } from '../account/user-entry.ts';
import { defineEndpoint } from '../endpoint/endpoint.ts';
import { folderId, organizationId, userId, vesselId } from '../scalar/id.ts';
import { wireTime } from '../scalar/time.ts';
import { organizationQuery } from './organization.ts';

/** Vessels or users that one call moves at most. */
export const MAX_MOVED = 10_000;

const identity = { id: vesselId, name: z.string(), IMO: z.string(), MMSI: z.string() };

export const assignUserToOrganization = defineEndpoint(
  'POST /api/v1.4/organization/assignUserToOrganization',
  'admin',
  {
    summary: 'Moves users to an organisation; their rights through the last one end at once (7.4).',
    body: z.object({ organizationId, userIds: z.array(userId).min(1).max(MAX_MOVED) }),
  },
);

export const assignVesselToOrganization = defineEndpoint(
  'POST /api/v1.1/organization/AssignVesselToOrganization',
  'admin',
  {
    summary:
      'Moves vessels to an organisation; they leave their folders, and the last organisation loses its rights at once (7.4).',
    body: z.object({ organizationId, vesselIds: z.array(vesselId).min(1).max(MAX_MOVED) }),
  },
);

export const availableVessel = z.object({ ...identity, organizationId });
export type AvailableVessel = z.infer<typeof availableVessel>;

export const getAvailableVessels = defineEndpoint('GET /api/v1.0/organization/GetAvailableVessels', 'manager', {
  summary: 'Vessels that the caller may put there: of managers those of their organisation (7.4).',
  query: organizationQuery,
  answer: z.array(availableVessel),
});

export const organizationVessel = z.object({
  ...identity,
  folderId: folderId.nullable(),
  expiredDate: wireTime.nullable(),
  lastPing: wireTime.nullable(),
});
export type OrganizationVessel = z.infer<typeof organizationVessel>;

export const getVesselsFromOrganization = defineEndpoint(
  'GET /api/v1.1/organization/GetVesselsFromOrganization',
  'manager',
  {
    summary: 'Vessels of an organisation; managers ask of their own (7.4).',
    query: organizationQuery,
    answer: z.array(organizationVessel),
  },
);

export const getUsersFromOrganization = defineEndpoint(
  'GET /api/v1.1/organization/GetUsersFromOrganization',
  'manager',
  {
    summary: 'Users of an organisation; managers ask of their own (7.4).',
    query: organizationQuery,
    answer: z.array(userEntry),
  },
);

export const organizationMemberEndpoints = {
  assignUserToOrganization,
  assignVesselToOrganization,
  getAvailableVessels,
  getVesselsFromOrganization,
  getUsersFromOrganization,
};
