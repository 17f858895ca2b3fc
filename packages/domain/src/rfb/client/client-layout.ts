/** How each message of a viewer lies in bytes: how long it is, and what it says. Numbers are big-endian. */
import {
  type ClientMessage,
  type ClientProblem,
  MAX_CLIPBOARD_BYTES,
  MAX_ENCODINGS,
  MAX_FENCE_BYTES,
  MAX_SCREENS,
} from './client-message.ts';

export interface ClientLayout {
  /** So many bytes must be there before `measure` is asked. */
  readonly least: number;
  /** The length of the whole message in bytes, or why it is refused. */
  measure(view: DataView): number | ClientProblem;
  /** Null where a field says what it must not say. */
  read(view: DataView, bytes: Uint8Array): ClientMessage | null;
}

type Read = ClientLayout['read'];

const fixed = (length: number, read: Read): ClientLayout => ({ least: 1, measure: () => length, read });

/** A head of `least` bytes that counts items of `width` bytes behind it. */
function counted(
  { least, width, most }: { least: number; width: number; most: number },
  count: (view: DataView) => number,
  problem: ClientProblem,
  read: Read,
): ClientLayout {
  return { least, measure: (view) => (count(view) > most ? problem : least + width * count(view)), read };
}

const BITS_PER_PIXEL = [8, 16, 32];

/** A screen shifts by these figures without a check of its own, so that they are checked here. */
const readPixelFormat: Read = (view, bytes) => {
  const [bitsPerPixel, depth] = [view.getUint8(4), view.getUint8(5)];
  const isUsable = BITS_PER_PIXEL.includes(bitsPerPixel) && depth >= 1 && depth <= bitsPerPixel;
  const shifts = [view.getUint8(14), view.getUint8(15), view.getUint8(16)];
  if (!isUsable || shifts.some((shift) => shift >= bitsPerPixel)) return null;
  return { kind: 'set-pixel-format', bitsPerPixel, depth, bytes };
};

const readEncodings: Read = (view, bytes) => ({
  kind: 'set-encodings',
  encodings: Array.from({ length: view.getUint16(2) }, (_, index) => view.getInt32(4 + 4 * index)),
  bytes,
});

/** A negative length announces the extended form, which begins with four bytes of flags. */
const readClipboard: Read = (view, bytes) => {
  const length = view.getInt32(4);
  if (length >= 0) return { kind: 'clipboard', bytes };
  return length > -4 ? null : { kind: 'extended-clipboard', flags: view.getUint32(8), bytes };
};

/** The only message of QEMU that is known is its key event; sound is not carried. */
const extendedKey: ClientLayout = {
  least: 2,
  measure: (view) => (view.getUint8(1) === 0 ? 12 : 'unknown-message'),
  read: (view, bytes) => ({
    kind: 'extended-key',
    isDown: view.getUint16(2) !== 0,
    keysym: view.getUint32(4),
    scancode: view.getUint32(8),
    bytes,
  }),
};

/** By the type in the first byte. */
export const CLIENT_LAYOUTS: ReadonlyMap<number, ClientLayout> = new Map([
  [0, fixed(20, readPixelFormat)],
  [
    2,
    counted(
      { least: 4, width: 4, most: MAX_ENCODINGS },
      (view) => view.getUint16(2),
      'too-many-encodings',
      readEncodings,
    ),
  ],
  [3, fixed(10, (view, bytes) => ({ kind: 'update-request', isIncremental: view.getUint8(1) !== 0, bytes }))],
  [4, fixed(8, (view, bytes) => ({ kind: 'key', isDown: view.getUint8(1) !== 0, keysym: view.getUint32(4), bytes }))],
  [
    5,
    fixed(6, (view, bytes) => ({
      kind: 'pointer',
      buttons: view.getUint8(1),
      x: view.getUint16(2),
      y: view.getUint16(4),
      bytes,
    })),
  ],
  [
    6,
    counted(
      { least: 8, width: 1, most: MAX_CLIPBOARD_BYTES },
      (view) => Math.abs(view.getInt32(4)),
      'clipboard-too-large',
      readClipboard,
    ),
  ],
  [150, fixed(10, (view, bytes) => ({ kind: 'continuous-updates', isOn: view.getUint8(1) !== 0, bytes }))],
  [
    248,
    counted(
      { least: 9, width: 1, most: MAX_FENCE_BYTES },
      (view) => view.getUint8(8),
      'fence-too-large',
      (_, bytes) => ({
        kind: 'fence',
        bytes,
      }),
    ),
  ],
  [250, fixed(4, (view, bytes) => ({ kind: 'power', action: view.getUint8(3), bytes }))],
  [
    251,
    counted(
      { least: 8, width: 16, most: MAX_SCREENS },
      (view) => view.getUint8(6),
      'too-many-screens',
      (view, bytes) => ({
        kind: 'resize',
        width: view.getUint16(2),
        height: view.getUint16(4),
        bytes,
      }),
    ),
  ],
  [255, extendedKey],
]);
