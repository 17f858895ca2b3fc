import type { Alarm } from '@fms/contract/alarm';
import type { TagForecast } from '@fms/contract/tag';
import { formatAge, formatTime, NOT_APPLICABLE } from '@fms/domain/format';
import { Checkbox } from '@mantine/core';
import { Link } from 'react-router';
import {
  ActiveMark,
  ALARM_STATE_TEXT,
  AlarmNoteButton,
  formatAlarmFigures,
  formatEvidence,
  formatShortTime,
  getAlarmState,
} from '../../../entities/alarm/index.ts';
import { useOutlook } from '../../../entities/forecast/index.ts';
import { formatVesselPath, useClockOffsetOf, useVessel } from '../../../entities/vessel/index.ts';
import { useText } from '../../../language/index.ts';
import { useFromClock } from '../../../live/index.ts';
import type { PlacedRow } from '../style/table-in-view.tsx';
import style from './active-table.module.css';

interface ActiveRowProps {
  readonly alarm: Alarm;
  readonly forecast: TagForecast | undefined;
  readonly placed: PlacedRow;
  readonly isMarked: boolean;
  readonly mayAcknowledge: boolean;
  readonly onMark: () => void;
}

/** One active alarm of any vessel; its name leads to the vessel's alarms. */
export function ActiveRow({ alarm, forecast, placed, isMarked, mayAcknowledge, onMark }: ActiveRowProps) {
  const t = useText();
  const { vesselId, vesselName, acknowledged } = alarm;
  const raisedAt = Date.parse(alarm.time);
  const offsetMs = useClockOffsetOf(vesselId);
  const at = useFromClock((nowMs) => formatTime(raisedAt, nowMs));
  const lasting = useFromClock((nowMs) => formatAge(nowMs - raisedAt - offsetMs));
  const seen = useFromClock((nowMs) => (acknowledged ? formatShortTime(acknowledged.at, nowMs) : ''));
  const evidence = useFromClock((nowMs) => formatEvidence(alarm, nowMs, t));
  const outlook = useOutlook(forecast, { ...alarm, tagId: alarm.dataTagId });
  const below = [outlook, evidence].filter((words) => words !== '').join(' · ');
  const mayComment = useVessel(vesselId)?.permission.acknowledge === true && acknowledged !== null;
  const what = alarm.description || alarm.channel;
  const state = getAlarmState(alarm);
  return (
    <tr className={style.row} data-state={state} {...placed}>
      <td className={style.check}>
        {mayAcknowledge && (
          <Checkbox
            size="xs"
            aria-label={t('MARK_ALARM', { alarm: what, vessel: vesselName })}
            checked={isMarked}
            onChange={onMark}
          />
        )}
      </td>
      <td className={style.mark}>
        <ActiveMark alarm={alarm} />
      </td>
      <td className={style.vessel}>
        <Link to={`${formatVesselPath(vesselId)}?tab=alarm`}>{vesselName}</Link>
      </td>
      <td className={`${style.quiet} ${style.wide} ${style.stateWords}`}>{t(ALARM_STATE_TEXT[state])}</td>
      <td className={style.reason}>
        <span className={style.words}>{what}</span>
        {below !== '' && <span className={style.evidence}>{below}</span>}
      </td>
      <td className={style.value}>{formatAlarmFigures(alarm, t).join(' · ') || NOT_APPLICABLE}</td>
      <td className={`${style.quiet} ${style.raised}`}>
        <time dateTime={alarm.time}>{at}</time>
      </td>
      <td className={`${style.quiet} ${style.wide}`}>{lasting}</td>
      <td className={`${style.quiet} ${style.seen}`}>
        {acknowledged === null ? t('NOT_YET') : t('SEEN_BY', { at: seen, by: acknowledged.by })}
      </td>
      <td className={style.actions}>
        {mayAcknowledge && <AlarmNoteButton kind="acknowledge" alarms={[alarm]} />}
        {mayComment && <AlarmNoteButton kind="comment" alarms={[alarm]} />}
      </td>
    </tr>
  );
}
