import type { Tag } from '@fms/contract/tag';
import { AlarmMark } from '@fms/ui/alarm';
import { translateWord, useText } from '../../language/index.ts';
import { useFromClock } from '../../live/index.ts';
import { formatShortTime, getMarkState, useTagAlarm } from '../alarm/index.ts';
import style from './trend.module.css';

/** The most urgent alarm that stands on the tag at the moment of the page, and since when; nothing where none does. */
export function TrendAlarm({ tag }: { readonly tag: Tag }) {
  const t = useText();
  const alarm = useTagAlarm(tag);
  const since = useFromClock((nowMs) => (alarm === undefined ? '' : formatShortTime(alarm.time, nowMs)));
  if (alarm === undefined) return null;
  const priority = translateWord(`priority-${alarm.priority}`);
  return (
    <span className={style.alarm}>
      <AlarmMark still size={16} priority={alarm.priority} state={getMarkState(alarm)} label={priority} />
      {t('TREND_ALARM', { alarm: alarm.description || alarm.channel, since })}
    </span>
  );
}
