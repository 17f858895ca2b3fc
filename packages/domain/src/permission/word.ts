/** The words of rights on a vessel (§6, §7.10: `getAllUserPermissions`). */
import { LEVEL_MANAGER, LEVEL_USER, type PermissionLevel } from '../account/permission.ts';

/** In the order in which screens list them. */
export const VESSEL_WORDS = [
  'view',
  'acknowledge',
  'edit',
  'file-read',
  'file-write',
  'report',
  'ship-view',
  'ship-basic',
  'ship-control',
] as const;
export type VesselWord = (typeof VESSEL_WORDS)[number];

/** The lowest permission level at which a word can be used: limits and settings are no user's to change. */
export const WORD_LEVELS: Readonly<Record<VesselWord, PermissionLevel>> = {
  view: LEVEL_USER,
  acknowledge: LEVEL_USER,
  edit: LEVEL_MANAGER,
  'file-read': LEVEL_USER,
  'file-write': LEVEL_USER,
  report: LEVEL_USER,
  'ship-view': LEVEL_USER,
  'ship-basic': LEVEL_USER,
  'ship-control': LEVEL_USER,
};

/** Whether a person of this level can use the word once it is granted. */
export function isWordUsable(word: VesselWord, level: PermissionLevel): boolean {
  return level >= WORD_LEVELS[word];
}

/** Each word once, in the order of `VESSEL_WORDS`. */
export function sortWords(words: Iterable<VesselWord>): VesselWord[] {
  const given = new Set(words);
  return VESSEL_WORDS.filter((word) => given.has(word));
}
