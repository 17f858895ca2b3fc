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

/** The mark of a step of the alarm journal, still: it stands for what was. */
export function StepMark({ kind, priority }: Pick<AlarmJournalEntry, 'kind' | 'priority'>) {
  return <PriorityMark priority={priority} state={MARKS[kind] ?? 'acknowledged'} size={16} still />;
}

/** When a step was, as short as its age allows. */
export function StepTime({ time }: Pick<AlarmJournalEntry, 'time'>) {
  const at = useFromClock((nowMs) => formatTime(Date.parse(time), nowMs));
  return <time dateTime={time}>{at}</time>;
}
