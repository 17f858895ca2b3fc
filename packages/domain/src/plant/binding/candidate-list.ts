/** Candidates of a tag from what its names say, scored. */
import type { EquipmentKind } from '../equipment/equipment-kind.ts';
import type { BindableTag, BindingEvidence, Candidate } from './candidate.ts';
import { QUANTITY_CONCEPTS } from './lexicon.ts';
import { compareConcepts, compareUnit, readTag, SLOT_WORDS, type SlotWords, toWordConcept } from './match-slot.ts';
import type { ReadName } from './read-name.ts';
import { readLocalId, readSignalKPath } from './standard-name.ts';

/** Candidates below it are chance. */
const LOWEST_SCORE = 0.25;
const MOST_CANDIDATES = 5;
/** Kinds a name must say to be meant; of the vessel's own slots it says none. */
const UNSAID_KIND = 0.6;
const UNSAID_PART = 0.3;
const WRONG_INDEX = 0.5;

/** Pumps and valves named with an engine belong to it: the equipment is the part, the engine is where. */
const PARTS_OF_OTHERS: ReadonlySet<EquipmentKind> = new Set(['pump', 'valve', 'filter', 'flow-meter', 'tank']);

/** Best first; empty where nothing fits. */
export function listScoredCandidates(tag: BindableTag): Candidate[] {
  const named = [
    { words: tag.name, evidence: 'abbreviation' },
    { words: tag.description, evidence: 'abbreviation' },
    { words: readLocalId(tag.standardName) ?? readLocalId(tag.name), evidence: 'standard-name' },
    { words: readSignalKPath(tag.standardName) ?? readSignalKPath(tag.name), evidence: 'standard-name' },
  ] as const;
  const all = named.flatMap(({ words, evidence }) =>
    words === undefined || words === '' ? [] : scoreName(tag, readTag(words, tag.unit), evidence),
  );
  const best = new Map<string, Candidate>();
  for (const one of all) {
    const place = `${one.kind}/${one.mark}/${one.key}/${one.index ?? ''}`;
    if ((best.get(place)?.score ?? 0) < one.score) best.set(place, one);
  }
  return dampenTies([...best.values()].sort((a, b) => b.score - a.score).slice(0, MOST_CANDIDATES));
}

function scoreName(tag: BindableTag, read: ReadName, evidence: BindingEvidence): Candidate[] {
  return SLOT_WORDS.flatMap((wanted) => {
    const score =
      compareConcepts(withOtherEquipment(read, wanted.kind), wanted.concepts) *
      compareUnit(tag, wanted.slot) *
      scoreKind(read, wanted.kind) *
      scoreIndex(read, wanted);
    if (score < LOWEST_SCORE) return [];
    const index = wanted.slot.indexed === undefined ? undefined : numberOf(read, wanted.slot.indexed);
    const mark = markOf(read, wanted.kind);
    const equipmentName = `${TITLES[wanted.kind]}${mark === '' ? '' : ` ${mark}`}`;
    const found = { kind: wanted.kind, mark, equipmentName, key: wanted.slot.key, index, score };
    return [{ ...found, evidence: tag.unit === '' ? [evidence] : [evidence, 'unit' as const] }];
  });
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

/** Concepts that slots of pumps, valves, filters, meters and tanks are said with. */
const PART_SLOT_CONCEPTS: ReadonlySet<string> = new Set([
  ...QUANTITY_CONCEPTS,
  ...SLOT_WORDS.filter(({ kind }) => PARTS_OF_OTHERS.has(kind)).flatMap(({ concepts }) => [...concepts]),
]);

/** A slot there are several of needs its number, and one there is one of has none. */
function scoreIndex(read: ReadName, { slot }: SlotWords): number {
  const hasCylinder = read.numbers.some(({ of }) => of === 'cylinder' || of === 'cell');
  if (slot.indexed === undefined) return hasCylinder ? WRONG_INDEX : 1;
  return numberOf(read, slot.indexed) === undefined ? 0 : 1;
}

const numberOf = ({ numbers }: ReadName, of: string) => numbers.find((one) => one.of === of)?.value;

/** Which of several: its side, else the number behind its word, else the number that stands first. */
function markOf(read: ReadName, kind: EquipmentKind): string {
  if (kind === 'vessel') return '';
  if (PARTS_OF_OTHERS.has(kind)) return [read.side ?? '', ...read.numbers.map(({ value }) => value)].join(' ').trim();
  const number = numberOf(read, kind) ?? read.numbers.find(({ of }) => of === '')?.value;
  return read.side ?? (number === undefined ? '' : String(number));
}

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
