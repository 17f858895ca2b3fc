/**
 * Records on disk: length, CRC-32, bytes. A process or a power supply that dies while one is written leaves a torn
 * tail; what stands before it is whole.
 */
import { crc32 } from 'node:zlib';

const HEAD_BYTES = 8;
/** Longer than any frame: a length beyond it is rubbish. */
const MAX_RECORD_BYTES = 4_000_000;

export function encodeRecord(payload: Uint8Array): Buffer {
  const record = Buffer.allocUnsafe(HEAD_BYTES + payload.length);
  record.writeUInt32LE(payload.length, 0);
  record.writeUInt32LE(crc32(payload), 4);
  record.set(payload, HEAD_BYTES);
  return record;
}

/** The whole records at the beginning of a file, and how many of its bytes they fill. */
export function readRecords(file: Buffer): { payloads: Buffer[]; intactBytes: number } {
  const payloads: Buffer[] = [];
  let at = 0;
  while (at + HEAD_BYTES <= file.length) {
    const length = file.readUInt32LE(at);
    const end = at + HEAD_BYTES + length;
    // A power failure may leave zeros where a file was grown: no length, and the right checksum of nothing.
    if (length === 0 || length > MAX_RECORD_BYTES || end > file.length) break;
    const payload = file.subarray(at + HEAD_BYTES, end);
    if (crc32(payload) !== file.readUInt32LE(at + 4)) break;
    payloads.push(payload);
    at = end;
  }
  return { payloads, intactBytes: at };
}
