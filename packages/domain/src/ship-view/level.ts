/** How far a person may reach into a screen on board (§9.10), and the right each level needs (§6). */
import type { VesselWord } from '../permission/word.ts';

/** From the least to the most; each level holds what the levels before it hold. */
export const VIEW_LEVELS = ['view', 'basic', 'control'] as const;
export type ViewLevel = (typeof VIEW_LEVELS)[number];

/** The names of §9.10, to the letter. */
export const LEVEL_NAMES: Readonly<Record<ViewLevel, string>> = {
  view: 'View only',
  basic: 'Basic control',
  control: 'Control with special buttons',
};

/** The word on the vessel that a level needs. */
export const LEVEL_WORDS: Readonly<Record<ViewLevel, VesselWord>> = {
  view: 'ship-view',
  basic: 'ship-basic',
  control: 'ship-control',
};

/** Whether one level holds all that the other holds. */
export function includesLevel(level: ViewLevel, other: ViewLevel): boolean {
  return VIEW_LEVELS.indexOf(level) >= VIEW_LEVELS.indexOf(other);
}
