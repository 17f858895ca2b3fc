/** A slot of one piece of equipment, as text: `main-engine-port/lubeOilPressure`, `main-engine-port/cylinderExhaustTemperature:4`. */

declare const brand: unique symbol;
/** Equipment, key of the slot, and its number where there are several. */
export type SlotRef = string & { readonly [brand]: 'SlotRef' };

export interface SlotPlace {
  readonly equipmentId: string;
  readonly key: string;
  /** Counted from 1; undefined where the equipment has one such slot. */
  readonly index: number | undefined;
}

const PATTERN = /^([a-z0-9]+(?:-[a-z0-9]+)*)\/([a-zA-Z][a-zA-Z0-9]*)(?::([1-9]\d{0,3}))?$/;

export const formatSlotRef = (equipmentId: string, key: string, index?: number): SlotRef =>
  (index === undefined ? `${equipmentId}/${key}` : `${equipmentId}/${key}:${index}`) as SlotRef;

/** Undefined for a text that names no slot. */
export function parseSlotRef(text: string): SlotPlace | undefined {
  const [, equipmentId, key, index] = PATTERN.exec(text) ?? [];
  if (equipmentId === undefined || key === undefined) return undefined;
  return { equipmentId, key, index: index === undefined ? undefined : Number(index) };
}

export const isSlotRef = (text: string): text is SlotRef => PATTERN.test(text);
