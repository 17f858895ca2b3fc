import { getHighestPriority, isSuppressed } from '@fms/domain/alarm';
import type { VesselId } from '@fms/domain/identity';
import { AlarmMark } from '@fms/ui/alarm';
import { useText } from '../../language/index.ts';
import { useAlarms } from '../../live/index.ts';
import style from './alarm-tab-badge.module.css';

/** How many alarms are active, under the mark of the most urgent; nothing where there is none. */
export function AlarmTabBadge({ vesselId }: { vesselId: VesselId }) {
  const t = useText();
  const { active } = useAlarms();
  const own = active.filter((alarm) => alarm.vesselId === vesselId && !isSuppressed(alarm));
  const worst = getHighestPriority(own.map(({ priority }) => priority));
  if (worst === undefined) return null;
  const isOpen = own.some(({ priority, acknowledged }) => priority === worst && acknowledged === null);
  return (
    <span className={style.badge}>
      <AlarmMark priority={worst} state={isOpen ? 'raised' : 'acknowledged'} size={16} still />
      <span aria-hidden="true">{own.length}</span>
      <span className="fms-spoken">{t('ALARM_BADGE', { count: own.length })}</span>
    </span>
  );
}
