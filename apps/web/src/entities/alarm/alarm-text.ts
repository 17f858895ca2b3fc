/** Text of an alarm besides its reason: value, limit and time, the same on every screen that lists it. */
import type { Alarm } from '@fms/contract/alarm';
import type { Tag } from '@fms/contract/tag';
import { formatNumber, getShownDecimals } from '@fms/domain/format';
import type { Translate } from '../../language/index.ts';

/** What decides the digits of an alarm's tag; undefined where the screen does not have the tag. */
export type AlarmScale = Pick<Tag, 'decimals' | 'unit' | 'min'> | undefined;

/** A value or limit of an alarm, `28.0 %`: the digits of its tag on every screen that has it. */
export function formatAlarmValue(value: number, unit: string, scale?: AlarmScale): string {
  const number =
    scale === undefined ? formatAlarmNumber(value) : formatNumber(value, { decimals: getShownDecimals(scale) });
  return `${number} ${unit}`.trim();
}

/** `2.5 bar`, `limit 2.8`; what the alarm does not carry is left out. */
export function formatAlarmFigures({ value, limit, unit }: Alarm, t: Translate): string[] {
  return [
    ...(value === null ? [] : [formatAlarmValue(value, unit)]),
    ...(limit === null ? [] : [t('LIMIT', { limit: formatAlarmNumber(limit) })]),
  ];
}

/** Alarms carry no decimals of their own: as many as tell the value from its limit. */
export function formatAlarmNumber(value: number): string {
  const decimals = Number.isInteger(value) || Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2;
  return formatNumber(value, { decimals });
}

/** The mark of an alarm: raised, acknowledged ashore, or cleared before its acknowledgement. */
export function getMarkState({ acknowledged, cleared }: Alarm): 'raised' | 'acknowledged' | 'cleared' {
  if (acknowledged !== null) return 'acknowledged';
  return cleared === null ? 'raised' : 'cleared';
}
