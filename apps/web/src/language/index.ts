/**
 * Every text of the application by key. Keys are written in capitals and looked up in capitals; an unknown one is shown as
 * itself, in capitals (§8.8, §9.4). Written here in a few lines: decision record 0014 says why.
 */
import { useSyncExternalStore } from 'react';
import type { english } from './english/english.ts';
import { englishIms } from './english/english-ims.ts';
import { englishStart } from './english/english-start.ts';
import { buildPlantTexts } from './plant-texts.ts';

/** `MORE_one` and `MORE_other` are the two forms of the key `MORE`, chosen by `count`. */
type WithoutForm<Key extends string> = Key extends `${infer Base}_one` | `${infer Base}_other` ? Base : Key;
export type TextKey = WithoutForm<keyof typeof english>;
export type TextValues = Readonly<Record<string, string | number>>;
/** Translates a key; a number as `count` in the values chooses between singular and plural. */
export type Translate = (key: TextKey, values?: TextValues) => string;

/** The default dictionary, and the one of an industrial plant management product (§1). */
export type Dictionary = 'default' | 'ims';

const words: Record<Dictionary, Map<string, string>> = { default: new Map(), ims: new Map() };
const listeners = new Set<() => void>();
/** The one there is so far. */
export const LANGUAGE = 'en';
const forms = new Intl.PluralRules(LANGUAGE);
let chosen: Dictionary = 'default';

/** Reads the dictionaries. Call once before anything is drawn. */
export function startLanguage(dictionary: Dictionary = 'default'): void {
  chosen = dictionary;
  addTexts(englishStart);
}

/** Adds words to both dictionaries that were fetched later. */
export function addTexts(more: Readonly<Record<string, string>>): void {
  for (const [key, text] of Object.entries(more)) words.default.set(key, text);
  for (const [key, text] of Object.entries({ ...buildPlantTexts(more), ...englishIms })) words.ims.set(key, text);
}

/** Changes every text on screen to those of another dictionary. */
export function setDictionary(dictionary: Dictionary): void {
  if (dictionary === chosen) return;
  chosen = dictionary;
  for (const listener of [...listeners]) listener();
}

/** The translator outside components: messages and titles. */
export const translate: Translate = (key, values = {}) => textOf(key, values);

/** The words for a name that comes from elsewhere (a subsystem, a refusal reason); in capitals when there are none. */
export function translateWord(word: string): string {
  return textOf(word.toUpperCase().replaceAll('-', '_'), {});
}

/** React escapes what is put into the page; a missing value leaves no trace. */
function textOf(key: string, values: TextValues): string {
  const { count } = values;
  const form = typeof count === 'number' ? words[chosen].get(`${key}_${forms.select(count)}`) : undefined;
  const text = form ?? words[chosen].get(key) ?? key.toUpperCase();
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
}

/** The translator of a component, drawn again when the language changes. */
export function useText(): Translate {
  useSyncExternalStore(subscribeLanguage, () => chosen);
  return translate;
}

function subscribeLanguage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
