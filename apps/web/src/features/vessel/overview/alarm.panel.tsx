import type { Alarm, Vessel } from '@fms/contract';
import { formatTime } from '@fms/domain';
import { AlarmMark, EmptyState, LoadingState, Panel } from '@fms/ui';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { acknowledge } from '../../../api/alarm.queries.ts';
import { translateWord, useText } from '../../../language/index.ts';
import { alarmFigures, markState, useAlarms, useFromClock, useLive } from '../../../live/index.ts';
import style from './alarm-panel.module.css';
import layout from './overview.module.css';

/** The active alarms of this vessel, most urgent first, each to be acknowledged by those who may. */
export function AlarmPanel({ vessel }: { vessel: Vessel }) {
  const t = useText();
  const { active, isKnown } = useAlarms();
  const own = active.filter(({ vesselId }) => vesselId === vessel.id);
  return (
    <Panel title={t('ACTIVE_ALARMS')} quiet className={layout.alarm}>
      {own.length > 0 ? (
        <ul className={style.rows}>
          {own.map((alarm) => (
            <AlarmRow key={alarm.id} alarm={alarm} mayAcknowledge={vessel.permission.acknowledge} />
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

function AlarmRow({ alarm, mayAcknowledge }: { alarm: Alarm; mayAcknowledge: boolean }) {
  const t = useText();
  const { alarms } = useLive();
  const raisedAt = Date.parse(alarm.time);
  const at = useFromClock((nowMs) => formatTime(raisedAt, nowMs));
  const send = useMutation({
    mutationFn: () => acknowledge([alarm.id]),
    // The hub tells everybody; whoever pressed the button need not wait for it.
    onSuccess: (changed) => alarms.change(changed),
  });
  const detail = [...alarmFigures(alarm, t), `${at} ${t('UTC')}`, ...(alarm.cleared === null ? [] : [t('CLEARED')])];
  return (
    <li className={style.row} data-acknowledged={alarm.acknowledged !== null}>
      <AlarmMark
        priority={alarm.priority}
        state={markState(alarm)}
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
    </li>
  );
}
