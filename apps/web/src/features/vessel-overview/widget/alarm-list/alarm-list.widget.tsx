import type { Alarm } from '@fms/contract/alarm';
import { formatAge, formatTime } from '@fms/domain/format';
import { AlarmMark } from '@fms/ui/alarm';
import { EmptyState, LoadingState, Panel } from '@fms/ui/panel';
import { Link } from 'react-router';
import { AlarmNoteButton, AlarmSpark, getMarkState, useAlarmFigures } from '../../../../entities/alarm/index.ts';
import { translateWord, useText } from '../../../../language/index.ts';
import { useAlarms, useFromClock } from '../../../../live/index.ts';
import type { WidgetContent, WidgetProps } from '../definition/widget-definition.ts';
import style from './alarm-list.module.css';

/** The active alarms of this vessel, most urgent first and that one with its curve, each to be acknowledged by those who may. */
function AlarmList({ vessel, option }: WidgetProps<'alarmList'>) {
  const t = useText();
  const { active, isKnown } = useAlarms();
  const own = active.filter(({ vesselId }) => vesselId === vessel.id);
  return (
    <Panel
      title={option.title ?? t('ACTIVE_ALARMS')}
      quiet
      actions={
        <Link className={style.journal} to="?tab=alarm">
          {t('OPEN_JOURNAL')}
        </Link>
      }
    >
      {own.length > 0 ? (
        <ul className={style.rows}>
          {own.map((alarm, index) => (
            <AlarmRow
              key={alarm.id}
              alarm={alarm}
              mayAcknowledge={vessel.permission.acknowledge}
              hasCurve={index === 0}
            />
          ))}
        </ul>
      ) : isKnown ? (
        <EmptyState title={t('NO_ACTIVE_ALARMS')} detail={t('NO_ACTIVE_ALARMS_DETAIL', { vessel: vessel.name })} />
      ) : (
        <LoadingState label={t('LOADING_ALARMS')} />
      )}
    </Panel>
  );
}

interface AlarmRowProps {
  readonly alarm: Alarm;
  readonly mayAcknowledge: boolean;
  readonly hasCurve: boolean;
}

function AlarmRow({ alarm, mayAcknowledge, hasCurve }: AlarmRowProps) {
  const t = useText();
  const raisedAt = Date.parse(alarm.time);
  const since = useFromClock((nowMs) =>
    t('TIME_AND_AGO', { time: `${formatTime(raisedAt, nowMs)} ${t('UTC')}`, age: formatAge(nowMs - raisedAt) }),
  );
  const figures = useAlarmFigures(alarm);
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
      {hasCurve && alarm.dataTagId !== null && (
        <span className={style.curve}>
          <AlarmSpark alarm={alarm} tagId={alarm.dataTagId} />
        </span>
      )}
    </li>
  );
}

export const alarmListWidget: WidgetContent<'alarmList'> = {
  Component: AlarmList,
  firstOption: () => ({}),
};
