import { NO_VALUE } from '@fms/domain/format';
import { AlarmCount } from '@fms/ui/alarm';
import { useText } from '../../language/index.ts';
import { useAlarms } from '../../live/index.ts';
import type { AlarmTally } from './vessel-tally.ts';

const MARKS = ['alarm', 'warning', 'caution'] as const;

/** Active alarms of one vessel by priority; in columns none leaves its place empty, a dash stands for not known yet. */
export function AlarmTallyMarks({ alarms, columns }: { alarms: AlarmTally; columns: boolean }) {
  const t = useText();
  const { isKnown } = useAlarms();
  // None counted before the hub told the alarms is not none.
  if (!isKnown && MARKS.every((priority) => alarms[priority].count === 0)) {
    return (
      <span>
        <span aria-hidden="true">{NO_VALUE}</span>
        <span className="fms-spoken">{t('ALARMS_UNKNOWN')}</span>
      </span>
    );
  }
  const counts = MARKS.map((priority) => {
    const { count, open } = alarms[priority];
    const word = t(`PRIORITY_${priority.toUpperCase()}` as 'PRIORITY_ALARM');
    return { priority, count, unacknowledged: open > 0, label: t('ALARM_COUNT', { count, open, priority: word }) };
  });
  return <AlarmCount counts={counts} columns={columns} size={16} />;
}
