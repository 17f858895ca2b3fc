/**
 * Reads `multipart/x-mixed-replace` as cameras send it: pushed in pieces of any size, with or without a length for each
 * part, with line ends of one or two characters. Every part and every header is bounded.
 */
import { CameraError } from '../camera-error.ts';
import { ByteQueue } from './byte-queue.ts';

/** Bytes of a header of a part, and of what may lie between two parts. */
const MAX_PART_HEADER_BYTES = 8192;
const MAX_GAP_BYTES = 65_536;
const MAX_BOUNDARY_CHARACTERS = 200;
const [LF, CR, DASH] = [10, 13, 45];

/** The boundary of a content type; null when it is not multipart or names none. */
export function readBoundary(contentType: string | undefined): string | null {
  const found = /^multipart\/[a-z-]+\s*;(?:.*;)?\s*boundary=(?:"([^"]+)"|([^\s;"]+))/i.exec(contentType ?? '');
  // Some cameras name it with the dashes that stand before it in the stream.
  const boundary = (found?.[1] ?? found?.[2] ?? '').replace(/^-+/, '');
  return boundary === '' || boundary.length > MAX_BOUNDARY_CHARACTERS ? null : boundary;
}

export class MultipartReader {
  readonly #queue = new ByteQueue();
  readonly #delimiter: Buffer;
  readonly #maxPartBytes: number;
  readonly #take: (part: Buffer) => void;
  #state: 'gap' | 'header' | 'body' | 'ended' = 'gap';
  /** Of the part that is read; null where it ends with the next boundary. */
  #length: number | null = null;
  /** Bytes of the queue in which no boundary begins. */
  #scanned = 0;

  constructor(boundary: string, maxPartBytes: number, take: (part: Buffer) => void) {
    this.#delimiter = Buffer.from(`--${boundary}`, 'latin1');
    this.#maxPartBytes = maxPartBytes;
    this.#take = take;
  }

  /** After the closing boundary nothing more is read. */
  get isEnded(): boolean {
    return this.#state === 'ended';
  }

  /** Throws `CameraError` with `unreadable` or `too-large`; the reader is of no use after that. */
  push(bytes: Uint8Array): void {
    if (this.isEnded) return;
    this.#queue.append(bytes);
    while (this.#step()) {
      // Each step consumes bytes or changes the state.
    }
  }

  #step(): boolean {
    if (this.#state === 'gap') return this.#skipGap();
    if (this.#state === 'header') return this.#readHeader();
    return (
      this.#state === 'body' && (this.#length === null ? this.#readUntilBoundary() : this.#readLength(this.#length))
    );
  }

  /** Up to the end of the line of the next boundary. */
  #skipGap(): boolean {
    const waiting = this.#queue.peek();
    const at = waiting.indexOf(this.#delimiter, this.#scanned);
    if (at === -1) return this.#waitFrom(MAX_GAP_BYTES, 'The stream has no boundary between its pictures.');
    const after = at + this.#delimiter.length;
    if (waiting[after] === DASH && waiting[after + 1] === DASH) {
      this.#state = 'ended';
      return false;
    }
    const lineEnd = waiting.indexOf(LF, after);
    if (lineEnd === -1) {
      if (waiting.length > MAX_GAP_BYTES) throw unreadable('A boundary of the stream has no end of line.');
      return false;
    }
    return this.#enter('header', lineEnd + 1);
  }

  #readHeader(): boolean {
    const waiting = this.#queue.peek();
    const end = findHeaderEnd(waiting);
    if (end === null) {
      if (waiting.length > MAX_PART_HEADER_BYTES) throw unreadable('A header within the stream is too long.');
      return false;
    }
    if (end > MAX_PART_HEADER_BYTES) throw unreadable('A header within the stream is too long.');
    const length = /^content-length:[ \t]*(\d{1,15})[ \t]*\r?$/im.exec(waiting.toString('latin1', 0, end))?.[1];
    this.#length = length === undefined ? null : Number(length);
    if (this.#length !== null && this.#length > this.#maxPartBytes) throw tooLarge(this.#maxPartBytes);
    return this.#enter('body', end);
  }

  #readLength(length: number): boolean {
    if (this.#queue.length < length) return false;
    const part = this.#queue.take(length);
    this.#enter('gap', 0);
    this.#take(part);
    return true;
  }

  #readUntilBoundary(): boolean {
    const waiting = this.#queue.peek();
    const at = waiting.indexOf(this.#delimiter, this.#scanned);
    const end = at === -1 ? null : findPartEnd(waiting, at);
    if (at !== -1 && end === null) {
      this.#scanned = at + 1;
      return true;
    }
    if ((end ?? waiting.length) > this.#maxPartBytes) throw tooLarge(this.#maxPartBytes);
    if (end === null) return this.#waitFrom(Number.POSITIVE_INFINITY, '');
    const part = this.#queue.take(end);
    this.#enter('gap', 0);
    this.#take(part);
    return true;
  }

  #enter(state: 'gap' | 'header' | 'body', dropped: number): true {
    this.#queue.drop(dropped);
    this.#scanned = 0;
    this.#state = state;
    return true;
  }

  /** Looks only at what is new when more comes: the boundary may begin in its last bytes. */
  #waitFrom(most: number, words: string): false {
    if (this.#queue.length > most) throw unreadable(words);
    this.#scanned = Math.max(0, this.#queue.length - this.#delimiter.length);
    return false;
  }
}

/** Just past the empty line; null while it has not come. A part may have no header at all. */
function findHeaderEnd(bytes: Buffer): number | null {
  for (let at = 0; at !== -1 && at < bytes.length; ) {
    const lineEnd = bytes.indexOf(LF, at);
    if (lineEnd === -1) return null;
    if (lineEnd === at || (lineEnd === at + 1 && bytes[at] === CR)) return lineEnd + 1;
    at = lineEnd + 1;
  }
  return null;
}

/** Where the picture before a boundary ends: its line end is not part of it. Null when no line ends there. */
function findPartEnd(bytes: Buffer, boundaryAt: number): number | null {
  let at = boundaryAt;
  while (bytes[at - 1] === DASH) at -= 1;
  if (bytes[at - 1] !== LF) return null;
  return bytes[at - 2] === CR ? at - 2 : at - 1;
}

const unreadable = (words: string) => new CameraError('unreadable', words);
const tooLarge = (most: number) => new CameraError('too-large', `A picture has more than ${most} bytes.`);
