/** Organisations (§3, §7.4). */
import { z } from 'zod';
import { defineDownload, defineUpload } from '../endpoint/download.ts';
import { defineEndpoint } from '../endpoint/endpoint.ts';
import { defineList } from '../endpoint/list.ts';
import { organizationId, queryOrganizationId, vesselId } from '../scalar/id.ts';
import { editedRevision, lastEdit } from '../scalar/revision.ts';
import { asciiText, multiLineText, text } from '../scalar/text.ts';

/** Bytes of an uploaded logo at most, and pixels of each of its sides. */
export const MAX_LOGO_BYTES = 500_000;
export const MAX_LOGO_PIXELS = 2_000;

export const organizationQuery = z.object({ organizationId: queryOrganizationId });

export const organization = z.object({
  id: organizationId,
  name: z.string(),
  /** Key-value overrides of configuration keys, as JSON. */
  customData: z.string(),
  /** Name of a logo that is shipped, '1' by default, or of an uploaded one, which `getOrganizationLogo` sends. */
  logo: z.string(),
  ...lastEdit,
});
export type Organization = z.infer<typeof organization>;

export const organizationEntry = z.object({
  organization,
  vessels: z.array(z.object({ id: vesselId })),
});
export type OrganizationEntry = z.infer<typeof organizationEntry>;

export const getAllOrganizations = defineList('GET /api/v1.0/organization/getAll', 'user', organizationEntry, {
  summary: 'Organisations the caller belongs to, with the ids of the vessels visible to the caller (7.4).',
});

const name = text(100).trim().min(1);
/** A JSON object of configuration keys; what an organisation may not override is refused. */
const customData = multiLineText(50_000);
const logo = asciiText(100);

export const addOrganization = defineEndpoint('POST /api/v1.0/organization/add', 'admin', {
  summary: 'Adds an organisation; 409 for a name that is taken (7.4).',
  body: z.object({ name, customData: customData.optional(), logo: logo.optional() }),
  answer: organization,
});

export const editOrganization = defineEndpoint('PUT /api/v1.0/organization/Edit', 'manager', {
  summary: 'Changes name, logo and overrides of an organisation; managers their own, without overrides (7.4).',
  body: z.object({
    id: organizationId,
    name,
    customData: customData.optional(),
    logo: logo.optional(),
    revision: editedRevision,
  }),
  answer: organization,
});

export const deleteOrganization = defineEndpoint('DELETE /api/v1.0/organization/delete', 'admin', {
  summary: 'Deletes an empty organisation; 409 `organization-not-empty` names what it holds (7.4).',
  query: organizationQuery,
});

export const setOrganizationLogo = defineUpload('PUT /api/v2/organization/logo', 'manager', organization, {
  summary: 'Stores the PNG of the body as the logo; any other kind of file is refused.',
  query: organizationQuery,
  maxBodyBytes: MAX_LOGO_BYTES,
});

export const getOrganizationLogo = defineDownload('GET /api/v2/organization/logo', 'user', {
  summary: 'The uploaded logo of an organisation whose vessels the caller may see; 404 while it uses a shipped one.',
  query: organizationQuery,
});

export const organizationEndpoints = {
  getAllOrganizations,
  addOrganization,
  editOrganization,
  deleteOrganization,
  setOrganizationLogo,
  getOrganizationLogo,
};
