import { ALARM_PRIORITIES, type AlarmPriority } from '@fms/domain';
import { AlarmCount } from '@fms/ui';
import { Link } from 'react-router';
import { useText } from '../../language/index.ts';
import { useAlarms } from '../../live/index.ts';
import style from './fleet-alarm-count.module.css';

/** An emergency alarm is counted with the alarms, whose mark it carries. */
const SHOWN = ALARM_PRIORITIES.filter((priority) => priority !== 'emergency');

/** Active alarms of the whole fleet, on every screen; a green "STATUS OK" when it is known that there are none. */
export function FleetAlarmCount() {
  const t = useText();
  const { active, isKnown } = useAlarms();
  const counted = active.filter(({ shelved }) => shelved === null);
  const counts = SHOWN.map((priority) => {
    const same = counted.filter((alarm) => markOf(alarm.priority) === priority);
    const open = same.filter(({ acknowledged }) => acknowledged === null).length;
    const values = { priority: t(`PRIORITY_${priority.toUpperCase()}` as 'PRIORITY_ALARM'), open };
    return {
      priority,
      count: same.length,
      unacknowledged: open > 0,
      label: t('ALARM_COUNT', { ...values, count: same.length }),
    };
  });
  // Alarms of the last visit are shown; that there are none is only said when it is known.
  if (!isKnown && counted.length === 0) return null;
  return (
    <Link to="/vessel/home" className={style.count} aria-live="polite">
      <AlarmCount counts={counts} okText={t('STATUS_OK')} size={18} />
    </Link>
  );
}

function markOf(priority: AlarmPriority): AlarmPriority {
  return priority === 'emergency' ? 'alarm' : priority;
}
