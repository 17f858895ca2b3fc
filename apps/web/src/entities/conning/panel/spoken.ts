/** What an instrument says beside its picture. */

import { type Translate, translateWord } from '../../../language/index.ts';
import type { TagFreshness } from '../../../live/index.ts';

/** `Heading 297°, fresh`: name, value and how far it may be trusted, for readers of the screen. */
export const speak = (name: string, value: string, state: TagFreshness, t: Translate): string =>
  t('CONNING_SPOKEN', { name, value, state: translateWord(`conning-state-${state}`) });
