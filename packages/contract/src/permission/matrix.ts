/** People × vessels: one page of the table, and changes of its cells, looked at before they are saved (§9.12). */
import { z } from 'zod';
import { role } from '../account/user.ts';
import { defineEndpoint } from '../endpoint/endpoint.ts';
import { defineList } from '../endpoint/list.ts';
import { organizationId, queryOrganizationId, userId, vesselId } from '../scalar/id.ts';
import { text } from '../scalar/text.ts';
import { wireTime } from '../scalar/time.ts';
import { givenUntil, givenWords, words } from '../vessel/word.ts';
import { assignment, grantSource } from './words.ts';

/** Rows and columns of one page at most. */
export const MAX_MATRIX_SIDE = 200;
export const MAX_PERMISSION_CHANGES = 2000;

const offset = z.coerce.number().int().min(0).default(0);
const limit = z.coerce.number().int().min(1).max(MAX_MATRIX_SIDE).default(MAX_MATRIX_SIDE);

export const matrixUser = z.object({
  id: userId,
  userName: z.string(),
  fullName: z.string(),
  role,
  organizationId: organizationId.nullable(),
  reach: z.enum(['organization', 'assigned']),
  disabled: z.boolean(),
  /** Whether the caller may give this person words; outsiders' assignments can only be ended. */
  editable: z.boolean(),
});
export type MatrixUser = z.infer<typeof matrixUser>;

/** `grantable`: words the caller may give on this vessel. */
export const matrixVessel = z.object({ id: vesselId, name: z.string(), organizationId, grantable: words });
export type MatrixVessel = z.infer<typeof matrixVessel>;

export const matrixCell = z.object({
  userId,
  vesselId,
  words,
  usable: words,
  through: grantSource,
  /** The end of the assignment, also of one that has ended. */
  until: wireTime.nullable(),
  /** Words of the assignment, also of one that has ended; null without one. */
  assigned: words.nullable(),
});
export type MatrixCell = z.infer<typeof matrixCell>;

export const permissionMatrix = z.object({
  users: z.array(matrixUser),
  vessels: z.array(matrixVessel),
  userTotal: z.int(),
  vesselTotal: z.int(),
  /** Cells with words or an assignment; what is left out is empty. */
  cells: z.array(matrixCell),
});
export type PermissionMatrix = z.infer<typeof permissionMatrix>;

export const getPermissionMatrix = defineEndpoint('GET /api/v2/permission/matrix', 'manager', {
  summary:
    'People of an organisation and assigned outsiders × its vessels, one page; of all for admins who name none (9.12).',
  query: z.object({
    organizationId: queryOrganizationId.optional(),
    userOffset: offset,
    userLimit: limit,
    vesselOffset: offset,
    vesselLimit: limit,
    /** Parts of names, whatever their case. */
    userSearch: text(100).optional(),
    vesselSearch: text(100).optional(),
  }),
  answer: permissionMatrix,
});

/** One cell: the assignment it shall have, without words none. */
export const permissionChange = z.object({
  userId,
  vesselId,
  words: givenWords,
  until: givenUntil,
  /** The assignment the cell was edited from; where the store has another by now, `changed-meanwhile`. */
  before: assignment.nullable().optional(),
});
export type PermissionChange = z.infer<typeof permissionChange>;

const changes = z.array(permissionChange).min(1).max(MAX_PERMISSION_CHANGES);

export const previewedChange = z.object({
  userId,
  userName: z.string(),
  vesselId,
  vesselName: z.string(),
  /** Words the person can use, before and after. */
  before: words,
  after: words,
  gained: words,
  lost: words,
  /** Why `/save` would refuse it; null where it would not. */
  refusal: z.string().nullable(),
});
export type PreviewedChange = z.infer<typeof previewedChange>;

export const previewPermissions = defineList('POST /api/v2/permission/preview', 'manager', previewedChange, {
  summary: 'What changes of assignments would give and take, without storing them (9.12).',
  body: z.object({ changes, leaveUnmanaged: z.boolean().default(false) }),
});

export const savePermissions = defineEndpoint('POST /api/v2/permission/save', 'manager', {
  summary: 'Stores changes of assignments, all or none, as one entry of the audit trail (9.12).',
  body: z.object({ changes, leaveUnmanaged: z.boolean().default(false) }),
  /** Assignments that differ now from what they were. */
  answer: z.object({ changed: z.int() }),
});

export const matrixEndpoints = { getPermissionMatrix, previewPermissions, savePermissions };
