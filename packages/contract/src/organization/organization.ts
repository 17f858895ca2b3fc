/** Organisations (§3, §7.4). */
import { z } from 'zod';
import { byteStream } from '../endpoint/byte-stream.ts';
import { defineEndpoint } from '../endpoint/endpoint.ts';
import { organizationId, queryOrganizationId, vesselId } from '../scalar/id.ts';
import { editedRevision, lastEdit } from '../scalar/revision.ts';
import { asciiText, multiLineText, text } from '../scalar/text.ts';

/** Bytes of an uploaded logo at most, and pixels of each of its sides. */
export const MAX_LOGO_BYTES = 500_000;
export const MAX_LOGO_PIXELS = 2_000;

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

export const getAllOrganizations = defineEndpoint('GET /api/v1.0/organization/getAll', 'user', {
  summary: 'Organisations the caller belongs to, with the ids of the vessels visible to the caller (7.4).',
  answer: z.array(organizationEntry),
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
  query: z.object({ organizationId: queryOrganizationId }),
});

export const setOrganizationLogo = defineEndpoint('PUT /api/v2/organization/logo', 'manager', {
  summary: 'Stores the PNG of the body as the logo; any other kind of file is refused.',
  query: z.object({ organizationId: queryOrganizationId }),
  body: byteStream,
  answer: organization,
  maxBodyBytes: MAX_LOGO_BYTES,
});

export const getOrganizationLogo = defineEndpoint('GET /api/v2/organization/logo', 'user', {
  summary: 'The uploaded logo of an organisation whose vessels the caller may see; 404 while it uses a shipped one.',
  query: z.object({ organizationId: queryOrganizationId }),
  answer: byteStream,
});

export const organizationEndpoints = {
  getAllOrganizations,
  addOrganization,
  editOrganization,
  deleteOrganization,
  setOrganizationLogo,
  getOrganizationLogo,
};
