/** A simulated ship's tags with the names another yard would have given them. */
import { chooseBySeed } from './seed.ts';
import { fillWording, type LabelledTag, type Places, type WordingList } from './wording.ts';

/**
 * Replaces each name by a wording of that yard for the same slot; where it has none, of any yard whose wording has the
 * places the slot needs. A tag without any is left out: its own name is one the rules know. The same seed gives the same names.
 */
export function renameShip(
  tags: readonly LabelledTag[],
  yards: readonly WordingList[],
  first: WordingList,
): LabelledTag[] {
  return tags.flatMap((tag) => {
    const own = listFitting(tag, first);
    const others = own.length > 0 ? own : yards.flatMap((yard) => listFitting(tag, yard));
    const chosen = chooseBySeed(others, `${tag.list} ${tag.slot.replace(/\[.*?\]|:\d+/g, '')}`);
    if (chosen === undefined) return [];
    const { name, description, unit, wording } = chosen;
    return { ...tag, name, description, wording, ...(tag.unit === '' ? {} : { unit: unitOf(tag, unit) }) };
  });
}

/** The ranges are the ship's, so that its unit stays where the yard measures in another one. */
const unitOf = (tag: LabelledTag, unit: string): string =>
  unit.replace(/^(degC|deg|grad)$/, '°').startsWith('°') === tag.unit.startsWith('°') && tag.unit.startsWith('°')
    ? unit
    : tag.unit;

function listFitting(tag: LabelledTag, yard: WordingList): LabelledTag[] {
  const places = toPlaces(tag.slot);
  return yard.wordings
    .map((wording) => fillWording(yard, wording, places))
    .filter((filled) => filled.slot === tag.slot && filled.valueKind === tag.valueKind && filled.name !== '');
}

function toPlaces(slot: string): Places {
  const [, kind = '', mark = '', , cylinder = ''] = /^([^[]*)\[(.*?)\]\/(\w+)(?::(\d+))?$/.exec(slot) ?? [];
  const side = /port|starboard/.exec(mark)?.[0] ?? '';
  const number = /\d+/.exec(mark)?.[0] ?? '';
  return kind === 'battery-string' ? { member: number, cylinder } : { side, number, cylinder };
}
