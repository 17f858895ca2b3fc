/** The quantity in a tag's name as the label of a line under the equipment's own name. */
import type { Tag } from '@fms/contract/tag';
import { findEquipment } from '@fms/domain/tag';
import type { Translate } from '../../../../language/index.ts';
import { readAppSetting } from '../../../../settings/app-setting.ts';

/** `Lube oil pressure` of `Main engine port lube oil pressure`; the whole name where no known quantity ends it. */
export function formatQuantityLabel(name: string): string {
  const { engineTags, imsTags } = readAppSetting();
  const [found] = findEquipment([{ name }], ['speed', ...engineTags, ...imsTags]);
  const [quantity = name] = found?.byQuantity.keys() ?? [];
  // "Fuel rate" alone would be the name of the whole ship's, which stands on the same page.
  return quantity === FUEL_RATE.toLowerCase() ? name.replace(/ rate$/i, '') : toSentenceCase(quantity);
}

/** The tag of what all consumers of a ship burn together (docs/tags.md); each of them has a tag that ends alike. */
const FUEL_RATE = 'Fuel rate';

/** A tag's name; the fuel rate of the whole ship is called a total where a consumer has a fuel rate of its own. */
export function formatTagName({ name }: Pick<Tag, 'name'>, tags: readonly Pick<Tag, 'name'>[], t: Translate): string {
  const hasParts = tags.some((tag) => tag.name.endsWith(` ${FUEL_RATE.toLowerCase()}`));
  return name === FUEL_RATE && hasParts ? t('TOTAL_FUEL') : name;
}

export function toSentenceCase(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
