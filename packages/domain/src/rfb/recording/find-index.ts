/** Finds the timeline of a recording by its last bytes, so that a player need not load the file first. */
import { parseRecordHead, parseTail, RECORD_HEAD_BYTES, TAIL_BYTES } from './record.ts';
import type { Timeline } from './timeline.ts';
import { parseTimeline } from './timeline-bytes.ts';

/** A part of a file: its first byte, and the first behind it. */
export interface ByteRange {
  readonly from: number;
  readonly to: number;
}

/** Where the index lies in a file of that size whose last bytes these are. Null: cut off, read it from its start. */
export function findIndex(tail: Uint8Array, fileBytes: number): ByteRange | null {
  const from = parseTail(tail, fileBytes);
  return from === null ? null : { from, to: fileBytes - TAIL_BYTES };
}

/** The timeline in the bytes of that part; null where they are no index. */
export function readIndex(bytes: Uint8Array): Timeline | null {
  if (bytes.length < RECORD_HEAD_BYTES) return null;
  const head = parseRecordHead(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  const isIndex = head?.kind === 'index' && bytes.length === RECORD_HEAD_BYTES + head.length;
  return isIndex ? parseTimeline(bytes.subarray(RECORD_HEAD_BYTES)) : null;
}
