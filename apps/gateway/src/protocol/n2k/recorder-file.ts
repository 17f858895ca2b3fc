/**
 * The log of a Yacht Devices voyage recorder (`.DAT`; YDVR manual, appendix D) → frames. A record is a counter of
 * milliseconds that starts over after a minute, a CAN identifier and data: eight bytes, three of an ISO request, and of a
 * fast packet its sequence, its length and the whole message. Identifier 0xFFFFFFFF is a note of the recorder: `YDVR v04`
 * at the beginning, `T` after a silent minute, `E` at the end.
 */
import { type N2kFrame, readCanId } from './frame.ts';

const HEAD_BYTES = 6;
const NOTE = { id: 0xffffffff, bytes: 8 } as const;
const SINGLE_BYTES = 8;
const REQUEST = { pgn: 59_904, bytes: 3 } as const;
const FAST = { headBytes: 2, maxBytes: 223 } as const;
const MAX_RECORD_BYTES = HEAD_BYTES + FAST.headBytes + FAST.maxBytes;
const MINUTE_MS = 60_000;
/** No group below this number is in use on a bus (ISO 11783-3); a lower one shows that a record began elsewhere. */
const LOWEST_PGN = 59_392;
const MAX_CAN_ID = 0x1fffffff;

/** Whether a file begins as the recorder's files do. */
export function isRecorderFile(head: Uint8Array): boolean {
  const bytes = Buffer.from(head.buffer, head.byteOffset, head.byteLength);
  return (
    bytes.length >= HEAD_BYTES + 4 && bytes.readUInt32LE(2) === NOTE.id && bytes.toString('latin1', 6, 10) === 'YDVR'
  );
}

export interface RecorderParts {
  /** Whether messages of a group are sent as fast packets. */
  readonly isFast: (pgn: number) => boolean;
  /** Told once, of the first record that is none: where the next one begins is unknown then. */
  readonly refuse: (reason: 'n2k-record-unreadable', example: string) => void;
}

interface Place {
  readonly from: number;
  readonly to: number;
}

export class RecorderReader {
  readonly #parts: RecorderParts;
  #rest: Buffer = Buffer.alloc(0);
  #isLost = false;

  constructor(parts: RecorderParts) {
    this.#parts = parts;
  }

  /** Frames that these bytes complete; the last records wait for what shows where they end. */
  push(bytes: Uint8Array): N2kFrame[] {
    return this.#read(Buffer.concat([this.#rest, bytes]), MAX_RECORD_BYTES + HEAD_BYTES);
  }

  /** Frames of the last records. A record that was cut off is left out. */
  end(): N2kFrame[] {
    return this.#read(this.#rest, HEAD_BYTES);
  }

  /** Reads records while `ahead` bytes are there. */
  #read(bytes: Buffer, ahead: number): N2kFrame[] {
    const frames: N2kFrame[] = [];
    let at = 0;
    while (!this.#isLost && bytes.length - at >= ahead) {
      const id = bytes.readUInt32LE(at + 2);
      const place = this.#findData(bytes, at, id);
      if (place === null) this.#lose(bytes.subarray(at, at + HEAD_BYTES));
      if (place === null || place.to > bytes.length) break;
      const data = Buffer.from(bytes.subarray(place.from, place.to));
      if (id !== NOTE.id) frames.push({ stamp: null, ...readCanId(id), data, isWhole: true });
      at = place.to;
    }
    this.#rest = bytes.subarray(at);
    return frames;
  }

  /** A recorder may know a group as fast that the definitions do not, and the other way: the next head decides. */
  #findData(bytes: Buffer, at: number, id: number): Place | null {
    const from = at + HEAD_BYTES;
    if (!isHead(bytes, at)) return null;
    if (id === NOTE.id) return { from, to: from + NOTE.bytes };
    const { pgn } = readCanId(id);
    if (pgn === REQUEST.pgn) return { from, to: from + REQUEST.bytes };
    const fastFrom = from + FAST.headBytes;
    const fast = { from: fastFrom, to: fastFrom + (bytes[from + 1] ?? 0) };
    const single = { from, to: from + SINGLE_BYTES };
    const places = this.#parts.isFast(pgn) ? [fast, single] : [single, fast];
    return places.find(({ to }) => isHead(bytes, to)) ?? null;
  }

  #lose(head: Buffer): void {
    this.#isLost = true;
    this.#parts.refuse('n2k-record-unreadable', head.toString('hex'));
  }
}

/** Whether a record may begin here; the end of the file is as good. */
function isHead(bytes: Buffer, at: number): boolean {
  if (at + HEAD_BYTES > bytes.length) return true;
  const id = bytes.readUInt32LE(at + 2);
  const isKnown = id === NOTE.id || (id <= MAX_CAN_ID && readCanId(id).pgn >= LOWEST_PGN);
  return isKnown && bytes.readUInt16LE(at) < MINUTE_MS;
}
