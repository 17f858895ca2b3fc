/** Paths of Signal K (schema 1.7): each slot names its own, so that a path is of one slot or of none. */
import { type EquipmentKind, equipmentKinds } from '../equipment/equipment-kind.ts';
import { SLOTS } from '../slot/index.ts';
import type { Slot } from '../slot/slot.ts';

const ROOTS =
  /^(?:navigation|propulsion|electrical|tanks|environment|steering|design|performance|notifications|communication|sails|sensors)\./;

/** Kinds below a group of the schema, with the place of the name of each piece. */
const GROUPS: readonly (readonly [RegExp, EquipmentKind])[] = [
  [/^propulsion\.([^.]+)\.(.+)$/, 'main-engine'],
  [/^propulsion\.([^.]+)\.(.+)$/, 'shaft'],
  [/^electrical\.batteries\.([^.]+)\.(.+)$/, 'battery'],
  [/^electrical\.(?:ac|generators)\.([^.]+)\.(.+)$/, 'generator'],
  [/^tanks\.((?!liveWell|baitWell)\w+\.[^.]+)\.(.+)$/, 'tank'],
];

export interface SignalKSlot {
  readonly kind: EquipmentKind;
  readonly mark: string;
  readonly slot: Slot;
}

export const isSignalKPath = (name: string): boolean => ROOTS.test(name);

/** The slot of a path; undefined where no slot has it. */
export function findSignalKSlot(path: string): SignalKSlot | undefined {
  for (const kind of equipmentKinds) {
    const slot = SLOTS[kind].find(({ signalK }) => signalK === path);
    if (slot !== undefined) return { kind, mark: '', slot };
  }
  for (const [pattern, kind] of GROUPS) {
    const [, name = '', rest] = pattern.exec(path) ?? [];
    const slot = SLOTS[kind].find(({ signalK }) => signalK !== undefined && signalK === rest);
    if (slot !== undefined) return { kind, mark: toMark(kind, name), slot };
  }
  return undefined;
}

/** `propulsion.main` is the only engine; `tanks.freshWater.1` is `fresh water tank 1`. */
function toMark(kind: EquipmentKind, name: string): string {
  if (kind !== 'tank') return name === 'main' ? '' : name.toLowerCase();
  const [medium = '', id = ''] = name.split('.');
  const words = medium.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return `${words === 'fuel' ? 'fuel oil' : words} tank ${id}`;
}
