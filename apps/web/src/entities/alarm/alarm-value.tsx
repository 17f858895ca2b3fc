import type { Alarm } from '@fms/contract/alarm';
import { NOT_APPLICABLE } from '@fms/domain/format';
import { type Translate, useText } from '../../language/index.ts';
import { getNumber, useTag } from '../../live/index.ts';
import { type AlarmScale, formatAlarmFigures, formatAlarmValue } from './alarm-text.ts';

/** What an alarm's tag measures, and whether it does so now. */
export interface AlarmReading {
  /** Null where the alarm came without a value. */
  readonly value: number | null;
  /** False for the value at which the alarm was raised: the tag has no value now, or the ship states the alarm itself. */
  readonly isLive: boolean;
}

/** The value of an alarm's tag now, else the value at raising. */
export function useAlarmReading({ dataTagId, vesselId, value }: Alarm): AlarmReading {
  const now = getNumber(useTag(dataTagId, vesselId));
  return now === undefined ? { value, isLive: false } : { value: now, isLive: true };
}

/** `541 °C`; `542 °C when raised` where only that value is known; nothing where the alarm came without one. */
function formatReading({ value, isLive }: AlarmReading, { unit }: Alarm, t: Translate, scale?: AlarmScale): string {
  if (value === null) return '';
  const text = formatAlarmValue(value, unit, scale);
  return isLive ? text : t('VALUE_AT_RAISING', { value: text });
}

/** The value of an alarm now; where only the one at raising is known, it says so. */
export function AlarmValue({ alarm, scale }: { alarm: Alarm; scale?: AlarmScale }) {
  return formatReading(useAlarmReading(alarm), alarm, useText(), scale) || NOT_APPLICABLE;
}

/** `541 °C`, `limit 540`, with the value as {@link AlarmValue} says it; what the alarm does not carry is left out. */
export function useAlarmFigures(alarm: Alarm): string[] {
  const t = useText();
  const value = formatReading(useAlarmReading(alarm), alarm, t);
  return [...(value === '' ? [] : [value]), ...formatAlarmFigures({ ...alarm, value: null }, t)];
}
