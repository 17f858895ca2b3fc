/** A name of a tag read as concepts: what is measured of which equipment. */
import type { EquipmentKind } from '../equipment/equipment-kind.ts';
import { type Entry, LEXICON, LONGEST_PHRASE } from './lexicon.ts';
import { splitWords } from './split-words.ts';

export interface NameNumber {
  /** The concept it stands behind, or before as `NO.4 CYL`: 4 of `cylinder`; '' where there is none. */
  readonly of: string;
  readonly value: number;
}

export interface ReadName {
  /** Kinds of equipment the name says, in its order: `main-engine`, `pump`. */
  readonly equipment: readonly EquipmentKind[];
  /** Media, quantities, parts and the names of pumps and tanks. */
  readonly concepts: ReadonlySet<string>;
  /** `port`, `starboard`, `centre`; undefined where none is said. */
  readonly side: string | undefined;
  readonly numbers: readonly NameNumber[];
  /** Words of no meaning here. */
  readonly unknown: readonly string[];
  /** What is measured of something that no slot holds: a bearing, a cabin, a limit. */
  readonly isForeign: boolean;
  /** Concepts and unknown words in the order of the name: what a pump or a tank is called. */
  readonly ordered: readonly string[];
  /** The single letter or word of section behind a switchboard: `a`. */
  readonly section: string | undefined;
}

/** A code of a drawing or a register is no number of equipment. */
const HIGHEST_MARK = 99;
/** Names that stand for a tank without the word: `Kraftstoffbunker 2`, `FORE PEAK`. */
const TANK_NAMES: ReadonlySet<string> = new Set([
  'bunker',
  'fore peak',
  'aft peak',
  'double bottom',
  'day',
  'settling',
]);
const NUMBERED: ReadonlySet<string> = new Set(['cell', 'cylinder']);

export function readName(name: string): ReadName {
  const words = splitWords(name);
  const read = { equipment: [] as EquipmentKind[], unknown: [] as string[], ordered: [] as string[] };
  const concepts = new Set<string>();
  const numbers: NameNumber[] = [];
  let [side, section]: (string | undefined)[] = [];
  let [last, saysEngine, isForeign] = ['', false, false];
  for (let at = 0; at < words.length; ) {
    const word = words[at] as string;
    if (/^\d+$/.test(word)) {
      addNumber(numbers, Number(word), isNumberBefore(words, at) ?? last);
      at += 1;
      continue;
    }
    const { entry, length } = findPhrase(words, at);
    at += length;
    if (entry === undefined) {
      if (last === 'switchboard' && /^[a-d]$/.test(word)) section = word;
      else if (word.length > 1 || read.ordered.length > 0) read.unknown.push(word);
      if (section !== word) read.ordered.push(word);
      continue;
    }
    if (entry.kind === 'side') side = entry.concept;
    else if (entry.kind === 'equipment') read.equipment.push(entry.concept as EquipmentKind);
    else if (entry.kind === 'engine') saysEngine = true;
    else if (entry.kind === 'foreign') isForeign = true;
    else if (entry.kind !== 'empty') concepts.add(entry.concept);
    if (['medium', 'part', 'name'].includes(entry.kind)) read.ordered.push(entry.concept);
    if (!['empty', 'side', 'foreign'].includes(entry.kind)) last = entry.concept;
  }
  if (read.equipment.length === 0 && [...concepts].some((one) => TANK_NAMES.has(one))) read.equipment.push('tank');
  if (saysEngine && read.equipment.length === 0) read.equipment.push('main-engine');
  return { ...read, concepts, numbers, side, section, isForeign };
}

function addNumber(numbers: NameNumber[], value: number, of: string): void {
  if (value <= HIGHEST_MARK || NUMBERED.has(of)) numbers.push({ of, value });
}

/** `NO.3 CYL` and `NO.1 G/E`: the number of what follows. */
function isNumberBefore(words: readonly string[], at: number): string | undefined {
  if (words[at - 1] !== 'no' && words[at - 1] !== 'nr') return undefined;
  const entry = findPhrase(words, at + 1).entry;
  if (entry?.kind === 'equipment') return entry.concept;
  return entry !== undefined && NUMBERED.has(entry.concept) ? entry.concept : undefined;
}

/** The longest phrase that begins there. */
function findPhrase(words: readonly string[], at: number): { entry: Entry | undefined; length: number } {
  for (let length = Math.min(LONGEST_PHRASE, words.length - at); length > 0; length--) {
    const entry = LEXICON.get(words.slice(at, at + length).join(' '));
    if (entry !== undefined) return { entry, length };
  }
  return { entry: undefined, length: 1 };
}
