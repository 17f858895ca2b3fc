/** How well what a name says fits a slot. */
import { convertIfKnown, getQuantity } from '../../unit/index.ts';
import { type EquipmentKind, equipmentKinds } from '../equipment/equipment-kind.ts';
import { SLOTS } from '../slot/index.ts';
import type { Slot } from '../slot/slot.ts';
import type { BindableTag } from './candidate.ts';
import { QUANTITY_CONCEPTS } from './lexicon.ts';
import { normaliseUnit } from './part-words.ts';
import { type ReadName, readName } from './read-name.ts';
import { SLOT_ALIASES } from './slot-alias.ts';

export interface SlotWords {
  readonly kind: EquipmentKind;
  readonly slot: Slot;
  readonly concepts: ReadonlySet<string>;
  /** Its own words name what no other slot holds. */
  readonly isForeign: boolean;
}

/** Slots that are said by an index alone carry its concept. */
const wordsOf = (slot: Slot) => (slot.indexed === undefined ? slot.words : `${slot.indexed} ${slot.words}`);

/** A word without a concept means itself. */
export const toWordConcept = (word: string) => `word:${word}`;
const isWord = (concept: string) => concept.startsWith('word:');

/** What each slot is called in concepts, read from its own words and its aliases by the same lexicon. */
export const SLOT_WORDS: readonly SlotWords[] = equipmentKinds.flatMap((kind) =>
  SLOTS[kind].flatMap((slot): SlotWords[] => {
    const aliases = SLOT_ALIASES.filter(([of, key]) => of === kind && key === slot.key).map(([, , words]) => words);
    return [wordsOf(slot), ...aliases].map((words) => toSlotWords(kind, slot, words));
  }),
);

function toSlotWords(kind: EquipmentKind, slot: Slot, words: string): SlotWords {
  const { concepts, equipment, unknown, isForeign } = readName(words);
  const others = equipment.filter((one) => one !== kind);
  return { kind, slot, isForeign, concepts: new Set([...concepts, ...others, ...unknown.map(toWordConcept)]) };
}

const QUANTITY_WEIGHT = 2;
const isQuantity = (concept: string) => (QUANTITY_CONCEPTS as readonly string[]).includes(concept);
/** A word that only one of two names has is often a number of a drawing or a place. */
const WORD_WEIGHT = 0.5;
const weigh = (concept: string) => (isQuantity(concept) ? QUANTITY_WEIGHT : 1);
/** What a name may leave out or add without meaning another slot: at which end, and that it is a mean. */
const MILD: ReadonlySet<string> = new Set(['inlet', 'outlet', 'mean', 'rate', 'supply']);
const MILD_WEIGHT = 0.25;

/** Of a pair, to say one is not to mean the other. */
const OPPOSITES: ReadonlyMap<string, string> = new Map([
  ['inlet', 'outlet'],
  ['outlet', 'inlet'],
  ['supply', 'return'],
]);

function weighAlone(concept: string, isWanted: boolean, other: ReadonlySet<string>): number {
  if (MILD.has(concept)) return other.has(OPPOSITES.get(concept) ?? '') ? 1 : MILD_WEIGHT;
  return isWord(concept) && !isWanted ? WORD_WEIGHT : weigh(concept);
}

/** Shared weight of two sets of concepts over all of it, 0 to 1. */
export function compareConcepts(said: ReadonlySet<string>, wanted: ReadonlySet<string>): number {
  let [shared, all] = [0, 0];
  for (const concept of new Set([...said, ...wanted])) {
    const isShared = said.has(concept) && wanted.has(concept);
    const weight = isShared
      ? weigh(concept)
      : weighAlone(concept, wanted.has(concept), wanted.has(concept) ? said : wanted);
    all += weight;
    if (isShared) shared += weight;
  }
  return all === 0 ? 0 : shared / all;
}

/** A mass flow is the volume flow only with a density that the tag does not tell: a person decides. */
const MASS_FLOW = /^(?:kg|t)\/h$/;
const MASS_FOR_VOLUME = 0.6;

/** 1 for a unit of the slot's quantity, less where the tag names none, 0 where it measures something else. */
export function compareUnit({ unit: written, valueKind }: BindableTag, slot: Slot): number {
  // Norwegian hours are `timer`: of a slot of hours, `t` is no tonne.
  const unit = slot.unit === 'h' && written === 't' ? 'h' : normaliseUnit(written);
  if (slot.valueKind === 'boolean') return valueKind === 'boolean' || (valueKind === 'number' && unit === '') ? 1 : 0;
  if (slot.valueKind !== valueKind) return 0;
  if (valueKind !== 'number' || unit === slot.unit) return 1;
  if (convertIfKnown(1, unit, slot.unit) !== undefined) return 0.98;
  if (unit === '') return 0.85;
  if (MASS_FLOW.test(unit) && getQuantity(slot.unit) === 'volumeFlow') return MASS_FOR_VOLUME;
  return getQuantity(unit) === undefined && getQuantity(slot.unit) === undefined ? 0.6 : 0;
}

/** The unit says the quantity where the name does not: `ME LO bar` is a pressure. */
const QUANTITY_OF_UNIT: Readonly<Record<string, string>> = {
  pressure: 'pressure',
  temperature: 'temperature',
  power: 'power',
  voltage: 'voltage',
  current: 'current',
  volume: 'volume',
  volumeFlow: 'flow',
  duration: 'hours',
  torque: 'torque',
};

/** What the name says, with the quantity its unit adds where it names none. */
export function readTag(words: string, unit: string): ReadName {
  const read = readName(words);
  if ([...read.concepts].some(isQuantity)) return read;
  const quantity = QUANTITY_OF_UNIT[getQuantity(normaliseUnit(unit)) ?? ''];
  return quantity === undefined ? read : { ...read, concepts: new Set([...read.concepts, quantity]) };
}
