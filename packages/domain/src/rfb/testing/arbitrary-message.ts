/** Messages as viewers send them, for property tests: every kind, with fields at and within their bounds. */
import fc from 'fast-check';
import type { ExtendedKeyMessage, KeyMessage } from '../client/client-message.ts';
import { writeExtendedKey, writeKey, writePointer } from '../client/write-message.ts';

const u8 = fc.nat(0xff);
const u16 = fc.nat(0xff_ff);
const u32 = fc.nat(0xff_ff_ff_ff);
const filled = (length: number) => fc.uint8Array({ minLength: length, maxLength: length });

const withHead = (type: number, length: number) =>
  filled(length).map((bytes) => {
    bytes[0] = type;
    return bytes;
  });

/** Modifiers, function keys, keys of the machine and plain ones, so that chords come about often. */
export const KEYSYMS = [
  0x20, 0x41, 0x61, 0xff_09, 0xff_0d, 0xff_1b, 0xff_51, 0xff_ff, 0xff_e1, 0xff_e3, 0xff_e4, 0xff_e9, 0xff_ea, 0xff_e7,
  0xff_eb, 0xff_be, 0xff_c1, 0xff_c9, 0xff_d5, 0xff_61, 0xff_13, 0xfe_03, 0xfe_d5, 0x10_08_fe_01, 0x10_08_ff_2a,
] as const;
const SCANCODES = [0x1e, 0x1d, 0x9d, 0x38, 0xb8, 0x01, 0x3b, 0x57, 0xdb, 0xd3, 0x54, 0xc6, 0x0f, 0x1c] as const;

export const keys: fc.Arbitrary<KeyMessage> = fc
  .tuple(fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...KEYSYMS) }, { weight: 1, arbitrary: u32 }), fc.boolean())
  .map(([keysym, isDown]) => writeKey(keysym, isDown));

const extendedKeys: fc.Arbitrary<ExtendedKeyMessage> = fc
  .tuple(
    fc.oneof(fc.constant(0), fc.constantFrom(...KEYSYMS)),
    fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...SCANCODES) }, { weight: 1, arbitrary: u32 }),
    fc.boolean(),
  )
  .map(([keysym, scancode, isDown]) => writeExtendedKey(keysym, scancode, isDown));

const pixelFormats = fc.tuple(fc.constantFrom(8, 16, 32), withHead(0, 20)).map(([bitsPerPixel, bytes]) => {
  bytes.set([bitsPerPixel, bitsPerPixel === 32 ? 24 : bitsPerPixel], 4);
  bytes.set([5, 3, 0], 14);
  return bytes;
});

/** A head, a count in it at `at` of so many bytes, and what is counted. */
const counted = (type: number, head: number, at: number, size: 1 | 2 | 4, width: number, most: number) =>
  fc.nat(most).chain((count) =>
    withHead(type, head + width * count).map((bytes) => {
      const view = new DataView(bytes.buffer);
      if (size === 1) view.setUint8(at, count);
      else if (size === 2) view.setUint16(at, count);
      else view.setUint32(at, count);
      return bytes;
    }),
  );

const extendedClipboards = fc.integer({ min: 4, max: 40 }).chain((length) =>
  withHead(6, 8 + length).map((bytes) => {
    new DataView(bytes.buffer).setInt32(4, -length);
    return bytes;
  }),
);

/** What every screen is told by. */
export const plainMessages: fc.Arbitrary<Uint8Array> = fc.oneof(
  { weight: 8, arbitrary: keys.map(({ bytes }) => bytes) },
  { weight: 2, arbitrary: fc.tuple(u8, u16, u16).map(([buttons, x, y]) => writePointer(buttons, x, y).bytes) },
  pixelFormats,
  counted(2, 4, 2, 2, 4, 12),
  withHead(3, 10),
  counted(6, 8, 4, 4, 1, 40),
  withHead(150, 10),
  counted(248, 9, 8, 1, 1, 64),
  withHead(250, 4),
  counted(251, 8, 6, 1, 16, 16),
);

/** The same, and the messages of extensions that a screen must have agreed to. */
export const anyMessages: fc.Arbitrary<Uint8Array> = fc.oneof(
  { weight: 12, arbitrary: plainMessages },
  { weight: 8, arbitrary: extendedKeys.map(({ bytes }) => bytes) },
  { weight: 1, arbitrary: extendedClipboards },
);
