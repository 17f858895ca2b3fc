/** A name of a tag read as concepts: what is measured of which equipment. */
import type { EquipmentKind } from '../equipment/equipment-kind.ts';
import { type Entry, fold, LEXICON, LONGEST_PHRASE } from './lexicon.ts';

export interface ReadName {
  /** Kinds of equipment the name says, in its order: `main-engine`, `pump`. */
  readonly equipment: readonly EquipmentKind[];
  /** Media, quantities and parts. */
  readonly concepts: ReadonlySet<string>;
  /** `port`, `starboard`, `centre`; undefined where none is said. */
  readonly side: string | undefined;
  /** Numbers with the concept they stand behind: 4 of `cylinder`, 2 of `generator`; '' where nothing stands before. */
  readonly numbers: readonly { readonly of: string; readonly value: number }[];
  /** Words of no meaning here. */
  readonly unknown: readonly string[];
}

/** `ME1_LO_Press` and `meLoPress` are `me 1 lo press`. */
export function splitWords(name: string): string[] {
  return fold(
    name
      .replace(/\bSo([CH])\b/g, 'SO$1')
      .replace(/([a-zäöüøæå])([A-Z])/g, '$1 $2')
      .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2'),
  )
    .replace(/\b([sc])o(2)\b/g, '$1o#')
    .replace(/([a-z])(\d)/g, '$1 $2')
    .replace(/(\d)([a-z])/g, '$1 $2')
    .replaceAll('o#', 'o2')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
    .flatMap(splitCompound);
}

/** Parts of a compound shorter than this occur in words by chance. */
const SHORTEST_PART = 3;

/** `schmieroldruck` is `schmierol druck`: German and Norwegian write in one what the lexicon has in parts. */
function splitCompound(word: string): string[] {
  if (LEXICON.has(word) || word.length < 2 * SHORTEST_PART) return [word];
  for (let at = word.length - SHORTEST_PART; at >= SHORTEST_PART; at--) {
    const head = word.slice(0, at);
    if (!LEXICON.has(head)) continue;
    // A letter that only links, as the s of `betriebsstunden`.
    for (const tail of [word.slice(at), word.slice(at).replace(/^[sen]/, '')]) {
      const parts = LEXICON.has(tail) ? [tail] : splitCompound(tail);
      if (parts.every((part) => LEXICON.has(part))) return [head, ...parts];
    }
  }
  return [word];
}

export function readName(name: string): ReadName {
  const words = splitWords(name);
  const equipment: EquipmentKind[] = [];
  const concepts = new Set<string>();
  const numbers: { of: string; value: number }[] = [];
  const unknown: string[] = [];
  let side: string | undefined;
  let last = '';
  for (let at = 0; at < words.length; ) {
    const word = words[at] as string;
    if (/^\d+$/.test(word)) {
      numbers.push({ of: last, value: Number(word) });
      at += 1;
      continue;
    }
    const { entry, length } = findPhrase(words, at);
    at += length;
    if (entry === undefined) unknown.push(word);
    else if (entry.kind === 'side') side = entry.concept;
    else if (entry.kind === 'equipment') equipment.push(entry.concept as EquipmentKind);
    else if (entry.kind !== 'empty') concepts.add(entry.concept);
    if (entry !== undefined && entry.kind !== 'empty' && entry.kind !== 'side') last = entry.concept;
  }
  return { equipment, concepts, side, numbers, unknown };
}

/** The longest phrase that begins there; a word that is glued of two known ones is both (`Schmieröldruck`). */
function findPhrase(words: readonly string[], at: number): { entry: Entry | undefined; length: number } {
  for (let length = Math.min(LONGEST_PHRASE, words.length - at); length > 0; length--) {
    const entry = LEXICON.get(words.slice(at, at + length).join(' '));
    if (entry !== undefined) return { entry, length };
  }
  return { entry: undefined, length: 1 };
}
