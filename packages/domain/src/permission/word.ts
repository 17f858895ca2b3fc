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

/** What each word allows, in one sentence. */
export const WORD_DESCRIPTIONS: Readonly<Record<VesselWord, string>> = {
  view: 'See the vessel, its values, history and alarms; no other word counts without it.',
  acknowledge: 'Acknowledge alarms, shelve them and take notes.',
  edit: 'Change tags, limits, settings and particulars, and assign the vessel to people.',
  'file-read': 'List and download files of the vessel.',
  'file-write': 'Send files on board and delete them.',
  report: 'Order and download reports.',
  'ship-view': 'Look at the screens on board.',
  'ship-basic': 'Use pointer and keys on the screens on board.',
  'ship-control': 'Control the screens on board without restriction.',
};

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
