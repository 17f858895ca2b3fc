import { AlarmCount } from '@fms/ui/alarm';
import { useText } from '../../language/index.ts';
import type { AlarmTally } from './vessel-tally.ts';

const MARKS = ['alarm', 'warning', 'caution'] as const;

/** Active alarms of one vessel by priority; in columns a dot stands for none. */
export function AlarmTallyMarks({ alarms, columns }: { alarms: AlarmTally; columns: boolean }) {
  const t = useText();
  const counts = MARKS.map((priority) => {
    const { count, open } = alarms[priority];
    const word = t(`PRIORITY_${priority.toUpperCase()}` as 'PRIORITY_ALARM');
    return { priority, count, unacknowledged: open > 0, label: t('ALARM_COUNT', { count, open, priority: word }) };
  });
  return <AlarmCount counts={counts} columns={columns} size={16} />;
}
