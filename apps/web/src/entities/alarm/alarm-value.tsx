import type { Alarm } from '@fms/contract/alarm';
import { NOT_APPLICABLE } from '@fms/domain/format';
import { useText } from '../../language/index.ts';
import { getNumber, useTag } from '../../live/index.ts';
import { type AlarmScale, formatAlarmValue } from './alarm-text.ts';

/** What an alarm's tag measures, in words of one line, and whether it does so now. */
export interface AlarmReading {
  readonly text: string;
  /** False for the value at which the alarm was raised: the tag has no value now, or the ship states the alarm itself. */
  readonly isLive: boolean;
}

/** The tag's value now, else the value at raising; a dash where the alarm came without one. */
export function useAlarmReading({ dataTagId, value, unit }: Alarm, scale?: AlarmScale): AlarmReading {
  const now = getNumber(useTag(dataTagId));
  if (now !== undefined) return { text: formatAlarmValue(now, unit, scale), isLive: true };
  return { text: value === null ? NOT_APPLICABLE : formatAlarmValue(value, unit, scale), isLive: false };
}

/** The value of an alarm now; where only the one at raising is known, it says so. */
export function AlarmValue({ alarm, scale }: { alarm: Alarm; scale?: AlarmScale }) {
  const t = useText();
  const { text, isLive } = useAlarmReading(alarm, scale);
  if (isLive || alarm.value === null) return text;
  return t('VALUE_AT_RAISING', { value: text });
}
