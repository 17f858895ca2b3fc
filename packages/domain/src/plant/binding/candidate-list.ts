/** Candidates of a tag from what its names say, scored. */
import { type EquipmentKind, equipmentKinds } from '../equipment/equipment-kind.ts';
import type { BindableTag, BindingEvidence, Candidate } from './candidate.ts';
import { QUANTITY_CONCEPTS } from './lexicon.ts';
import { isLocalId, readLocalId } from './local-id.ts';
import { compareConcepts, compareUnit, readTag, SLOT_WORDS, type SlotWords, toWordConcept } from './match-slot.ts';
import { PARTS_OF_OTHERS, toMark, toPartMark } from './part-mark.ts';
import type { ReadName } from './read-name.ts';
import { findSignalKSlot, isSignalKPath } from './signal-k.ts';
import { doubtWords } from './too-little.ts';

/** Candidates below it are chance. */
const LOWEST_SCORE = 0.25;
const MOST_CANDIDATES = 5;
/** Kinds a name must say to be meant; of the vessel's own slots it says none. */
const UNSAID_KIND = 0.6;
const UNSAID_PART = 0.3;
const WRONG_INDEX = 0.5;
/** A bearing, a cabin, a limit: what is left is chance. */
const FOREIGN = 0.35;
/** A pump or a tank with a word of no known meaning may be another one than its known words say. */
const UNKNOWN_PART = 0.88;
/** A path of the standard says its slot; only its server can be set up wrongly. */
const PATH_SCORE = 0.97;

/** Best first; empty where nothing fits. */
export function listScoredCandidates(tag: BindableTag): readonly Candidate[] {
  const standard = [tag.standardName, tag.name].find((name) => isLocalId(name) || isSignalKPath(name));
  if (standard !== undefined && isSignalKPath(standard)) return listOfPath(tag, standard);
  const named: readonly (readonly [string, BindingEvidence])[] =
    standard === undefined
      ? [
          [tag.name, 'abbreviation'],
          [tag.description, 'abbreviation'],
        ]
      : [[readLocalId(standard) ?? '', 'standard-name']];
  const byText = named.map(([words, evidence]) => (words === '' ? [] : scoreName(tag, words, evidence)));
  const all = byText.flat();
  const best = new Map<string, Candidate>();
  for (const one of all) {
    const place = `${one.kind}/${one.mark}/${one.key}/${one.index ?? ''}`;
    if ((best.get(place)?.score ?? 0) < one.score) best.set(place, one);
  }
  const sorted = dampenTies([...best.values()].sort(byScore).slice(0, MOST_CANDIDATES));
  return standard === undefined
    ? doubtWords(
        tag,
        sorted,
        byText.map((of) => of.toSorted(byScore)),
      )
    : sorted;
}

const byScore = (a: Candidate, b: Candidate) => b.score - a.score;

function listOfPath(tag: BindableTag, path: string): Candidate[] {
  const found = findSignalKSlot(path);
  if (found === undefined || found.slot.valueKind !== tag.valueKind) return [];
  const { kind, mark, slot } = found;
  const equipmentName = toEquipmentName(kind, mark);
  return [
    { kind, mark, equipmentName, key: slot.key, index: undefined, score: PATH_SCORE, evidence: ['standard-name'] },
  ];
}

function scoreName(tag: BindableTag, words: string, evidence: BindingEvidence): Candidate[] {
  const read = preferParts(readTag(words, tag.unit));
  const isForeign = read.isForeign || tag.valueKind === 'text';
  return SLOT_WORDS.flatMap((wanted) => {
    const score =
      compareConcepts(withOtherEquipment(read, wanted.kind), wanted.concepts) *
      compareUnit(tag, wanted.slot) *
      scoreKind(read, wanted.kind) *
      scoreIndex(read, wanted) *
      scoreEnd(read, wanted) *
      (isForeign && !wanted.isForeign && wanted.slot.valueKind !== 'text' ? FOREIGN : 1) *
      (PARTS_OF_OTHERS.has(wanted.kind) && read.unknown.length > 0 ? UNKNOWN_PART : 1);
    if (score < LOWEST_SCORE) return [];
    const index = wanted.slot.indexed === undefined ? undefined : numberOf(read, wanted.slot.indexed);
    const mark = PARTS_OF_OTHERS.has(wanted.kind)
      ? toPartMark(read, wanted.kind, wanted.concepts, (word) => PART_SLOT_CONCEPTS.has(word) && isQuantity(word))
      : toMark(read, wanted.kind, words);
    const equipmentName = toEquipmentName(wanted.kind, mark);
    const found = { kind: wanted.kind, mark, equipmentName, key: wanted.slot.key, index, score };
    return [{ ...found, evidence: tag.unit === '' ? [evidence] : [evidence, 'unit' as const] }];
  });
}

/** `Main engine port`; pumps, tanks and thrusters are called by their mark. */
function toEquipmentName(kind: EquipmentKind, mark: string): string {
  const isCalled = PARTS_OF_OTHERS.has(kind) || kind === 'thruster';
  const words = isCalled && mark !== '' ? mark : `${TITLES[kind]}${mark === '' ? '' : ` ${mark}`}`;
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The telling kind of two: a string of a battery, the tie between switchboards, a meter's flow where an engine has it. */
function preferParts(read: ReadName): ReadName {
  const { equipment } = read;
  const has = (kind: EquipmentKind) => equipment.includes(kind);
  const isMetered = equipment.some((kind) => !PARTS_OF_OTHERS.has(kind));
  const dropped = equipmentKinds.filter(
    (kind) =>
      (kind === 'main-engine' && has('shaft')) ||
      (kind === 'battery' && (has('battery-string') || has('battery-module'))) ||
      (kind === 'battery-string' && has('battery-module')) ||
      (kind === 'switchboard' && (has('bus-tie') || has('shore-connection'))) ||
      (kind === 'flow-meter' && isMetered),
  );
  return { ...read, equipment: equipment.filter((kind) => !dropped.includes(kind)) };
}

function scoreKind({ equipment }: ReadName, kind: EquipmentKind): number {
  const said = equipment.findLast((one) => PARTS_OF_OTHERS.has(one)) ?? equipment[0];
  if (kind === 'vessel') return said === undefined ? 1 : 0;
  if (said === undefined) return PARTS_OF_OTHERS.has(kind) ? UNSAID_PART : UNSAID_KIND;
  return said === kind ? 1 : 0;
}

/** What is said beside the equipment itself. Of a tank or a pump, what it holds and where it stands is its name. */
function withOtherEquipment({ concepts, equipment, unknown }: ReadName, kind: EquipmentKind): ReadonlySet<string> {
  if (PARTS_OF_OTHERS.has(kind)) return new Set([...concepts].filter((concept) => PART_SLOT_CONCEPTS.has(concept)));
  return new Set([...concepts, ...equipment.filter((one) => one !== kind), ...unknown.map(toWordConcept)]);
}

const isQuantity = (word: string) => (QUANTITY_CONCEPTS as readonly string[]).includes(word);

/** Concepts that slots of pumps, valves, filters, meters and tanks are said with. */
const PART_SLOT_CONCEPTS: ReadonlySet<string> = new Set([
  ...QUANTITY_CONCEPTS,
  ...SLOT_WORDS.filter(({ kind }) => PARTS_OF_OTHERS.has(kind)).flatMap(({ concepts }) => [...concepts]),
]);

/** Slots that say no end of the machine are at the inlet, but for these. */
const AT_OUTLET: ReadonlySet<string> = new Set([
  'coolingWaterTemperature',
  'exhaustTemperature',
  'cylinderExhaustTemperature',
  'dischargePressure',
]);
const OTHER_END = 0.8;

/** The other end of the machine is another measurement: `LO TEMP OUT` is not the temperature before the engine. */
function scoreEnd({ concepts }: ReadName, { slot, concepts: wanted }: SlotWords): number {
  if (wanted.has('inlet') || wanted.has('outlet')) return 1;
  return concepts.has(AT_OUTLET.has(slot.key) ? 'inlet' : 'outlet') ? OTHER_END : 1;
}

/** A slot there are several of needs its number, and one there is one of has none. */
function scoreIndex(read: ReadName, { slot }: SlotWords): number {
  const hasCylinder = read.numbers.some(({ of }) => of === 'cylinder' || of === 'cell');
  if (slot.indexed === undefined) return hasCylinder ? WRONG_INDEX : 1;
  return numberOf(read, slot.indexed) === undefined ? 0 : 1;
}

const numberOf = ({ numbers }: ReadName, of: string) => numbers.find((one) => one.of === of)?.value;

/** Two that fit alike are each half as sure. */
function dampenTies(sorted: readonly Candidate[]): Candidate[] {
  const best = sorted[0]?.score ?? 0;
  const isTie = sorted.filter(({ score }) => score > best - 0.02).length > 1;
  return sorted.map((one) => (isTie ? { ...one, score: one.score * 0.8 } : one));
}

const TITLES: Readonly<Record<EquipmentKind, string>> = {
  vessel: '',
  'main-engine': 'Main engine',
  'propulsion-motor': 'Propulsion motor',
  shaft: 'Shaft',
  rudder: 'Rudder',
  thruster: 'Bow thruster',
  azimuth: 'Azimuth thruster',
  generator: 'Generator',
  switchboard: 'Switchboard',
  'bus-tie': 'Bus-tie',
  'shore-connection': 'Shore connection',
  battery: 'Battery',
  'battery-string': 'Battery string',
  'battery-module': 'Battery module',
  tank: 'Tank',
  pump: 'Pump',
  valve: 'Valve',
  filter: 'Filter',
  'flow-meter': 'Flow meter',
  'fuel-system': 'Fuel system',
  scrubber: 'Scrubber',
};
