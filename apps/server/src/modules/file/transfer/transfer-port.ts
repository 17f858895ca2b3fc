/**
 * What the way to the ship needs of the files ashore. The link reads the queue by it and moves what is next; it tells what
 * happened, and the states here are the truth. `transfer.changed` on the bus says when to look again, and what to cut.
 */

import type { Readable } from 'node:stream';
import type { FileRefusal } from '@fms/domain/file';
import type { VesselId } from '@fms/domain/identity';
import type { Instant } from '@fms/domain/time';
import type { TransferDirection, TransferStatus, TransferStep } from '@fms/domain/transfer';
import type { BlobRange } from '../../../platform/blob/blob.ts';
import { type ServiceKey, serviceKey } from '../../../platform/service/service-registry.ts';

/** A file or directory of the outbox, as the gateway lists it. */
export interface ListedEntry {
  /** Below the outbox, e.g. `log/engine.csv`. */
  readonly path: string;
  readonly isDirectory: boolean;
  readonly sizeBytes: number;
  readonly modifiedMs: Instant;
  /** Null where the gateway has not computed it. */
  readonly sha256: string | null;
}

/** A transfer that has not ended. */
export interface OpenTransfer extends TransferStatus {
  readonly id: number;
  readonly direction: TransferDirection;
  /** Below the inbox or the outbox on board. */
  readonly path: string;
  readonly priority: 'urgent' | 'high' | 'normal' | 'low';
  /** Goes against the schedule. */
  readonly isNow: boolean;
  readonly sizeBytes: number | null;
  readonly sha256: string | null;
  readonly doneBytes: number;
  /** A scanner ashore found it clean. */
  readonly isScanned: boolean;
}

/** A version that is kept of some file of the vessel: what it holds does not travel again. */
export interface StoredFile {
  readonly sha256: string;
  readonly sizeBytes: number;
  read(range?: BlobRange): Promise<Readable>;
}

export interface TransferPort {
  /**
   * Takes the list of the outbox as a whole. Entries whose names cannot be exchanged are left out, and the refusals told;
   * a list older than the one that is there changes nothing.
   */
  list(vesselId: VesselId, listedMs: Instant, entries: readonly ListedEntry[]): Promise<FileRefusal[]>;
  /** In the order of the line; those that wait for a person ashore are left out. */
  queue(vesselId: VesselId): Promise<OpenTransfer[]>;
  /** The bytes of a file for the ship, or a range of them. @throws {Failure} `not-found` when it was withdrawn */
  open(vesselId: VesselId, transferId: number, range?: BlobRange): Promise<Readable>;
  /**
   * Moves a transfer, with the bytes that are done. Null when the step is not possible, and nothing changed: a late frame
   * moves nothing, and no frame passes by a person who has not approved.
   */
  step(vesselId: VesselId, transferId: number, step: TransferStep, doneBytes?: number): Promise<TransferStatus | null>;
  /** Bytes that are done of a transfer that moves; of one that does not, nothing changes. */
  progress(vesselId: VesselId, transferId: number, doneBytes: number): Promise<void>;
  /** A scanner found the file of a transfer clean. */
  scanned(vesselId: VesselId, transferId: number): Promise<void>;
  /** Ends a transfer for a reason that people read: `by` is `scanner` or `ship`. */
  refuse(vesselId: VesselId, transferId: number, told: { readonly by: string; readonly reason: string }): Promise<void>;
  /** Versions that are kept ashore, those of the path first, then the newest; at most 100. */
  stored(vesselId: VesselId, path: string): Promise<StoredFile[]>;
  /** A file that the ship sends by itself; while one of that path is open, it is the same transfer. */
  offer(vesselId: VesselId, file: Omit<ListedEntry, 'isDirectory'>): Promise<OpenTransfer | FileRefusal>;
  /**
   * A file of the ship, whole. Bytes of another SHA-256 than was told are thrown away and counted: it waits to be sent
   * again, the third time for a person.
   * @throws {Failure} `conflict` beyond the quota, `not-found` for a transfer that has ended
   */
  arrive(
    vesselId: VesselId,
    transferId: number,
    told: { readonly sha256: string; readonly modifiedMs: Instant },
    bytes: AsyncIterable<Buffer>,
  ): Promise<'complete' | 'differs'>;
  /** Counts bytes of files that went over the line, either way. */
  count(vesselId: VesselId, bytes: number): Promise<void>;
  /** Counts bytes of chunks of a transfer that went over the line. */
  countSent(vesselId: VesselId, transferId: number, bytes: number): Promise<void>;
}

export const TRANSFER_PORT: ServiceKey<TransferPort> = serviceKey('the queue of files for the link');
