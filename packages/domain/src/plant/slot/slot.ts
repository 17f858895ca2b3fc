/** A place of a piece of equipment that one tag fills: what is measured there, and in which unit. */

/** A slot there are several of in one piece of equipment, counted from 1. */
export type SlotIndex = 'cylinder' | 'cell' | 'turbocharger';

/** Values of these together are given at permission level 2 only; each tag alone stays readable. */
export type SlotGroup = 'scrubber' | 'fuel-flow';

export interface Slot {
  readonly key: string;
  /** What the name of a tag ends with behind the name of its equipment (docs/tags.md). */
  readonly words: string;
  /** The unit its values are shown and computed in; empty for a state. */
  readonly unit: string;
  readonly valueKind: 'number' | 'boolean' | 'text' | 'struct';
  readonly indexed: SlotIndex | undefined;
  /** Path of Signal K (schema 1.7) below the equipment's own, e.g. `oilPressure`. */
  readonly signalK: string | undefined;
  /** A group that only the tabs for administrators ask for (§9.8). */
  readonly group: SlotGroup | undefined;
  /** End of the ISO 19848 Local ID over DNV's Vessel Information Structure: gmod path, then metadata. */
  readonly localId: string | undefined;
}

type Options = Partial<Omit<Slot, 'key' | 'words' | 'unit'>>;
/** A row of a table of slots. */
export type SlotRow = readonly [key: string, words: string, unit: string, options?: Options];

const PLAIN = {
  valueKind: 'number',
  indexed: undefined,
  signalK: undefined,
  localId: undefined,
  group: undefined,
} as const;

export const toSlots = (rows: readonly SlotRow[]): readonly Slot[] =>
  rows.map(([key, words, unit, options]) => ({ ...PLAIN, key, words, unit, ...options }));

/** Is or is not. */
export const STATE = { valueKind: 'boolean' } as const;
/** One for each cylinder; its tag says `cylinder 4` before the words. */
export const BY_CYLINDER = { indexed: 'cylinder' } as const;
export const BY_CELL = { indexed: 'cell' } as const;
