import type { AlarmPriority } from '@fms/domain/alarm';
import { AlarmMark, type AlarmMarkState } from '@fms/ui/alarm';
import { translateWord } from '../../language/index.ts';

interface PriorityMarkProps {
  readonly priority: AlarmPriority;
  readonly state: AlarmMarkState;
  /** Edge in px. */
  readonly size?: number;
  /** It stands for an alarm of the past or counts several, and does not blink. */
  readonly still?: boolean;
}

/** The mark of an alarm that says its priority to a screen reader. */
export function PriorityMark({ priority, ...mark }: PriorityMarkProps) {
  return <AlarmMark priority={priority} label={translateWord(`priority-${priority}`)} {...mark} />;
}
