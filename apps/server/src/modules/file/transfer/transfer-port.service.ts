/** The queue as the link sees it: everything that comes from a ship is evaluated here before it changes anything. */
import { MAX_APPROVAL_REASON } from '@fms/contract/file';
import { checkFilePath, FILE_BYTES, type FileRefusal, isFileRefusal, isSha256, refuseFile } from '@fms/domain/file';
import type { VesselId } from '@fms/domain/identity';
import { decideMismatch, isEnded, moveTransfer, type TransferStep } from '@fms/domain/transfer';
import type { BlobStore } from '../../../platform/blob/blob.ts';
import type { Bus } from '../../../platform/bus/bus.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { FileTransferRow } from '../../../platform/database/tables/file.ts';
import { Failure, invalid, notFound } from '../../../platform/failure/failure.ts';
import type { FileKeeper } from '../keep/file-keeper.service.ts';
import { requirePlaceInQueue, toStatus, toStatusColumns } from '../keep/file-version.ts';
import { getFileFolder, storeBytes } from '../keep/stored-bytes.ts';
import { toVesselPath } from '../rule/vessel-path.ts';
import { findFile, listNewestFiles, lockVesselFiles } from '../store/file.repository.ts';
import { replaceOutbox } from '../store/file-list.repository.ts';
import {
  addMonthBytes,
  addSentBytes,
  findTransfer,
  insertTransfer,
  listOpenOfPath,
  listOpenTransfers,
  lockTransfer,
  saveProgress,
  updateTransfer,
} from '../store/transfer.repository.ts';
import { toOutbox } from './outbox-listing.ts';
import { sortQueue } from './queue-order.ts';
import { isHeldAshore, type TransferChange } from './transfer-change.ts';
import type { ListedEntry, OpenTransfer, TransferPort } from './transfer-port.ts';

/** Files whose chunks are looked for. */
const BASIS_FILES = 100;

export interface TransferPortPorts {
  readonly db: Db;
  readonly clock: Clock;
  readonly blobs: BlobStore;
  readonly bus: Pick<Bus, 'publish'>;
  readonly keeper: FileKeeper;
}

function toOpen(transfer: FileTransferRow): OpenTransfer {
  const { id, direction, path, priority, nowMs, sizeBytes, sha256, doneBytes, scannedMs } = transfer;
  return {
    ...toStatus(transfer),
    ...{ id, direction, path, priority, sizeBytes, sha256, doneBytes },
    isNow: nowMs !== null,
    isScanned: scannedMs !== null,
  };
}

/** @throws {Failure} `not-found` for a transfer of another vessel, too: a ship learns nothing of others */
async function find(db: Db, vesselId: VesselId, id: number): Promise<FileTransferRow> {
  const transfer = await findTransfer(db, id);
  if (transfer?.vesselId !== vesselId) throw notFound('The transfer');
  return transfer;
}

/** Why a file that a ship offers is not taken; null when it is. */
function refuseOffer({ path, sizeBytes, sha256 }: Omit<ListedEntry, 'isDirectory'>): FileRefusal | null {
  if (!Number.isSafeInteger(sizeBytes) || sizeBytes < 0) return refuseFile('size-invalid', path);
  if (sizeBytes > FILE_BYTES) return refuseFile('file-too-large', path);
  return sha256 === null || isSha256(sha256) ? null : refuseFile('hash-invalid', sha256);
}

/** The columns of a transfer whose bytes were not those that were told. */
function afterMismatch(transfer: FileTransferRow, now: number) {
  const mismatches = transfer.mismatches + 1;
  const isEnd = decideMismatch(mismatches) === 'stop';
  const step = isEnd
    ? ({ event: 'wait', reason: 'hash-differs', until: null } as const)
    : ({ event: 'clear' } as const);
  const next = moveTransfer(toStatus(transfer), step, transfer.direction);
  return { ...(next && toStatusColumns(next)), mismatches, doneBytes: 0, changedMs: now };
}

/** A full store is emptied by a person, and the file is sent again; a name that cannot stand ashore ends the transfer. */
function afterConflict(transfer: FileTransferRow, { errors }: Failure, now: number) {
  const isFull = errors.some((error) => error.startsWith('over-quota'));
  const step = isFull ? ({ event: 'wait', reason: 'quota', until: null } as const) : ({ event: 'refuse' } as const);
  const next = moveTransfer(toStatus(transfer), step, transfer.direction);
  return { ...(next && toStatusColumns(next)), doneBytes: 0, changedMs: now };
}

/** Refused by a scanner or on board; who decided and why is told with it. */
function afterRefusal(transfer: FileTransferRow, { by, reason }: { by: string; reason: string }, now: number) {
  const next = moveTransfer(toStatus(transfer), { event: 'refuse' }, transfer.direction);
  return { ...(next && toStatusColumns(next)), decidedBy: by, decidedMs: now, decisionReason: reason, changedMs: now };
}

/** Printable, and no longer than a person may write. */
const cutReason = (reason: string) => reason.replaceAll(/\p{C}/gu, ' ').slice(0, MAX_APPROVAL_REASON);

/** Changes a transfer that was not ended by a person meanwhile. */
async function changeOpen(db: Db, id: number, change: (transfer: FileTransferRow) => TransferChange): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const transfer = await lockTransfer(tx, id);
    if (transfer && !isEnded(transfer.state)) await updateTransfer(tx, id, change(transfer));
  });
}

/** Bytes done are within the size, whatever a ship says. */
function boundDone(doneBytes: number, sizeBytes: number | null): number {
  if (!Number.isFinite(doneBytes)) return 0;
  return Math.min(Math.max(Math.trunc(doneBytes), 0), sizeBytes ?? FILE_BYTES);
}

export function createTransferPort(ports: TransferPortPorts): TransferPort {
  const { db, clock, blobs } = ports;
  return {
    async list(vesselId, listedMs, entries) {
      // A clock of a ship that is ahead must not keep later lists out.
      const atMs = Number.isFinite(listedMs) ? Math.min(Math.trunc(listedMs), clock.now()) : clock.now();
      const { rows, refusals } = toOutbox(entries, clock.now());
      await db.transaction().execute((tx) => replaceOutbox(tx, vesselId, atMs, rows));
      ports.bus.publish('outbox.listed', { vesselId });
      return refusals;
    },

    async queue(vesselId) {
      const open = await listOpenTransfers(db, vesselId);
      return sortQueue(open.filter((transfer) => !isHeldAshore(transfer))).map(toOpen);
    },

    async open(vesselId, transferId, range) {
      const { direction, fileId, state, reason } = await find(db, vesselId, transferId);
      const file = fileId === null ? undefined : await findFile(db, fileId);
      if (!file || direction !== 'to-ship' || isHeldAshore({ state, reason })) throw notFound('The file');
      return (await blobs.get(file.blob, range)).stream;
    },

    step: (vesselId, transferId, step, doneBytes) => moveByShip(ports, vesselId, { transferId, step, doneBytes }),

    async progress(vesselId, transferId, doneBytes) {
      const { sizeBytes, state } = await find(db, vesselId, transferId);
      if (state !== 'sending') return;
      const done = boundDone(doneBytes, sizeBytes);
      await saveProgress(db, transferId, done);
      ports.bus.publish('transfer.moved', { vesselId, transferId, doneBytes: done });
    },

    async scanned(vesselId, transferId) {
      await find(db, vesselId, transferId);
      await changeOpen(db, transferId, () => ({ scannedMs: clock.now() }));
    },

    async refuse(vesselId, transferId, { by, reason }) {
      await find(db, vesselId, transferId);
      await changeOpen(db, transferId, (row) => afterRefusal(row, { by, reason: cutReason(reason) }, clock.now()));
      ports.bus.publish('transfer.changed', { vesselId, transferIds: [transferId] });
    },

    async stored(vesselId, path) {
      const files = await listNewestFiles(db, vesselId, path, BASIS_FILES);
      return files.map(({ sha256, sizeBytes, blob }) => ({
        ...{ sha256, sizeBytes },
        read: async (range) => (await blobs.get(blob, range)).stream,
      }));
    },

    offer: (vesselId, file) => takeOffer(ports, vesselId, file),

    arrive: (vesselId, transferId, told, bytes) => takeFile(ports, vesselId, { transferId, ...told, bytes }),

    async count(vesselId, bytes) {
      if (Number.isSafeInteger(bytes) && bytes > 0) await addMonthBytes(db, vesselId, bytes, clock.now());
    },

    countSent: (vesselId, transferId, bytes) => addSentBytes(db, vesselId, transferId, bytes),
  };
}

interface ShipStep {
  readonly transferId: number;
  readonly step: Parameters<TransferPort['step']>[2];
  readonly doneBytes: number | undefined;
}

/** Only a person ashore withdraws, sends again, takes a pause back, and is waited for as the second one. */
function isByPersonAshore(step: TransferStep): boolean {
  if (step.event === 'wait') return step.reason === 'approval-shore';
  return step.event === 'withdraw' || step.event === 'again' || step.event === 'resume';
}

/** A file that is released on board is told to those who wait for it. */
async function moveByShip(
  { db, clock, bus }: TransferPortPorts,
  vesselId: VesselId,
  { transferId, step, doneBytes }: ShipStep,
) {
  await find(db, vesselId, transferId);
  const moved = await db.transaction().execute(async (tx) => {
    const before = await lockTransfer(tx, transferId);
    if (!before || isHeldAshore(before)) return null;
    // A file of the ship is complete by its bytes alone.
    if (isByPersonAshore(step) || (step.event === 'arrive' && before.direction === 'to-shore')) return null;
    const next = moveTransfer(toStatus(before), step, before.direction);
    if (!next) return null;
    const done = doneBytes === undefined ? {} : { doneBytes: boundDone(doneBytes, before.sizeBytes) };
    const after = await updateTransfer(tx, transferId, { ...toStatusColumns(next), ...done, changedMs: clock.now() });
    return { next, after };
  });
  if (!moved) return null;
  const { next, after } = moved;
  bus.publish('transfer.changed', { vesselId, transferIds: [transferId] });
  const fileName = after.path.split('/').at(-1) ?? '';
  if (next.state === 'complete') bus.publish('file.delivered', { vesselId, fileName });
  return next;
}

async function takeOffer(
  { db, clock }: TransferPortPorts,
  vesselId: VesselId,
  file: Omit<ListedEntry, 'isDirectory'>,
): Promise<OpenTransfer | FileRefusal> {
  const checked = checkFilePath(file.path);
  const refusal = isFileRefusal(checked) ? checked : refuseOffer(file);
  if (refusal || isFileRefusal(checked)) return refusal ?? refuseFile('empty-name', file.path);
  const path = checked.parts.join('/');
  return db.transaction().execute(async (tx) => {
    await lockVesselFiles(tx, vesselId);
    const [open] = await listOpenOfPath(tx, { vesselId, direction: 'to-shore', path });
    if (open) return toOpen(open);
    await requirePlaceInQueue(tx, vesselId);
    const { sizeBytes, sha256 } = file;
    const by = { accountId: null, accountName: '', actingId: null };
    const times = { queuedMs: clock.now(), changedMs: clock.now() };
    const row = { vesselId, direction: 'to-shore', path, fileId: null, sizeBytes, sha256 } as const;
    return toOpen(await insertTransfer(tx, { ...row, ...by, ...times, priority: 'normal', state: 'queued' }));
  });
}

/** What the ship told of a file, and its bytes. */
interface ArrivingFile {
  readonly transferId: number;
  readonly sha256: string;
  readonly modifiedMs: number;
  readonly bytes: AsyncIterable<Buffer>;
}

async function takeFile(
  { db, clock, blobs, bus, keeper }: TransferPortPorts,
  vesselId: VesselId,
  { transferId, bytes, ...told }: ArrivingFile,
): Promise<'complete' | 'differs'> {
  const transfer = await find(db, vesselId, transferId);
  const arrived = moveTransfer(toStatus(transfer), { event: 'arrive' }, 'to-shore');
  if (transfer.direction !== 'to-shore' || !arrived) throw notFound('The transfer');
  if (!isSha256(told.sha256)) throw invalid('A SHA-256 is 64 hexadecimal digits in small letters.');
  const stored = await storeBytes(blobs, getFileFolder(vesselId), bytes);
  if (stored.sha256 !== told.sha256) {
    await blobs.delete(stored.blob);
    await changeOpen(db, transferId, (row) => afterMismatch(row, clock.now()));
    return 'differs';
  }
  const place = { ...toVesselPath('from-vessel', transfer.path.split('/')), tree: 'from-vessel' } as const;
  const modifiedMs = Math.min(Math.max(Math.trunc(told.modifiedMs) || 0, 0), clock.now());
  const arrivedFile = { ...stored, vesselId, place, modifiedMs };
  const { file, isKnown } = await keeper.fromShip(transferId, arrivedFile).catch(async (error) => {
    if (error instanceof Failure && error.code === 'conflict') {
      await changeOpen(db, transferId, (row) => afterConflict(row, error, clock.now()));
    }
    throw error;
  });
  if (!isKnown) bus.publish('file.arrived', { vesselId, id: file.id });
  return 'complete';
}
