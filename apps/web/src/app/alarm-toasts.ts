/**
 * New alarms as toasts, one a second in sequence (specification section 8.8). Above ten waiting one summary says how
 * many there are, since a flood read one by one hides what matters (standards.md, trap 7).
 */
import type { Alarm } from '@fms/contract';
import { type Message, seconds, show } from '../message/index.ts';

const INTERVAL_MS = 1000;
const MOST_WAITING = 10;
const LIFETIME_MS = seconds(7);

export interface AlarmToasts {
  tell(alarms: readonly Alarm[]): void;
  stop(): void;
}

export function createAlarmToasts(display: (message: Message) => void = show): AlarmToasts {
  let waiting: Alarm[] = [];
  let timer: ReturnType<typeof setInterval> | undefined;

  const stop = () => {
    clearInterval(timer);
    timer = undefined;
  };
  const next = () => {
    if (waiting.length > MOST_WAITING) {
      display(summary(waiting));
      waiting = [];
    }
    const alarm = waiting.shift();
    if (alarm !== undefined) display(alarmMessage(alarm));
    else stop();
  };

  return {
    tell(alarms) {
      waiting.push(...alarms);
      if (timer !== undefined) return;
      next();
      timer = setInterval(next, INTERVAL_MS);
    },
    stop() {
      stop();
      waiting = [];
    },
  };
}

function alarmMessage({ vesselName, channel, description, status }: Alarm): Message {
  return {
    tone: status === 'Normal' ? 'success' : 'warning',
    title: { key: 'NEW_ALARM_FROM', values: { vessel: vesselName } },
    text: { key: 'NEW_ALARM', values: { channel, description, status } },
    lifetimeMs: LIFETIME_MS,
  };
}

function summary(alarms: readonly Alarm[]): Message {
  const vessels = new Set(alarms.map(({ vesselId }) => vesselId)).size;
  return {
    tone: 'warning',
    text: { key: 'NEW_ALARMS', values: { count: alarms.length, vessels } },
    lifetimeMs: LIFETIME_MS,
  };
}
