/** Which slots a tag may fill: by its name in the product's own vocabulary, else by what its names say. */
import { getBoardName } from '../../tag/tag-name.ts';
import { convertIfKnown } from '../../unit/index.ts';
import { type EquipmentKind, equipmentKinds } from '../equipment/equipment-kind.ts';
import { SLOTS } from '../slot/index.ts';
import type { Slot, SlotIndex } from '../slot/slot.ts';
import type { BindableTag, Candidate, Proposal } from './candidate.ts';
import { listScoredCandidates } from './candidate-list.ts';
import { parseEquipmentName } from './equipment-name.ts';
import { PARTS_OF_OTHERS, toPartMark } from './part-mark.ts';
import { readName } from './read-name.ts';
import { doubtRivals } from './too-little.ts';

const INDEXED: Readonly<Record<SlotIndex, RegExp>> = {
  cylinder: /^(.+?) cylinder (\d+) (.+)$/i,
  cell: /^(.+?) cell (\d+) (.+)$/i,
  turbocharger: /^(.+?) turbocharger (\d+) (.+)$/i,
};

/** Candidates of each tag, best first. */
export function proposeBindings(tags: readonly BindableTag[]): Proposal[] {
  const proposals = tags.map((tag) => ({ tagId: tag.id, candidates: listCandidates(tag) }));
  return doubtRivals(tags, proposals);
}

function listCandidates(tag: BindableTag): readonly Candidate[] {
  const name = toUsualOrder(getBoardName(tag));
  const found = findVesselSlot(name) ?? findIndexed(name) ?? findPlain(name);
  if (found === undefined || !fits(tag, found.slot) || !isOwnWords(found)) return listScoredCandidates(tag);
  const { slot, ...candidate } = found;
  return [{ ...candidate, key: slot.key, score: 1, evidence: ['name'] }];
}

/**
 * Pumps, valves and tanks have names of all kinds. One is of the product's vocabulary when the name made of what it says
 * has no other words: `HFO settling tank` is not, a fuel oil settling tank is.
 */
function isOwnWords({ kind, equipmentName }: Found): boolean {
  if (!PARTS_OF_OTHERS.has(kind)) return true;
  const read = readName(equipmentName);
  if (read.isForeign || read.unknown.length > 0) return false;
  const said = toPlainWords(equipmentName);
  return toPlainWords(toPartMark(read, kind, NONE, isNone)).every((word) => SYNONYMS.has(word) || said.includes(word));
}

/** The product's vocabulary has two words for them: feed pumps, discharge valves, fuel filters. */
const SYNONYMS: ReadonlySet<string> = new Set(['oil', 'supply', 'outlet']);
const NONE: ReadonlySet<string> = new Set();
const isNone = () => false;
const toPlainWords = (name: string): readonly string[] => name.toLowerCase().match(/[a-z]+/g) ?? [];

type Found = Pick<Candidate, 'kind' | 'mark' | 'equipmentName' | 'index'> & { slot: Slot };

/** `Rudder angle, port` is read as `Rudder port angle`, `Hotel A load` as `Switchboard A hotel load`. */
function toUsualOrder(name: string): string {
  return name
    .replace(/^Rudder (angle|order), (port|starboard)$/i, 'Rudder $2 $1')
    .replace(/^Hotel ([a-d]) load$/i, 'Switchboard $1 hotel load');
}

function findVesselSlot(name: string): Found | undefined {
  const slot = SLOTS.vessel.find(({ words }) => words.toLowerCase() === name.toLowerCase());
  return slot && { kind: 'vessel', mark: '', equipmentName: '', index: undefined, slot };
}

function findIndexed(name: string): Found | undefined {
  for (const [indexed, pattern] of Object.entries(INDEXED)) {
    const [, prefix = '', number, words = ''] = pattern.exec(name) ?? [];
    const equipment = number === undefined ? undefined : parseEquipmentName(prefix);
    const slot = equipment && slotOf(equipment.kind, words, indexed as SlotIndex);
    if (equipment && slot) return { ...equipment, equipmentName: prefix, index: Number(number), slot };
  }
  return undefined;
}

/** The longest words a name ends with: `lube oil pressure` and not `pressure`. */
function findPlain(name: string): Found | undefined {
  const lower = name.toLowerCase();
  for (const words of WORDS) {
    if (!lower.endsWith(` ${words}`)) continue;
    const prefix = name.slice(0, -words.length - 1);
    const equipment = parseEquipmentName(prefix);
    const slot = equipment && slotOf(equipment.kind, words, undefined);
    if (equipment && slot) return { ...equipment, equipmentName: prefix, index: undefined, slot };
  }
  return undefined;
}

const slotOf = (kind: EquipmentKind, words: string, indexed: SlotIndex | undefined) =>
  SLOTS[kind].find((slot) => slot.indexed === indexed && slot.words.toLowerCase() === words.toLowerCase());

const WORDS = [...new Set(equipmentKinds.flatMap((kind) => SLOTS[kind].map(({ words }) => words.toLowerCase())))].sort(
  (a, b) => b.length - a.length,
);

/** A number in a unit that converts to the slot's, or a state that is also told as 0 and 1. */
function fits({ unit, valueKind }: BindableTag, slot: Slot): boolean {
  if (slot.valueKind === 'boolean') return valueKind === 'boolean' || (valueKind === 'number' && unit === '');
  if (slot.valueKind !== valueKind) return false;
  return valueKind !== 'number' || unit === slot.unit || convertIfKnown(1, unit, slot.unit) !== undefined;
}
