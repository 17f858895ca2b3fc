/** Files of vessels ashore, uploads under way, the queue of each line, and what was told of the ships' outboxes. */
import type { UserId, VesselId } from '@fms/domain/identity';
import type { Instant } from '@fms/domain/time';
import type { TransferDirection, TransferPriority, TransferState, WaitReason } from '@fms/domain/transfer';
import type { Generated, Insertable, Selectable } from 'kysely';
import type { RevisionColumns } from './revision-columns.ts';

/** The trees whose files lie ashore. */
export type StoredTree = 'from-vessel' | 'to-vessel';

/** One version of one name, complete and checked. What is not complete has no row here. */
export interface VesselFileTable {
  id: Generated<number>;
  vesselId: VesselId;
  tree: StoredTree;
  /** Below the tree, e.g. `charts/week-47.zip`; `directory` is what stands before the name, without a slash at its end. */
  path: string;
  /** The path as names are compared. */
  pathFold: string;
  directory: string;
  name: string;
  /** From 1. */
  version: number;
  isNewest: boolean;
  sizeBytes: number;
  sha256: string;
  /** As the side it comes from tells it. */
  modifiedMs: Instant;
  storedMs: Instant;
  /** Who sent it on board; null for a file of the ship, and for an account that was deleted. */
  accountId: UserId | null;
  /** Empty for a file of the ship. */
  accountName: string;
  blob: string;
}
export type VesselFileRow = Selectable<VesselFileTable>;
export type NewVesselFile = Insertable<VesselFileTable>;

/** A file that arrives from a browser in parts. */
export interface FileUploadTable {
  id: Generated<number>;
  vesselId: VesselId;
  accountId: UserId;
  /** Below `to-vessel`. */
  path: string;
  totalParts: number;
  /** The file once it is complete; its parts are then known by their hashes alone. */
  fileId: number | null;
  touchedMs: Instant;
}
export type FileUploadRow = Selectable<FileUploadTable>;

export interface FilePartTable {
  uploadId: number;
  /** From 0. */
  partIndex: number;
  sizeBytes: number;
  sha256: string;
  /** Null when the file is complete. */
  blob: string | null;
}
export type FilePartRow = Selectable<FilePartTable>;

export interface FileTransferTable {
  id: Generated<number>;
  vesselId: VesselId;
  direction: TransferDirection;
  /** Below the tree it comes from: `to-vessel`, or `on-vessel`. */
  path: string;
  /** Null for what the ship has not sent whole, and for a file that is no longer kept. */
  fileId: number | null;
  sizeBytes: number | null;
  sha256: string | null;
  priority: TransferPriority;
  state: TransferState;
  reason: Generated<WaitReason | null>;
  untilMs: Generated<Instant | null>;
  nowMs: Generated<Instant | null>;
  firstMs: Generated<Instant | null>;
  queuedMs: Instant;
  changedMs: Instant;
  doneBytes: Generated<number>;
  /** Times that what arrived had another SHA-256. */
  mismatches: Generated<number>;
  /** Who asked; null for the ship, and for an account that was deleted. */
  accountId: UserId | null;
  accountName: string;
  /** The admin who asked in that user's name. */
  actingId: UserId | null;
  decidedBy: Generated<string | null>;
  decidedMs: Generated<Instant | null>;
  decisionReason: Generated<string | null>;
  /** Bytes of chunks that crossed the line; null of transfers of which that is not known. */
  sentBytes: Generated<number | null>;
  /** When a scanner found the file clean. */
  scannedMs: Generated<Instant | null>;
}
export type FileTransferRow = Selectable<FileTransferTable>;
export type NewFileTransfer = Insertable<FileTransferTable>;

export interface FilePolicyTable extends RevisionColumns {
  vesselId: VesselId;
  /** `filePolicyRules` of the contract as JSON. */
  rules: string;
}

export interface LineUsageTable {
  vesselId: VesselId;
  /** JSON of `SavedUsage` of the domain. */
  used: string;
}

/** Bytes of files over the line in one calendar month of UTC. */
export interface FileUsageTable {
  vesselId: VesselId;
  /** Months since January of the year 0. */
  month: number;
  bytes: number;
}

export interface VesselOutboxTable {
  vesselId: VesselId;
  listedMs: Instant;
}

/** A file or directory of a ship's outbox, as its gateway listed it last. */
export interface VesselOutboxEntryTable {
  vesselId: VesselId;
  directory: string;
  name: string;
  isDirectory: boolean;
  sizeBytes: number;
  modifiedMs: Instant;
  sha256: string | null;
}
export type VesselOutboxEntryRow = Selectable<VesselOutboxEntryTable>;

export interface FileTables {
  vesselFile: VesselFileTable;
  fileUpload: FileUploadTable;
  filePart: FilePartTable;
  fileTransfer: FileTransferTable;
  filePolicy: FilePolicyTable;
  fileUsage: FileUsageTable;
  lineUsage: LineUsageTable;
  vesselOutbox: VesselOutboxTable;
  vesselOutboxEntry: VesselOutboxEntryTable;
}
