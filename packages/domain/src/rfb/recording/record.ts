/**
 * The recording of a session: a head, then records in order of time, then an index and a tail. A file without its end,
 * as a power cut leaves it, is whole up to its last record.
 *
 *   head    8 bytes `FMSRFB01`, 8 bytes start (milliseconds since 1970 as a double)
 *   record  1 byte kind, 4 bytes milliseconds since the start, 4 bytes length, then so many bytes
 *   tail    4 bytes offset of the index record, 8 bytes `FMSRFBIX`
 *
 * Numbers are big-endian. Of keys it holds that one was pressed, not which: people type passwords on these screens.
 */
import type { Instant } from '../../time/instant.ts';
import { joinBytes } from '../bytes/byte-queue.ts';

export const HEAD_BYTES = 16;
export const RECORD_HEAD_BYTES = 9;
export const TAIL_BYTES = 12;

const HEAD_MAGIC = 'FMSRFB01';
const TAIL_MAGIC = 'FMSRFBIX';

/** One record holds no more; longer pieces of the stream become several records of the same time. */
export const MAX_RECORD_BYTES = 1_000_000;
/** An hour at 4.4 Mbit/s; what comes after is left out, and a step says so. */
export const MAX_RECORDING_BYTES = 2_000_000_000;

export const RECORD_KINDS = ['init', 'screen', 'pointer', 'key', 'step', 'index'] as const;
/**
 * `init`: the screen's description of itself, first, and again where it was connected anew: a decoder of its own draws
 * what follows. `screen`: bytes of the screen as the viewer got them. `pointer`:
 * buttons, x and y as in the message. `key`: empty. `step`: what happened to the session, in ASCII. `index`: the timeline.
 */
export type RecordKind = (typeof RECORD_KINDS)[number];

export interface StreamRecord {
  readonly kind: RecordKind;
  /** Since the start of the recording. */
  readonly atMs: number;
  readonly bytes: Uint8Array;
}

const toBytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

const startsWith = (bytes: Uint8Array, magic: string) =>
  bytes.length >= magic.length && [...magic].every((character, at) => bytes[at] === character.charCodeAt(0));

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

export function writeHead(startedAt: Instant): Uint8Array {
  const start = new Uint8Array(8);
  viewOf(start).setFloat64(0, startedAt);
  return joinBytes([toBytes(HEAD_MAGIC), start]);
}

/** When the recording began; null where the bytes are no head of one. */
export function parseHead(bytes: Uint8Array): Instant | null {
  if (bytes.length < HEAD_BYTES || !startsWith(bytes, HEAD_MAGIC)) return null;
  const startedAt = viewOf(bytes).getFloat64(HEAD_MAGIC.length);
  return Number.isFinite(startedAt) ? startedAt : null;
}

export function writeRecord({ kind, atMs, bytes }: StreamRecord): Uint8Array {
  const head = new Uint8Array(RECORD_HEAD_BYTES);
  const view = viewOf(head);
  view.setUint8(0, RECORD_KINDS.indexOf(kind) + 1);
  view.setUint32(1, atMs);
  view.setUint32(5, bytes.length);
  return joinBytes([head, bytes]);
}

export interface RecordHead {
  readonly kind: RecordKind;
  readonly atMs: number;
  readonly length: number;
}

/** The head of a record; null for a kind that is not known or a length beyond the bound. */
export function parseRecordHead(view: DataView): RecordHead | null {
  const kind = RECORD_KINDS[view.getUint8(0) - 1];
  const length = view.getUint32(5);
  return kind === undefined || length > MAX_RECORD_BYTES ? null : { kind, atMs: view.getUint32(1), length };
}

export function writeTail(indexOffset: number): Uint8Array {
  const offset = new Uint8Array(4);
  viewOf(offset).setUint32(0, indexOffset);
  return joinBytes([offset, toBytes(TAIL_MAGIC)]);
}

/** Where the index record of a file begins, by its last bytes; null for a file without its end. */
export function parseTail(tail: Uint8Array, fileBytes: number): number | null {
  const last = tail.subarray(-TAIL_BYTES);
  if (last.length < TAIL_BYTES || !startsWith(last.subarray(4), TAIL_MAGIC)) return null;
  const offset = viewOf(last).getUint32(0);
  return offset >= HEAD_BYTES && offset + RECORD_HEAD_BYTES + TAIL_BYTES <= fileBytes ? offset : null;
}
