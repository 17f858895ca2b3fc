/** How much of a vessel's files is kept ashore and may go over the line, when, and whether a second person approves. */
import { DEFAULT_RETENTION } from '@fms/domain/file';
import { DEFAULT_LINE_BUDGET, LINE_ACCOUNTS } from '@fms/domain/transfer';
import { z } from 'zod';
import { defineVesselSetting } from '../endpoint/vessel-entry.ts';
import { vesselId } from '../scalar/id.ts';
import { editedRevision, lastEdit } from '../scalar/revision.ts';

const GB = 1_000_000_000;
const MINUTES_OF_DAY = 1440;
const MAX_HOURS = 10;

const minuteOfDay = z
  .int()
  .min(0)
  .max(MINUTES_OF_DAY - 1);
const bytes = z
  .int()
  .min(0)
  .max(10_000 * GB);

/** A rule of the line as `LineRule` of the domain; null is no bound. */
export const lineRule = z.object({
  bytesPerSecond: bytes.nullable(),
  bytesPerDay: bytes.nullable(),
  bytesPerMonth: bytes.nullable(),
  /** Minutes from midnight UTC; none is always. */
  hours: z.array(z.object({ from: minuteOfDay, to: minuteOfDay })).max(MAX_HOURS),
  /** Bits a second that the line carries at least. */
  leastBitRate: z.int().min(0).max(GB).nullable(),
  isInPortOnly: z.boolean(),
});

const byteCount = z.int().min(0);

/** What accounts of the line used of their day and month, as `SavedUsage` of the domain. */
export const lineUsage = z.partialRecord(
  z.enum(LINE_ACCOUNTS),
  z.object({ day: z.int().min(0), dayBytes: byteCount, month: z.int().min(0), monthBytes: byteCount }),
);

const days = z.int().min(1).max(3650).nullable();

const rules = {
  /** What is kept ashore, as `RetentionPolicy` of the domain. */
  keep: z.object({
    /** Of all versions and unfinished uploads. */
    quotaBytes: bytes,
    /** Versions of a name besides the current one. */
    olderVersions: z.int().min(0).max(100),
    /** Days after the next version came, and of a file after its last one; null without end. */
    olderVersionDays: days,
    fileDays: days,
  }),
  /** A second person lets each file for the ship go. */
  needsApproval: z.boolean(),
  /** What may go over the line: as a whole, for each use, and for files by priority. */
  line: z.record(z.enum(LINE_ACCOUNTS), lineRule),
};
export const filePolicyRules = z.object(rules);
export type FilePolicyRules = z.infer<typeof filePolicyRules>;

/** Where nothing was set for a vessel. */
export const DEFAULT_FILE_POLICY: FilePolicyRules = {
  keep: DEFAULT_RETENTION,
  needsApproval: false,
  line: DEFAULT_LINE_BUDGET as unknown as FilePolicyRules['line'],
};

export const filePolicy = z.object({
  vesselId,
  ...rules,
  /** Bytes: kept ashore, of files over the line in this calendar month of UTC, and of each account of the line. */
  used: z.object({
    storeBytes: byteCount,
    monthBytes: byteCount,
    line: z.record(z.enum(LINE_ACCOUNTS), z.object({ dayBytes: byteCount, monthBytes: byteCount })),
  }),
  ...lastEdit,
});
export type FilePolicy = z.infer<typeof filePolicy>;

const editedRules = { ...rules, revision: editedRevision };

export const [getFilePolicy, setFilePolicy] = defineVesselSetting('/api/v2/file/policy', filePolicy, editedRules, {
  read: 'Quota, schedule, approval and retention of a vessel’s files, with what is used.',
  write: 'Sets quota, schedule, approval and retention; what is over a smaller quota stays.',
});

export const filePolicyEndpoints = { getFilePolicy, setFilePolicy };
