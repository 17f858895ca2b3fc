import type { Alarm } from '@fms/contract/alarm';
import type { Tag } from '@fms/contract/tag';
import { isSuppressed } from '@fms/domain/alarm';
import type { VesselId } from '@fms/domain/identity';
import { AlarmMark } from '@fms/ui/alarm';
import { translateWord, useText } from '../../../language/index.ts';
import { useAlarms } from '../../../live/index.ts';
import { getMarkState, useAlarmFigures } from '../../alarm/index.ts';
import style from './moment-alarms.module.css';

/** More would push the values of the moment off the screen; the journal has all. */
const MOST_SHOWN = 4;

interface MomentAlarmsProps {
  readonly vesselId: VesselId;
  readonly tags: readonly Tag[];
  readonly onTrend: (tag: Tag) => void;
}

/** The alarms that were active at the moment shown, most urgent first; each leads to the trend of its value. */
export function MomentAlarms({ vesselId, tags, onTrend }: MomentAlarmsProps) {
  const t = useText();
  const { active, isKnown } = useAlarms();
  const own = active.filter((alarm) => alarm.vesselId === vesselId && !isSuppressed(alarm));
  const shown = own.slice(0, MOST_SHOWN);
  return (
    <section className={style.alarms} aria-label={t('PLANT_ALARMS_THEN')}>
      {shown.map((alarm) => (
        <MomentAlarm
          key={alarm.id}
          alarm={alarm}
          tag={tags.find(({ Id }) => Id === alarm.dataTagId)}
          onTrend={onTrend}
        />
      ))}
      {own.length > shown.length && <span>{t('PLANT_MORE_ALARMS', { count: own.length - shown.length })}</span>}
      {own.length === 0 && <span>{t(isKnown ? 'PLANT_NO_ALARMS_THEN' : 'PLANT_ALARMS_UNKNOWN')}</span>}
    </section>
  );
}

interface MomentAlarmProps {
  readonly alarm: Alarm;
  /** Undefined for an alarm that a system on board states, which has no curve. */
  readonly tag: Tag | undefined;
  readonly onTrend: (tag: Tag) => void;
}

function MomentAlarm({ alarm, tag, onTrend }: MomentAlarmProps) {
  const [figure] = useAlarmFigures(alarm);
  const words = (
    <>
      <AlarmMark
        still
        size={16}
        priority={alarm.priority}
        state={getMarkState(alarm)}
        label={translateWord(`priority-${alarm.priority}`)}
      />
      {alarm.description || alarm.channel}
      {figure !== undefined && <span className={style.figure}>{figure}</span>}
    </>
  );
  if (tag === undefined) return <span className={style.alarm}>{words}</span>;
  return (
    <button type="button" className={style.alarm} onClick={() => onTrend(tag)}>
      {words}
    </button>
  );
}
