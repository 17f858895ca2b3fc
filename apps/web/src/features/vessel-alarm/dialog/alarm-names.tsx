import type { Alarm } from '@fms/contract/alarm';
import { PriorityMark } from '../../../entities/alarm/index.ts';
import { AlarmStills } from '../../../entities/camera/index.ts';
import { useText } from '../../../language/index.ts';
import style from '../style/alarm.module.css';

const MOST = 6;

/** Which alarms a dialog is about; of a single one also the stills of cameras that are kept with it. */
export function AlarmNames({ alarms }: { alarms: readonly Alarm[] }) {
  const t = useText();
  const [only] = alarms.length === 1 ? alarms : [];
  return (
    <>
      <ul className={style.names}>
        {alarms.slice(0, MOST).map((alarm) => (
          <li key={alarm.id}>
            <PriorityMark priority={alarm.priority} state="acknowledged" size={16} />
            {alarm.description || alarm.channel}
          </li>
        ))}
        {alarms.length > MOST && <li>{t('AND_MORE', { count: alarms.length - MOST })}</li>}
      </ul>
      {only && <AlarmStills vesselId={only.vesselId} alarmId={only.id} />}
    </>
  );
}
