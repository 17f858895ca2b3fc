/**
 * Every text of the application by key. Keys are written in capitals and looked up in capitals; an unknown one is shown as
 * itself, in capitals (specification sections 8.8, 9.4).
 */
import i18next, { type TOptions } from 'i18next';
import { useSyncExternalStore } from 'react';
import type { english } from './english.ts';
import { englishIms } from './english-ims.ts';
import { englishStart } from './english-start.ts';
import { plantWords } from './plant-words.ts';

/** `MORE_one` and `MORE_other` are the two forms of the key `MORE`, chosen by `count`. */
type WithoutForm<Key extends string> = Key extends `${infer Base}_one` | `${infer Base}_other` ? Base : Key;
export type TextKey = WithoutForm<keyof typeof english>;
export type TextValues = Readonly<Record<string, string | number>>;
/** Translates a key; `count` in the values chooses between singular and plural. */
export type Translate = (key: TextKey, values?: TextValues) => string;

/** The default dictionary, and the one of an industrial plant management product (specification section 1). */
export type Dictionary = 'default' | 'ims';

/** A private part of the language's name, so that plurals stay English. */
const LANGUAGE: Record<Dictionary, string> = { default: 'en', ims: 'en-x-ims' };

/** Reads the dictionaries. Call once before anything is drawn. */
export function startLanguage(dictionary: Dictionary = 'default'): void {
  void i18next.init({
    lng: LANGUAGE[dictionary],
    fallbackLng: 'en',
    resources: { en: { translation: englishStart }, [LANGUAGE.ims]: { translation: imsWords(englishStart) } },
    // Texts are put into the page by React, which escapes; keys are flat and may hold points and colons.
    interpolation: { escapeValue: false },
    keySeparator: false,
    nsSeparator: false,
    parseMissingKeyHandler: (key) => key.toUpperCase(),
    initAsync: false,
  });
}

/** Adds words to both dictionaries that were fetched later. */
export function addWords(words: Readonly<Record<string, string>>): void {
  i18next.addResourceBundle('en', 'translation', words);
  i18next.addResourceBundle(LANGUAGE.ims, 'translation', imsWords(words));
}

function imsWords(words: Readonly<Record<string, string>>): Record<string, string> {
  return { ...plantWords(words), ...englishIms };
}

/** Changes every text on screen to those of another dictionary. */
export function chooseDictionary(dictionary: Dictionary): void {
  if (i18next.language !== LANGUAGE[dictionary]) void i18next.changeLanguage(LANGUAGE[dictionary]);
}

/** The translator outside components: messages and titles. */
export const translate: Translate = (key, values) => i18next.t(key, (values ?? {}) as TOptions);

/** The words for a name that comes from elsewhere (a subsystem, a refusal reason); in capitals when there are none. */
export function translateWord(word: string): string {
  return i18next.t(word.toUpperCase().replaceAll('-', '_'));
}

/** The translator of a component, drawn again when the language changes. */
export function useText(): Translate {
  useSyncExternalStore(subscribeLanguage, () => i18next.language);
  return translate;
}

function subscribeLanguage(listener: () => void): () => void {
  i18next.on('languageChanged', listener);
  return () => i18next.off('languageChanged', listener);
}
