import type { Tag } from '@fms/contract/tag';
import { formatMeasurement, formatNumber, getShownDecimals, NO_VALUE } from '@fms/domain/format';
import { type Translate, useText } from '../../../../language/index.ts';
import { formatTagValue, getNumber, type TagReading, useAge, useReadingNote, useTag } from '../../../../live/index.ts';

export interface ReadingText {
  readonly reading: TagReading;
  /** `2.1 bar`, `061°`, `Yes`; two dashes where there is nothing to show. */
  readonly quantity: string;
  readonly age: ReturnType<typeof useAge>;
  /** `Main engine lube oil pressure, 2.1 bar, 2 s, warning limit 2.5, alarm limit 2.1`: what an instrument is called. */
  readonly words: string;
  /** Only its limits: `warning limit 2.5 · alarm limit 2.1`; empty without any. */
  readonly limits: string;
}

/** Everything that is to be said of a tag's newest value beside its picture. */
export function useReadingText(tag: Tag): ReadingText {
  const t = useText();
  const reading = useTag(tag.Id);
  const age = useAge(reading.sample?.time);
  const note = useReadingNote(reading);
  const quantity = quantityText(tag, reading, t);
  const limits = limitWords(tag, t);
  const said = [tag.name, quantity, ...(note === undefined ? [] : [note]), age.text, ...limits];
  return { reading, quantity, age, words: said.join(', '), limits: limits.join(' · ') };
}

function quantityText(tag: Tag, reading: TagReading, t: Translate): string {
  if (reading.freshness === 'bad' || reading.freshness === 'unknown') return NO_VALUE;
  return formatTagValue(tag, reading, t) ?? formatMeasurement(getNumber(reading), tag);
}

/** `warning limit 93`, `alarm limit 97`; none where nothing is watched. A switch has no limits but what it means. */
function limitWords(tag: Tag, t: Translate): string[] {
  const { alarmLevel, emergencyLevel, valueKind } = tag;
  if (valueKind === 'boolean') return [];
  const limit = (level: number) =>
    formatNumber(level, { decimals: Number.isInteger(level) ? 0 : getShownDecimals(tag) });
  return [
    ...(alarmLevel === null ? [] : [t('WARNING_LIMIT', { limit: limit(alarmLevel) })]),
    ...(emergencyLevel === null ? [] : [t('ALARM_LIMIT', { limit: limit(emergencyLevel) })]),
  ];
}
