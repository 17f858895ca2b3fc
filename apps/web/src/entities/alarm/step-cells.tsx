import type { AlarmJournalEntry } from '@fms/contract/alarm';
import { formatTime } from '@fms/domain/format';
import type { AlarmMarkState } from '@fms/ui/alarm';
import { useFromClock } from '../../live/index.ts';
import { PriorityMark } from './priority-mark.tsx';

const MARKS: Partial<Record<AlarmJournalEntry['kind'], AlarmMarkState>> = {
  raised: 'raised',
  escalated: 'raised',
  cleared: 'cleared',
  shelved: 'silenced',
  'out-of-service': 'silenced',
};

interface StepCellsProps {
  readonly step: Pick<AlarmJournalEntry, 'time' | 'kind' | 'priority'>;
  /** How the cells look. */
  readonly style: { readonly time?: string; readonly mark?: string };
}

/** The first cells of a step of the alarm journal: when it was, and its mark, still, since it stands for what was. */
export function StepCells({ step: { time, kind, priority }, style }: StepCellsProps) {
  const at = useFromClock((nowMs) => formatTime(Date.parse(time), nowMs));
  return (
    <>
      <td className={style.time}>
        <time dateTime={time}>{at}</time>
      </td>
      <td className={style.mark}>
        <PriorityMark priority={priority} state={MARKS[kind] ?? 'acknowledged'} size={16} still />
      </td>
    </>
  );
}
