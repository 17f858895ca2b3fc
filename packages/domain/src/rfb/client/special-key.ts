/** The buttons of "Control with special buttons" (§9.10): chords a browser or its desktop keeps for itself. */
import type { KeyMessage } from './client-message.ts';
import { writeKey } from './write-message.ts';

const [CONTROL, SHIFT, ALT, SUPER] = [0xff_e3, 0xff_e1, 0xff_e9, 0xff_eb];
const [TAB, ESCAPE, DELETE, PRINT, F1] = [0xff_09, 0xff_1b, 0xff_ff, 0xff_61, 0xff_be];

const functionKeys = Array.from({ length: 12 }, (_, index) => [`F${index + 1}`, [F1 + index]] as const);

/** By what stands on the button: the symbols of its keys, pressed in this order and released in the other. */
export const SPECIAL_KEYS: ReadonlyMap<string, readonly number[]> = new Map<string, readonly number[]>([
  ['Ctrl Alt Del', [CONTROL, ALT, DELETE]],
  ['Ctrl Esc', [CONTROL, ESCAPE]],
  ['Ctrl Shift Esc', [CONTROL, SHIFT, ESCAPE]],
  ['Alt Tab', [ALT, TAB]],
  ['Alt F4', [ALT, F1 + 3]],
  ['Windows', [SUPER]],
  ['Print', [PRINT]],
  ...functionKeys,
]);

/** The messages of one press of a button; none for a button that is not listed. */
export function pressSpecialKey(name: string): KeyMessage[] {
  const keys = SPECIAL_KEYS.get(name) ?? [];
  return [...keys.map((key) => writeKey(key, true)), ...keys.toReversed().map((key) => writeKey(key, false))];
}
