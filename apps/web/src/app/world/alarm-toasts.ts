/**
 * New alarms as toasts, one a second in sequence (§8.8). Above ten waiting one summary says how
 * many there are and opens the list, since a flood read one by one hides what matters (§8.8-3).
 */
import type { Alarm } from '@fms/contract/alarm';
import { formatAlarmName } from '@fms/domain/alarm';
import { translate } from '../../language/index.ts';
import { fillMessage, messages, show, type Toast } from '../../message/index.ts';

const INTERVAL_MS = 1000;
const MOST_WAITING = 10;

export interface AlarmToasts {
  tell(alarms: readonly Alarm[]): void;
  stop(): void;
}

interface AlarmToastParts {
  /** §2.8: whether the user wants to see new alarms. */
  readonly isShown?: () => boolean;
  /** Whether the user's rules tell this alarm on screen. */
  readonly isWanted?: (alarm: Alarm) => boolean;
  /** Whether the page of a vessel lists its alarms. */
  readonly hasAlarmTab?: boolean;
  readonly display?: (toast: Toast) => void;
}

export function createAlarmToasts(parts: AlarmToastParts = {}): AlarmToasts {
  const { isShown = () => true, isWanted = () => true, hasAlarmTab = false, display = show } = parts;
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
      display(summary(waiting, hasAlarmTab));
      waiting = [];
    }
    const alarm = waiting.shift();
    if (alarm !== undefined) display(alarmToast(alarm));
    else pause();
  };

  return {
    tell(alarms) {
      waiting.push(...alarms.filter(isWanted));
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

const STATUS_TEXT = {
  emergency: 'STATUS_EMERGENCY',
  alarm: 'STATUS_ALARM',
  warning: 'STATUS_WARNING',
  caution: 'STATUS_CAUTION',
} as const;

/** The words of §8.8 without a repeated name; the level is named by its priority, as on every screen. */
function alarmToast({ vesselName: vessel, channel, description, status, priority }: Alarm): Toast {
  const values = { vessel, channel: formatAlarmName({ channel, description }), description: '' };
  if (status === 'Normal') return fillMessage(messages.alarmNormal, { ...values, status });
  return { ...fillMessage(messages.alarmRaised, { ...values, status: translate(STATUS_TEXT[priority]) }), priority };
}

/** Opens the alarms of the one vessel they came from; of several, the alarms of the fleet. */
function summary(alarms: readonly Alarm[], hasAlarmTab: boolean): Toast {
  const count = alarms.length;
  const [first, ...others] = new Map(alarms.map(({ vesselId, vesselName }) => [vesselId, vesselName]));
  if (first === undefined || others.length > 0) {
    return { ...fillMessage(messages.alarmFlood, { count, vessels: others.length + 1 }), opens: '/vessel/alarm' };
  }
  const [vesselId, vessel] = first;
  const opens = `/vessel/vessel/${vesselId}${hasAlarmTab ? '?tab=alarm' : ''}`;
  return { ...fillMessage(messages.alarmFloodOfOne, { count, vessel }), opens };
}
