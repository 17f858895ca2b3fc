/** Levels and qualities of a session in words (§9.10). */
import type { ViewLevel, ViewQuality } from '@fms/domain/ship-view';
import type { TextKey } from '../../../language/index.ts';

type LevelText = Readonly<Record<ViewLevel, TextKey>>;

/** The names of §9.10. */
export const LEVEL_TEXT: LevelText = { view: 'LEVEL_VIEW', basic: 'LEVEL_BASIC', control: 'LEVEL_CONTROL' };

/** What fits on a button. */
export const SHORT_LEVEL_TEXT: LevelText = {
  view: 'LEVEL_VIEW_SHORT',
  basic: 'LEVEL_BASIC_SHORT',
  control: 'LEVEL_CONTROL_SHORT',
};

/** What of this window reaches the screen on board. */
export const LEVEL_MEANING: LevelText = {
  view: 'LEVEL_VIEW_MEANS',
  basic: 'LEVEL_BASIC_MEANS',
  control: 'LEVEL_CONTROL_MEANS',
};

export const QUALITY_TEXT: Readonly<Record<ViewQuality, TextKey>> = {
  still: 'QUALITY_STILL',
  low: 'QUALITY_LOW',
  normal: 'QUALITY_NORMAL',
};
