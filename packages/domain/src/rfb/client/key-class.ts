/**
 * What a key does at the level `basic`, by its X11 symbol and by its XT scan code. Both are lists of what is allowed: a
 * symbol that is not listed may switch consoles, end the X server or shut the machine down.
 */

/** `barred` never passes at `basic`; `meta` neither, and it bars what is pressed while it is held. */
export type KeyClass = 'plain' | 'control' | 'alt' | 'escape' | 'meta' | 'barred';

type Span = readonly [first: number, last: number];

const PLAIN_KEYSYMS: readonly Span[] = [
  [0x20, 0x7e], // Latin-1
  [0xa0, 0xff],
  [0x1_00, 0x20_ff], // characters of other alphabets
  [0x01_00_01_00, 0x01_10_ff_ff], // characters by their Unicode number
  [0xfe_20, 0xfe_20], // Tab with Shift
  [0xfe_50, 0xfe_6f], // dead accents
  [0xff_08, 0xff_0b], // Backspace, Tab, Line feed, Clear
  [0xff_0d, 0xff_0d], // Return
  [0xff_50, 0xff_58], // Home, arrows, Page up and down, End, Begin
  [0xff_63, 0xff_63], // Insert
  [0xff_7f, 0xff_7f], // Num lock
  [0xff_80, 0xff_8d], // keypad: Space, Tab, Enter
  [0xff_95, 0xff_bd], // keypad: cursor keys, operators, digits; F1 to F4 of it lie before
  [0xff_e1, 0xff_e2], // Shift
  [0xff_e5, 0xff_e6], // Caps lock, Shift lock
  [0xff_ff, 0xff_ff], // Delete
];
const CONTROL_KEYSYMS: readonly number[] = [0xff_e3, 0xff_e4];
/** The left Alt alone: the right one is AltGr on many keyboards, which Windows takes for Ctrl and Alt together. */
const ALT_KEYSYMS: readonly number[] = [0xff_e9];
const ESCAPE_KEYSYM = 0xff_1b;
/** Meta, Super and Hyper. */
const META_KEYSYMS: readonly number[] = [0xff_e7, 0xff_e8, 0xff_eb, 0xff_ec, 0xff_ed, 0xff_ee];

/** Codes of keys with a prefix have their high bit set. */
const PLAIN_SCANCODES: readonly Span[] = [
  [0x02, 0x1c], // digits, upper letters, Enter
  [0x1e, 0x37], // middle and lower letters, Shift, keypad *
  [0x39, 0x3a], // Space, Caps lock
  [0x45, 0x45], // Num lock
  [0x47, 0x53], // keypad
  [0x56, 0x56], // the key beside the left Shift
  [0x73, 0x73], // further keys of Brazilian and Japanese keyboards
  [0x7d, 0x7d],
  [0x9c, 0x9c], // keypad Enter
  [0xb5, 0xb5], // keypad /
  [0xc7, 0xc9], // Home, Up, Page up
  [0xcb, 0xcb], // Left
  [0xcd, 0xcd], // Right
  [0xcf, 0xd3], // End, Down, Page down, Insert, Delete
];
const CONTROL_SCANCODES: readonly number[] = [0x1d, 0x9d];
const ALT_SCANCODE = 0x38;
const ESCAPE_SCANCODE = 0x01;
const META_SCANCODES: readonly number[] = [0xdb, 0xdc];

const lies = (spans: readonly Span[], number: number) =>
  spans.some(([first, last]) => number >= first && number <= last);

export function classifyKeysym(keysym: number): KeyClass {
  if (CONTROL_KEYSYMS.includes(keysym)) return 'control';
  if (ALT_KEYSYMS.includes(keysym)) return 'alt';
  if (META_KEYSYMS.includes(keysym)) return 'meta';
  if (keysym === ESCAPE_KEYSYM) return 'escape';
  return lies(PLAIN_KEYSYMS, keysym) ? 'plain' : 'barred';
}

export function classifyScancode(scancode: number): KeyClass {
  if (CONTROL_SCANCODES.includes(scancode)) return 'control';
  if (META_SCANCODES.includes(scancode)) return 'meta';
  if (scancode === ALT_SCANCODE) return 'alt';
  if (scancode === ESCAPE_SCANCODE) return 'escape';
  return lies(PLAIN_SCANCODES, scancode) ? 'plain' : 'barred';
}

/** Of a key event with both: a screen may act on either, so that a key on which they disagree is barred. */
export function classifyExtendedKey(keysym: number, scancode: number): KeyClass {
  const byScancode = classifyScancode(scancode);
  return keysym === 0 || classifyKeysym(keysym) === byScancode ? byScancode : 'barred';
}
