import type { Alarm } from '@fms/contract/alarm';
import { isSuppressed } from '@fms/domain/alarm';
import { getMarkState } from './alarm-text.ts';
import { PriorityMark } from './priority-mark.tsx';

/** The mark of an active alarm; silenced while it is shelved or out of service. */
export function ActiveMark({ alarm }: { alarm: Alarm }) {
  return <PriorityMark priority={alarm.priority} state={isSuppressed(alarm) ? 'silenced' : getMarkState(alarm)} />;
}
