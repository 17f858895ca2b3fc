/** One change of many vessels, and vessels from a table (§7.10). */
import { z } from 'zod';
import { defineEndpoint } from '../endpoint/endpoint.ts';
import { folderId, organizationId, userId, vesselId } from '../scalar/id.ts';
import { reportedText } from '../scalar/text.ts';
import { requestTime } from '../scalar/time.ts';
import { vesselWord } from './word.ts';

export const MAX_BULK_VESSELS = 10_000;
/** Pairs of user and vessel of which one change gives or ends access. */
export const MAX_BULK_GRANTS = 20_000;
export const MAX_IMPORT_ROWS = 5_000;
/** An import can be taken back as a whole for so long. */
export const IMPORT_UNDO_HOURS = 24;
const MAX_IMPORT_BYTES = 8_000_000;

/** As the audit trail names fields, with values as people read them. */
export const fieldChange = z.object({ field: z.string(), old: z.string(), new: z.string() });
export type FieldChange = z.infer<typeof fieldChange>;

export const vesselBulkChange = z.object({
  /** Null takes the vessels out of their folders. */
  folderId: folderId.nullable().optional(),
  /** Admins only; the vessels leave their folders. */
  organizationId: organizationId.optional(),
  /** Admins only; null: they do not expire. */
  expiredDate: requestTime.nullable().optional(),
  /** The assignments of these users to the vessels; no words end them. */
  access: z
    .object({
      userIds: z.array(userId).min(1).max(200),
      words: z.array(vesselWord),
      until: requestTime.nullable().default(null),
    })
    .optional(),
});
export type VesselBulkChange = z.infer<typeof vesselBulkChange>;

export const changedVessel = z.object({ vesselId, name: z.string(), changes: z.array(fieldChange) });
export type ChangedVessel = z.infer<typeof changedVessel>;

export const changeVessels = defineEndpoint('POST /api/v2/vessel/bulk', 'manager', {
  summary:
    'Changes folder, organisation, expiry or access of many vessels at once; `dryRun` only tells what it changes.',
  body: z.object({
    vesselIds: z.array(vesselId).min(1).max(MAX_BULK_VESSELS),
    change: vesselBulkChange,
    dryRun: z.boolean().default(false),
  }),
  /** The vessels that change; those left out are already as wanted. */
  answer: z.object({ changed: z.array(changedVessel) }),
});

/** Cells of a table may hold anything: what is wrong with one is told of its row. */
const cell = reportedText(500).trim();

export const importRow = z.object({
  /** Its number in the spreadsheet, for problems that name rows; its place from 1 where left out. */
  line: z.int().min(1).max(10_000_000).optional(),
  name: cell.default(''),
  IMO: cell.default(''),
  MMSI: cell.default(''),
  projectNumber: cell.optional(),
  customerRef: cell.optional(),
  serialNumber: cell.optional(),
  callSign: cell.optional(),
  shipType: cell.optional(),
  /** Its name; left out: `organizationId` of the call. */
  organization: cell.optional(),
  /** Names from the top, as `Offshore / North`; it must be there. */
  folder: cell.optional(),
  /** A day such as `2027-04-30`, or an instant; admins only. */
  expiredDate: cell.optional(),
});
export type ImportRow = z.infer<typeof importRow>;
export type ImportRowInput = z.input<typeof importRow>;

export const importResult = z.object({
  /** Place in the request, from 0. */
  row: z.int(),
  result: z.enum(['same', 'changed', 'new', 'error']),
  /** Null for a new vessel that is not yet written, and for a row that names none. */
  vesselId: vesselId.nullable(),
  name: z.string(),
  changes: z.array(fieldChange),
  /** Why the row is left out. */
  problems: z.array(z.string()),
});
export type ImportResult = z.infer<typeof importResult>;

export const importVessels = defineEndpoint('POST /api/v2/vessel/import', 'manager', {
  summary:
    'Adds and changes vessels by the rows of a table, found by IMO, MMSI or name; rows with errors are left out. `dryRun` writes nothing.',
  body: z.object({
    organizationId,
    rows: z.array(importRow).min(1).max(MAX_IMPORT_ROWS),
    dryRun: z.boolean().default(false),
  }),
  /** `importId` takes it back; null when nothing was written. */
  answer: z.object({ importId: z.int().nullable(), rows: z.array(importResult) }),
  maxBodyBytes: MAX_IMPORT_BYTES,
});

export const undoImport = defineEndpoint('POST /api/v2/vessel/import/undo', 'manager', {
  summary:
    'Takes an import back as a whole within 24 hours: what it added is deleted, what it changed is as before. 409 when one of them was edited since.',
  body: z.object({ importId: z.int().positive() }),
  answer: z.object({ vesselIds: z.array(vesselId) }),
});

export const vesselBulkEndpoints = { changeVessels, importVessels, undoImport };
