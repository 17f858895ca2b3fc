/** Words for kinds, parameters and slots. */
import type { EquipmentKind, Slot } from '@fms/domain/plant';
import type { Translate } from '../../../language/index.ts';

const toKey = (word: string) =>
  word
    .replace(/([A-Z])/g, '_$1')
    .replaceAll('-', '_')
    .toUpperCase();

/** "Main engine". */
export function formatKind(kind: EquipmentKind, t: Translate): string {
  const words = t(`EQUIPMENT_${toKey(kind)}` as 'EQUIPMENT_TANK');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** "Rated power". */
export const formatParameterName = (key: string, t: Translate): string =>
  t(`PARAMETER_${toKey(key)}` as 'PARAMETER_CAPACITY');

/** "Cylinder exhaust temperature": the words of the slot, with what it is counted by. */
export function formatSlotName({ words, indexed }: Slot): string {
  const all = indexed === undefined ? words : `${indexed} ${words}`;
  return all.charAt(0).toUpperCase() + all.slice(1);
}
