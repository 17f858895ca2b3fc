/** One file of a lane: batches by number, oldest first. */
import {
  closeSync,
  existsSync,
  fdatasync,
  fstatSync,
  fsyncSync,
  ftruncateSync,
  openSync,
  readFileSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { encodeRecord, readRecords } from './record.ts';

const datasync = promisify(fdatasync);

/** A batch as it is journalled: the frame as it will be sent, and what one must know of it without reading it. */
export interface SpooledBatch {
  readonly sequence: number;
  readonly samples: number;
  readonly spooledAt: number;
  readonly frame: Uint8Array;
}

const HEAD_BYTES = 8 + 8 + 4;

export function packBatch({ sequence, samples, spooledAt, frame }: SpooledBatch): Buffer {
  const payload = Buffer.allocUnsafe(HEAD_BYTES + frame.length);
  payload.writeDoubleLE(sequence, 0);
  payload.writeDoubleLE(spooledAt, 8);
  payload.writeUInt32LE(samples, 16);
  payload.set(frame, HEAD_BYTES);
  return encodeRecord(payload);
}

function unpackBatch(payload: Buffer): SpooledBatch {
  return {
    sequence: payload.readDoubleLE(0),
    spooledAt: payload.readDoubleLE(8),
    samples: payload.readUInt32LE(16),
    frame: payload.subarray(HEAD_BYTES),
  };
}

/** The batches of a segment's file; a torn tail is left out. */
export function readSegment(path: string): { batches: SpooledBatch[]; intactBytes: number } {
  const { payloads, intactBytes } = readRecords(readFileSync(path));
  return { batches: payloads.map(unpackBatch), intactBytes };
}

/** The file that is written to. */
export class SegmentWriter {
  readonly #descriptor: number;
  size: number;

  /** Cuts what stands behind `intactBytes`. */
  constructor(path: string, intactBytes = 0) {
    const isNew = !existsSync(path);
    this.#descriptor = openSync(path, 'a');
    if (isNew) syncFolder(dirname(path));
    if (fstatSync(this.#descriptor).size > intactBytes) ftruncateSync(this.#descriptor, intactBytes);
    this.size = intactBytes;
  }

  /** In the file when this returns, on the disk after `sync`. */
  write(bytes: Buffer): void {
    let written = 0;
    while (written < bytes.length) written += writeSync(this.#descriptor, bytes, written);
    this.size += bytes.length;
  }

  sync(): Promise<void> {
    return datasync(this.#descriptor);
  }

  close(): void {
    closeSync(this.#descriptor);
  }
}

/** A new file's name is in its folder's blocks, which are written on their own. */
function syncFolder(path: string): void {
  const folder = openSync(path, 'r');
  fsyncSync(folder);
  closeSync(folder);
}
