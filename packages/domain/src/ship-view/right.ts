/** Who may ask for which level of the ship view (§6, §9.10). */
import type { VesselWord } from '../permission/word.ts';
import type { Instant } from '../time/instant.ts';
import { includesLevel, LEVEL_WORDS, VIEW_LEVELS, type ViewLevel } from './level.ts';

/** `control` asks for a sign-in no older than this. */
export const FRESH_SIGN_IN_MS = 15 * 60_000;

/** What a person asks with: the words that count on the vessel now, and when the sign-in was. */
export interface ViewRight {
  readonly usable: readonly VesselWord[];
  readonly signedInAt: Instant;
}

/** `no-right`: a word is missing. `sign-in-again`: the sign-in is too old. */
export type RightProblem = 'no-right' | 'sign-in-again';

/** The levels a person may ask for, without a look at the sign-in. A level counts only with those below it. */
export function listLevels(usable: readonly VesselWord[]): ViewLevel[] {
  const missing = VIEW_LEVELS.findIndex((level) => !usable.includes(LEVEL_WORDS[level]));
  return VIEW_LEVELS.slice(0, missing < 0 ? undefined : missing);
}

/** Null where the person may have the level now. */
export function evaluateLevel(level: ViewLevel, { usable, signedInAt }: ViewRight, now: Instant): RightProblem | null {
  if (!listLevels(usable).includes(level)) return 'no-right';
  return includesLevel(level, 'control') && now - signedInAt > FRESH_SIGN_IN_MS ? 'sign-in-again' : null;
}
