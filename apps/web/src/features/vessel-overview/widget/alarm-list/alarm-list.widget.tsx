import type { Alarm } from '@fms/contract/alarm';
import { formatAge, formatTime } from '@fms/domain/format';
import { AlarmMark } from '@fms/ui/alarm';
import { EmptyState, LoadingState, Panel } from '@fms/ui/panel';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router';
import { AlarmSpark, getMarkState, sendAcknowledge, useAlarmFigures } from '../../../../entities/alarm/index.ts';
import { translateWord, useText } from '../../../../language/index.ts';
import { useAlarms, useFromClock, useLive } from '../../../../live/index.ts';
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
  const { alarms } = useLive();
  const raisedAt = Date.parse(alarm.time);
  const since = useFromClock((nowMs) =>
    t('TIME_AND_AGO', { time: `${formatTime(raisedAt, nowMs)} ${t('UTC')}`, age: formatAge(nowMs - raisedAt) }),
  );
  const send = useMutation({
    mutationFn: () => sendAcknowledge([alarm.id]),
    // The hub tells every client; the caller's own list changes at once.
    onSuccess: (changed) => alarms.change(changed),
  });
  const figures = useAlarmFigures(alarm);
  const detail = [...figures, since, ...(alarm.cleared === null ? [] : [t('CLEARED')])];
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
      </span>
      {alarm.acknowledged === null && mayAcknowledge ? (
        <Button variant="default" size="xs" loading={send.isPending} onClick={() => send.mutate()}>
          {t('ACK')}
        </Button>
      ) : (
        <span className={style.detail}>{alarm.acknowledged?.by}</span>
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
