import type { AlarmPriority } from '@fms/domain/alarm';
import { AlarmMark } from '../alarm/alarm-mark.tsx';
import type { ReadingState } from '../value/reading-state.ts';
import style from './lamp.module.css';

export interface LampProps {
  /** Null: unknown. */
  on: boolean | null;
  state: ReadingState;
  /** Running machinery is green; anything else that is on is Live. */
  running?: boolean;
  /** What the switch has raised; its mark stands in the place of the lamp. */
  alarm?: { priority: AlarmPriority; acknowledged: boolean } | undefined;
}

const LIVE: readonly ReadingState[] = ['fresh', 'manual', 'simulated'];

/** On or off as a disc: full or hollow, a dashed ring when unknown. The text stands beside it. */
export function Lamp({ on, state, running = false, alarm }: LampProps) {
  if (alarm !== undefined) {
    return <AlarmMark priority={alarm.priority} state={alarm.acknowledged ? 'acknowledged' : 'raised'} size={16} />;
  }
  const isKnown = on !== null && state !== 'bad' && state !== 'unknown';
  const look = !isKnown ? 'unknown' : on ? 'on' : 'off';
  const tone = !LIVE.includes(state) ? 'old' : running ? 'running' : 'plain';
  return <span className={style.lamp} data-look={look} data-tone={tone} aria-hidden="true" />;
}
