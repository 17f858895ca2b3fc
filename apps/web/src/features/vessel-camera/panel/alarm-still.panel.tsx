import type { Still } from '@fms/contract/camera';
import { fromWireTime } from '@fms/contract/scalar';
import type { VesselId } from '@fms/domain/identity';
import { Panel } from '@fms/ui/panel';
import { useQueries } from '@tanstack/react-query';
import { getMarkState, PriorityMark } from '../../../entities/alarm/index.ts';
import { AlarmStills, cameraQueries } from '../../../entities/camera/index.ts';
import { useText } from '../../../language/index.ts';
import { useAlarms } from '../../../live/index.ts';
import style from '../style/camera.module.css';

/** Alarms of the vessel that are looked up for stills, the newest first. */
const MOST_ALARMS = 6;
const SHOWN = 2;

interface AlarmStillPanelProps {
  readonly vesselId: VesselId;
  readonly onChoose: (still: Still) => void;
}

/** The stills kept with the newest alarms of the vessel. */
export function AlarmStillPanel({ vesselId, onChoose }: AlarmStillPanelProps) {
  const t = useText();
  const alarms = useAlarms()
    .active.filter((alarm) => alarm.vesselId === vesselId)
    .toSorted((a, b) => fromWireTime(b.time) - fromWireTime(a.time))
    .slice(0, MOST_ALARMS);
  const answers = useQueries({ queries: alarms.map(({ id }) => cameraQueries.alarmStills(vesselId, id)) });
  const kept = alarms.filter((_, index) => (answers[index]?.data?.length ?? 0) > 0).slice(0, SHOWN);
  return (
    <Panel title={t('CAMERA_ALARM_STILLS')}>
      {kept.length === 0 && <p className={style.note}>{t('CAMERA_ALARM_NONE')}</p>}
      {kept.map((alarm) => (
        <article key={alarm.id} className={style.alarm}>
          <AlarmStills vesselId={vesselId} alarmId={alarm.id} onChoose={onChoose} />
          <p className={style.alarmName}>
            <PriorityMark priority={alarm.priority} state={getMarkState(alarm)} size={16} still />
            <b>{alarm.channel}</b>
            <span className={style.clock}>{`${alarm.time.slice(11, 16)} UTC`}</span>
          </p>
        </article>
      ))}
    </Panel>
  );
}
