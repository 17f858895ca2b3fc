/** What a client may say once it is in (RFC 6143, 7.5, and the extensions the server has told it of), within bounds. */
import type { Rectangle } from '../canvas/rectangle.ts';
import { PIXEL_FORMAT_BYTES, type PixelFormat, readPixelFormat } from '../encoding/pixel-format.ts';
import type { ByteReader } from './byte-reader.ts';

export type ClientMessage =
  | { readonly kind: 'pixel-format'; readonly format: PixelFormat }
  | { readonly kind: 'encodings'; readonly encodings: readonly number[] }
  | { readonly kind: 'update-request'; readonly incremental: boolean; readonly area: Rectangle }
  | { readonly kind: 'key'; readonly down: boolean; readonly keysym: number }
  | { readonly kind: 'pointer'; readonly buttons: number; readonly x: number; readonly y: number }
  | { readonly kind: 'cut-text'; readonly text: string }
  | { readonly kind: 'continuous-updates'; readonly enabled: boolean; readonly area: Rectangle }
  | { readonly kind: 'fence'; readonly flags: number; readonly payload: Buffer }
  | { readonly kind: 'resize'; readonly width: number; readonly height: number };

/** What ends a connection. */
export interface Refusal {
  readonly kind: 'refusal';
  readonly code: 'gone' | 'unknown-message' | 'too-long' | 'wrong-pixel-format';
  /** A sentence for the log. */
  readonly reason: string;
}

const MOST_ENCODINGS = 256;
const MOST_CUT_TEXT_BYTES = 65_536;
const MOST_FENCE_BYTES = 64;
const MOST_SCREENS = 16;
const SCREEN_BYTES = 16;

const refuse = (code: Refusal['code'], reason: string): Refusal => ({ kind: 'refusal', code, reason });
const GONE = refuse('gone', 'The client has closed the connection.');

type Parse = (reader: ByteReader) => Promise<ClientMessage | Refusal>;

/** By the number of the message. */
const PARSERS: ReadonlyMap<number, Parse> = new Map<number, Parse>([
  [0, readFormat],
  [2, readEncodings],
  [3, fixed(9, (bytes) => ({ kind: 'update-request', incremental: bytes[0] !== 0, area: readArea(bytes, 1) }))],
  [4, fixed(7, (bytes) => ({ kind: 'key', down: bytes[0] !== 0, keysym: bytes.readUInt32BE(3) }))],
  [
    5,
    fixed(5, (bytes) => ({
      kind: 'pointer',
      buttons: bytes.readUInt8(0),
      x: bytes.readUInt16BE(1),
      y: bytes.readUInt16BE(3),
    })),
  ],
  [6, readCutText],
  [150, fixed(9, (bytes) => ({ kind: 'continuous-updates', enabled: bytes[0] !== 0, area: readArea(bytes, 1) }))],
  [248, readFence],
  [251, readResize],
]);

/** The next message; a refusal for the end of the connection and for what no honest client of this server sends. */
export async function readClientMessage(reader: ByteReader): Promise<ClientMessage | Refusal> {
  const type = await reader.take(1);
  if (!type) return GONE;
  const parse = PARSERS.get(type.readUInt8(0));
  return parse ? parse(reader) : refuse('unknown-message', `Message ${type[0]} is unknown here.`);
}

function fixed(length: number, parse: (bytes: Buffer) => ClientMessage): Parse {
  return async (reader) => {
    const bytes = await reader.take(length);
    return bytes ? parse(bytes) : GONE;
  };
}

function readArea(bytes: Buffer, at: number): Rectangle {
  const [x, y, width, height] = [0, 2, 4, 6].map((offset) => bytes.readUInt16BE(at + offset));
  return { x, y, width, height } as Rectangle;
}

async function readFormat(reader: ByteReader): Promise<ClientMessage | Refusal> {
  const bytes = await reader.take(3 + PIXEL_FORMAT_BYTES);
  if (!bytes) return GONE;
  const format = readPixelFormat(bytes.subarray(3));
  return format
    ? { kind: 'pixel-format', format }
    : refuse('wrong-pixel-format', 'No pixel can be written in this format.');
}

async function readEncodings(reader: ByteReader): Promise<ClientMessage | Refusal> {
  const head = await reader.take(3);
  if (!head) return GONE;
  const count = head.readUInt16BE(1);
  if (count > MOST_ENCODINGS) return refuse('too-long', `${count} encodings are more than ${MOST_ENCODINGS}.`);
  const list = await reader.take(4 * count);
  if (!list) return GONE;
  return { kind: 'encodings', encodings: Array.from({ length: count }, (_, i) => list.readInt32BE(4 * i)) };
}

async function readCutText(reader: ByteReader): Promise<ClientMessage | Refusal> {
  const head = await reader.take(7);
  if (!head) return GONE;
  // The extended clipboard says a negative length; the server has not offered it.
  const length = head.readUInt32BE(3);
  if (length > MOST_CUT_TEXT_BYTES)
    return refuse('too-long', `Cut text of ${length} bytes is over ${MOST_CUT_TEXT_BYTES}.`);
  const text = await reader.take(length);
  return text ? { kind: 'cut-text', text: text.toString('latin1') } : GONE;
}

async function readFence(reader: ByteReader): Promise<ClientMessage | Refusal> {
  const head = await reader.take(8);
  if (!head) return GONE;
  const length = head.readUInt8(7);
  if (length > MOST_FENCE_BYTES) return refuse('too-long', `A fence of ${length} bytes is over ${MOST_FENCE_BYTES}.`);
  const payload = await reader.take(length);
  return payload ? { kind: 'fence', flags: head.readUInt32BE(3), payload } : GONE;
}

/** SetDesktopSize; the desktop has one screen, so that the layout of several is read and left. */
async function readResize(reader: ByteReader): Promise<ClientMessage | Refusal> {
  const head = await reader.take(7);
  if (!head) return GONE;
  const screens = head.readUInt8(5);
  if (screens > MOST_SCREENS) return refuse('too-long', `${screens} screens are more than ${MOST_SCREENS}.`);
  const layout = await reader.take(SCREEN_BYTES * screens);
  return layout ? { kind: 'resize', width: head.readUInt16BE(1), height: head.readUInt16BE(3) } : GONE;
}
