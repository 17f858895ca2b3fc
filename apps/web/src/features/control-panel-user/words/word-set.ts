/** Names for sets of words: V view, M manage, A all. */
import { MANAGER_WORDS, USER_WORDS, VESSEL_WORDS, type VesselWord } from '@fms/domain/permission';

export const WORD_SETS = { V: USER_WORDS, M: MANAGER_WORDS, A: VESSEL_WORDS } as const satisfies Readonly<
  Record<string, readonly VesselWord[]>
>;
export type SetName = keyof typeof WORD_SETS;
export const SET_NAMES = ['V', 'M', 'A'] as const satisfies readonly SetName[];

/** Whether `words` holds each of `wanted`. */
export function hasWords(words: readonly VesselWord[], wanted: readonly VesselWord[]): boolean {
  return wanted.every((word) => words.includes(word));
}

/** The set that holds these words and no others; undefined where none does. */
export function findSet(words: readonly VesselWord[]): SetName | undefined {
  return SET_NAMES.find((name) => WORD_SETS[name].length === words.length && hasWords(words, WORD_SETS[name]));
}

/** The letter of the largest set they hold, with `+` for words beyond it; `V−` for less than V, empty for none. */
export function formatWordSet(words: readonly VesselWord[]): string {
  if (words.length === 0) return '';
  const held = SET_NAMES.findLast((name) => hasWords(words, WORD_SETS[name]));
  if (held === undefined) return 'V−';
  return WORD_SETS[held].length === words.length ? held : `${held}+`;
}
