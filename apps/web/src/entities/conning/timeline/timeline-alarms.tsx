import type { VesselId } from '@fms/domain/identity';
import type { Instant, TimeSpan } from '@fms/domain/time';
import { AlarmMark } from '@fms/ui/alarm';
import { useQuery } from '@tanstack/react-query';
import { useText } from '../../../language/index.ts';
import { statisticQueries } from '../../statistic/index.ts';
import style from './timeline.module.css';

const MARK_PX = 10;

interface TimelineAlarmsProps {
  readonly vesselId: VesselId;
  readonly span: TimeSpan;
  /** Holds the moment an alarm was raised at. */
  readonly onPick: (at: Instant) => void;
}

/** Alarms of the span above its bar, each leading to the moment it was raised at. */
export function TimelineAlarms({ vesselId, span, onPick }: TimelineAlarmsProps) {
  const t = useText();
  const { data = [] } = useQuery(statisticQueries.alarms(vesselId, span));
  const { from, to } = span;
  const raised = data
    .map((alarm) => ({ alarm, at: Date.parse(alarm.time) }))
    .filter(({ at }) => at >= from && at <= to);
  return (
    <div className={style.alarms}>
      {raised.map(({ alarm, at }) => (
        <button
          key={alarm.id}
          type="button"
          className={style.alarm}
          style={{ left: `${(100 * (at - from)) / (to - from)}%` }}
          aria-label={t('CONNING_ALARM_AT', {
            alarm: alarm.description,
            time: new Date(at).toISOString().slice(11, 16),
          })}
          onClick={() => onPick(at)}
        >
          <AlarmMark priority={alarm.priority} state="acknowledged" size={MARK_PX} />
        </button>
      ))}
    </div>
  );
}
