/** Texts for the states between two noons. */
import { formatAge } from '@fms/domain/format';
import type { Translate } from '../../../language/index.ts';
import { NOON_TIMES, type NoonFigures, type NoonTime } from './noon-figures.ts';

const TIME_TEXT = {
  'under-way': 'VOYAGE_UNDER_WAY',
  drift: 'VOYAGE_STATE_DRIFT',
  anchor: 'VOYAGE_STATE_ANCHOR',
  berth: 'VOYAGE_STATE_BERTH',
  unknown: 'VOYAGE_STATE_UNKNOWN',
} as const;

export function formatNoonTime(kind: NoonTime, t: Translate): string {
  return t(TIME_TEXT[kind]);
}

/** `Under way 20 h 10`, `At anchor 3 h 50`: what there was of each, in the order of a report. */
export function formatNoonTimes({ seconds }: NoonFigures, t: Translate): string[] {
  return NOON_TIMES.filter((kind) => seconds[kind] > 0).map(
    (kind) => `${formatNoonTime(kind, t)} ${formatAge(seconds[kind] * 1000)}`,
  );
}
