/** The quantity in a tag's name as the label of a line under the equipment's own name. */
import { findEquipment } from '@fms/domain/tag';
import { readAppSetting } from '../../../../settings/app-setting.ts';

/** `Lube oil pressure` of `Main engine port lube oil pressure`; the whole name where no known quantity ends it. */
export function formatQuantityLabel(name: string): string {
  const { engineTags, imsTags } = readAppSetting();
  const [found] = findEquipment([{ name }], ['speed', ...engineTags, ...imsTags]);
  const [quantity = name] = found?.byQuantity.keys() ?? [];
  return toSentenceCase(quantity);
}

export function toSentenceCase(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
