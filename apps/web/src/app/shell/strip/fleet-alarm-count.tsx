import { AlarmCount } from '@fms/ui/alarm';
import { Link } from 'react-router';
import { translateWord, useText } from '../../../language/index.ts';
import { countAlarmsByPriority, useAlarms } from '../../../live/index.ts';
import style from './fleet-alarm-count.module.css';

/** Active alarms of the whole fleet, on every screen; a green "STATUS OK" when it is known that there are none. */
export function FleetAlarmCount() {
  const t = useText();
  const { active, isKnown } = useAlarms();
  const counts = countAlarmsByPriority(active).map(({ priority, count, open }) => ({
    priority,
    count,
    unacknowledged: open > 0,
    label: t('ALARM_COUNT', { count, open, priority: translateWord(`priority-${priority}`) }),
  }));
  // Alarms of the last visit are shown; that there are none is only said when it is known.
  if (!isKnown && counts.every(({ count }) => count === 0)) return null;
  return (
    <Link to="/vessel/alarm" className={style.count} aria-live="polite">
      <AlarmCount counts={counts} okText={t('STATUS_OK')} size={18} />
    </Link>
  );
}
