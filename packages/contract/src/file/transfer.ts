/** The queue of a vessel's line: what waits for which reason, its order, and the second person who approves. */
import { TRANSFER_PRIORITIES, TRANSFER_STATES, WAIT_REASONS, type WaitReason } from '@fms/domain/transfer';
import { z } from 'zod';
import { defineEndpoint } from '../endpoint/endpoint.ts';
import { defineVesselList } from '../endpoint/list.ts';
import { userId, vesselId } from '../scalar/id.ts';
import { text } from '../scalar/text.ts';
import { wireTime } from '../scalar/time.ts';
import { fileId, filePath } from './file.ts';

/**
 * `now` sends against the schedule; `first` puts it first within its priority; `resume` also sends again what was
 * refused or stopped, from its start.
 */
export const transferActions = ['pause', 'resume', 'now', 'withdraw', 'first'] as const;

/** Transfers of a vessel that have not ended. */
export const MAX_OPEN_TRANSFERS = 1000;
export const MAX_APPROVAL_REASON = 200;
/** What ended is told this long. */
export const ENDED_TRANSFER_HOURS = 24;

const transferId = z.int().positive();
const priority = z.enum(TRANSFER_PRIORITIES);
const waitReasons = Object.keys(WAIT_REASONS) as [WaitReason, ...WaitReason[]];

export const fileTransfer = z.object({
  transferId,
  vesselId,
  /** Null for what comes from the ship and is not complete. */
  fileId: fileId.nullable(),
  direction: z.enum(['to-ship', 'to-shore']),
  /** With the name of the tree it comes from, e.g. `on-vessel/log/engine.csv`. */
  path: z.string(),
  /** Bytes; null where the ship has not told it. */
  size: z.int().min(0).nullable(),
  sha256: z.string().nullable(),
  priority,
  state: z.enum(TRANSFER_STATES),
  /** Why it waits, and until when where that is known. */
  reason: z.enum(waitReasons).nullable(),
  until: wireTime.nullable(),
  doneBytes: z.int().min(0),
  /** Bytes of its chunks that crossed the line, packed: what was there already did not. Null where that is not known. */
  sentBytes: z.int().min(0).nullable(),
  /** A person sends it against the schedule. */
  isNow: z.boolean(),
  asked: z.object({ userId: userId.nullable(), name: z.string(), at: wireTime }),
  decided: z.object({ by: z.string(), at: wireTime, reason: z.string() }).nullable(),
  changedAt: wireTime,
  /** The caller may change its place and state. */
  mayChange: z.boolean(),
  /** It waits for a second person ashore, and the caller is one. */
  mayApprove: z.boolean(),
});
export type FileTransfer = z.infer<typeof fileTransfer>;

export const fetchFile = defineEndpoint('POST /api/v2/file/fetch', 'user', {
  summary: 'Asks the ship for a file of on-vessel; asked again while it waits, it is the same transfer.',
  body: z.object({ vesselId, path: filePath, priority: priority.default('normal') }),
  answer: fileTransfer,
});

export const sendFile = defineEndpoint('POST /api/v2/file/send', 'user', {
  summary:
    'Queues a version that lies ashore for the ship, also one of the ship; while it waits, it is the same transfer.',
  body: z.object({ fileId, priority: priority.default('normal') }),
  answer: fileTransfer,
});

export const getFileQueue = defineVesselList('GET /api/v2/file/queue', 'user', fileTransfer, {
  summary: 'What waits and moves in the order of the line, then what ended within 24 h, newest first.',
});

export const changeTransfer = defineEndpoint('POST /api/v2/file/queue', 'user', {
  summary: 'Pauses, resumes, sends now, withdraws or puts first within its priority; or gives it another priority.',
  body: z
    .object({ transferId, action: z.enum(transferActions).optional(), priority: priority.optional() })
    .refine((asked) => asked.action !== undefined || asked.priority !== undefined, 'names no change'),
  answer: fileTransfer,
});

export const approveTransfer = defineEndpoint('POST /api/v2/file/approve', 'user', {
  summary: 'Lets a file go on board or refuses it; never by its sender.',
  body: z.object({ transferId, approved: z.boolean(), reason: text(MAX_APPROVAL_REASON) }),
  answer: fileTransfer,
});

export const fileTransferEndpoints = { fetchFile, sendFile, getFileQueue, changeTransfer, approveTransfer };
