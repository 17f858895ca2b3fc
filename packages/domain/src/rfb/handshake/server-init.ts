/** What a screen says of itself at the end of the handshake (RFC 6143, section 7.3.2). */
import { joinBytes } from '../bytes/byte-queue.ts';
import { read, type Talk } from './handshake.ts';
import { toPrintable } from './rfb-text.ts';

export interface ServerInit {
  readonly width: number;
  readonly height: number;
  readonly bitsPerPixel: number;
  readonly depth: number;
  /** Printable ASCII, for logs; the viewer gets the bytes. */
  readonly name: string;
  /** The message as it came. */
  readonly bytes: Uint8Array;
}

/** Bounds of a screen: a side of the largest that are built, and the pixels of one of 7680 × 4320. */
const MAX_SIDE = 16_384;
const MAX_PIXELS = 7680 * 4320;
const MAX_NAME_BYTES = 1024;
const HEAD_BYTES = 24;

export type InitProblem = 'screen-too-large' | 'name-too-long';

/** Reads the message; what it claims is checked before more is read. */
export function* readServerInit(): Talk<ServerInit | InitProblem> {
  const head = yield* read(HEAD_BYTES);
  const view = new DataView(head.buffer);
  const [width, height, nameBytes] = [view.getUint16(0), view.getUint16(2), view.getUint32(20)];
  if (Math.max(width, height) > MAX_SIDE || width * height > MAX_PIXELS) return 'screen-too-large';
  if (nameBytes > MAX_NAME_BYTES) return 'name-too-long';
  const name = yield* read(nameBytes);
  const [bitsPerPixel, depth] = [view.getUint8(4), view.getUint8(5)];
  return { width, height, bitsPerPixel, depth, name: toPrintable(name), bytes: joinBytes([head, name]) };
}
