/** Organisations and folders (§3, §7.4). */
import { z } from 'zod';
import { defineEndpoint } from '../endpoint/endpoint.ts';
import { folderId, organizationId, vesselId } from '../scalar/id.ts';

export const organization = z.object({
  id: organizationId,
  name: z.string(),
  /** Key-value overrides of configuration keys, as JSON. */
  customData: z.string(),
  /** Logo name; '1' is the default logo. */
  logo: z.string(),
});

export const organizationEntry = z.object({
  organization,
  vessels: z.array(z.object({ id: vesselId })),
});
export type OrganizationEntry = z.infer<typeof organizationEntry>;

export interface Folder {
  id: z.output<typeof folderId>;
  name: string;
  organizationId: z.output<typeof organizationId>;
  vessels: { id: z.output<typeof vesselId> }[];
  children: Folder[];
}

export const folder: z.ZodType<Folder> = z.lazy(() =>
  z.object({
    id: folderId,
    name: z.string(),
    organizationId,
    vessels: z.array(z.object({ id: vesselId })),
    children: z.array(folder),
  }),
) as unknown as z.ZodType<Folder>;

export const getAllOrganizations = defineEndpoint('GET /api/v1.0/organization/getAll', 'user', {
  summary: 'Organisations the caller belongs to, with the ids of the vessels visible to the caller (7.4).',
  answer: z.array(organizationEntry),
});

export const getAvailableFolders = defineEndpoint('GET /api/v1.0/organization/GetAvailableFolders', 'user', {
  summary: 'The folder tree; folders without visible vessels only for admins (6, 7.4).',
  answer: z.array(folder),
});

export const organizationEndpoints = { getAllOrganizations, getAvailableFolders };
