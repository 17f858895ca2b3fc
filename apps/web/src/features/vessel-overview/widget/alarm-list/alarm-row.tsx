import type { Alarm } from '@fms/contract/alarm';
import type { Tag, TagForecast } from '@fms/contract/tag';
import { formatAge, formatTime } from '@fms/domain/format';
import { AlarmMark } from '@fms/ui/alarm';
import {
  AlarmNoteButton,
  AlarmSpark,
  formatAlarmFigures,
  formatAlarmValue,
  getMarkState,
  useAlarmFigures,
  useAlarmReading,
} from '../../../../entities/alarm/index.ts';
import { useOutlook } from '../../../../entities/forecast/index.ts';
import { translateWord, useText } from '../../../../language/index.ts';
import { useFromClock } from '../../../../live/index.ts';
import style from './alarm-list.module.css';

interface AlarmRowProps {
  readonly alarm: Alarm;
  readonly mayAcknowledge: boolean;
  /** Below the words stand value, outlook and curve of the tag; undefined for an alarm that is listed only. */
  readonly evidence?: AlarmEvidenceOf | undefined;
}

interface AlarmEvidenceOf {
  /** Whose limit was passed. */
  readonly tag: Tag;
  readonly forecast: TagForecast | undefined;
  readonly onTrend: (tag: Tag) => void;
}

/** One active alarm: mark, reason, limit and time since, to be acknowledged by those who may. */
export function AlarmRow({ alarm, mayAcknowledge, evidence }: AlarmRowProps) {
  const t = useText();
  const raisedAt = Date.parse(alarm.time);
  const since = useFromClock((nowMs) =>
    t('TIME_AND_AGO', { time: `${formatTime(raisedAt, nowMs)} ${t('UTC')}`, age: formatAge(nowMs - raisedAt) }),
  );
  const all = useAlarmFigures(alarm);
  // The value stands large below.
  const figures = evidence === undefined ? all : formatAlarmFigures({ ...alarm, value: null }, t);
  const detail = [...figures, since, ...(alarm.cleared === null ? [] : [t('CLEARED')])];
  const comment = alarm.acknowledged?.comment ?? '';
  return (
    <li className={style.row} data-acknowledged={alarm.acknowledged !== null}>
      <AlarmMark
        priority={alarm.priority}
        state={getMarkState(alarm)}
        label={translateWord(`priority-${alarm.priority}`)}
      />
      <span className={style.words}>
        <span className={style.reason}>{alarm.description}</span>
        <span className={style.detail}>{detail.join(' · ')}</span>
        {comment !== '' && <span className={style.detail}>“{comment}”</span>}
      </span>
      {alarm.acknowledged !== null && <span className={style.detail}>{alarm.acknowledged.by}</span>}
      {mayAcknowledge && (
        <AlarmNoteButton kind={alarm.acknowledged === null ? 'acknowledge' : 'comment'} alarms={[alarm]} />
      )}
      {evidence !== undefined && <Evidence alarm={alarm} {...evidence} />}
    </li>
  );
}

/** The value now with where it is heading, leading to its trend, and its curve from before the onset. */
function Evidence({ alarm, tag, forecast, onTrend }: AlarmEvidenceOf & { alarm: Alarm }) {
  const t = useText();
  const { value, isLive } = useAlarmReading(alarm);
  const outlook = useOutlook(forecast, { tagId: tag.Id, vesselId: tag.vesselId, unit: tag.unit });
  return (
    <span className={style.evidence}>
      {value !== null && (
        <button type="button" className={style.figure} title={t('SHOW_TREND')} onClick={() => onTrend(tag)}>
          <span className={style.value}>{formatAlarmValue(value, '', tag)}</span> {tag.unit}
          {!isLive && <span className={style.detail}> {t('WHEN_RAISED')}</span>}
        </button>
      )}
      {outlook !== '' && <span className={style.outlook}>{outlook}</span>}
      <span className={style.curve}>
        <AlarmSpark alarm={alarm} tagId={tag.Id} isWide />
      </span>
    </span>
  );
}
