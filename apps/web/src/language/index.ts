/**
 * Every text of the application by key. Keys are written in capitals and looked up in capitals; an unknown one is shown as
 * itself, in capitals (specification sections 8.8, 9.4).
 */
import i18next, { type TOptions } from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';
import { english } from './english.ts';

/** `MORE_one` and `MORE_other` are the two forms of the key `MORE`, chosen by `count`. */
type WithoutForm<Key extends string> = Key extends `${infer Base}_one` | `${infer Base}_other` ? Base : Key;
export type TextKey = WithoutForm<keyof typeof english>;
export type TextValues = Readonly<Record<string, string | number>>;
/** Translates a key; `count` in the values chooses between singular and plural. */
export type Translate = (key: TextKey, values?: TextValues) => string;

/** Reads the dictionary. Call once before anything is drawn. */
export function startLanguage(): void {
  void i18next.use(initReactI18next).init({
    lng: 'en',
    fallbackLng: 'en',
    resources: { en: { translation: english } },
    // Texts are put into the page by React, which escapes; keys are flat and may hold points and colons.
    interpolation: { escapeValue: false },
    keySeparator: false,
    nsSeparator: false,
    parseMissingKeyHandler: (key) => key.toUpperCase(),
    initAsync: false,
  });
}

/** The translator outside components: messages and titles. */
export const translate: Translate = (key, values) => i18next.t(key, (values ?? {}) as TOptions);

/** The words for a name that comes from elsewhere (a subsystem, a refusal reason); in capitals when there are none. */
export function translateWord(word: string): string {
  return i18next.t(word.toUpperCase().replaceAll('-', '_'));
}

/** The translator of a component, drawn again when the language changes. */
export function useText(): Translate {
  useTranslation();
  return translate;
}
