/**
 * New alarms as toasts, one a second in sequence (specification section 8.8). Above ten waiting one summary says how
 * many there are and opens the list, since a flood read one by one hides what matters (standards.md, trap 7).
 */
import type { Alarm } from '@fms/contract';
import { messages, show, type Toast, withValues } from '../message/index.ts';

const INTERVAL_MS = 1000;
const MOST_WAITING = 10;

export interface AlarmToasts {
  tell(alarms: readonly Alarm[]): void;
  stop(): void;
}

interface AlarmToastParts {
  /** Section 2.8: whether the user wants to see new alarms. */
  readonly isShown?: () => boolean;
  /** Where the summary leads. */
  readonly alarmList?: string;
  readonly display?: (toast: Toast) => void;
}

export function createAlarmToasts(parts: AlarmToastParts = {}): AlarmToasts {
  const { isShown = () => true, alarmList = '/vessel/home', display = show } = parts;
  let waiting: Alarm[] = [];
  let timer: ReturnType<typeof setInterval> | undefined;

  const pause = () => {
    clearInterval(timer);
    timer = undefined;
  };
  const next = () => {
    // Switched off while some were waiting: what was raised before is forgotten as well.
    if (!isShown()) waiting = [];
    if (waiting.length > MOST_WAITING) {
      display({ ...summary(waiting), opens: alarmList });
      waiting = [];
    }
    const alarm = waiting.shift();
    if (alarm !== undefined) display(alarmToast(alarm));
    else pause();
  };

  return {
    tell(alarms) {
      waiting.push(...alarms);
      if (timer !== undefined) return;
      timer = setInterval(next, INTERVAL_MS);
      next();
    },
    stop() {
      pause();
      waiting = [];
    },
  };
}

function alarmToast({ vesselName, channel, description, status }: Alarm): Toast {
  const row = status === 'Normal' ? messages.alarmNormal : messages.alarmRaised;
  return withValues(row, { vessel: vesselName, channel, description, status });
}

function summary(alarms: readonly Alarm[]): Toast {
  const vessels = new Set(alarms.map(({ vesselId }) => vesselId)).size;
  return withValues(messages.alarmFlood, { count: alarms.length, vessels });
}
