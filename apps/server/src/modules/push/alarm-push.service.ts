/** Sends new alarms as push messages to users who chose them and may see the vessel. */
import type { Alarm } from '@fms/contract/alarm';
import type { PushMessage } from '@fms/contract/push';
import { fromWireTime } from '@fms/contract/scalar';
import { getPermissionLevel } from '@fms/domain/account';
import { type AlarmPriority, formatAlarmName, isSuppressed } from '@fms/domain/alarm';
import type { AlarmId } from '@fms/domain/identity';
import type { Instant } from '@fms/domain/time';
import type { Caller, VesselRights } from '../../platform/access/caller.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { runEach } from '../../platform/concurrency/run-each.ts';
import type { Db } from '../../platform/database/database.ts';
import type { PushService } from './push.service.ts';
import { findPushRecipients, type PushRecipient } from './subscription.repository.ts';

/** An alarm told later than this is no news. */
export const NEWS_MS = 5 * 60_000;
/** Between two messages to one user: more alarms meanwhile become one message. */
export const PAUSE_MS = 10_000;
const IMPORTANT: readonly Alarm['priority'][] = ['emergency', 'alarm'];

export interface AlarmPushPorts {
  db: Db;
  clock: Clock;
  rights: Pick<VesselRights, 'visible'>;
  push: Pick<PushService, 'sendTo'>;
  /** Whether accounts of no organisation must enable the second factor. */
  twoFactorByDefault: boolean;
}

function wants({ data }: PushRecipient, alarm: Alarm): boolean {
  if (data.notify === 'all') return true;
  return data.notify === 'important' && IMPORTANT.includes(alarm.priority);
}

/** As every screen names the priorities. */
const LEVEL_WORD: Record<AlarmPriority, string> = {
  emergency: 'Emergency',
  alarm: 'Alarm',
  warning: 'Warning',
  caution: 'Caution',
};

/** One alarm by itself, more as a count that opens the list. */
function messageOf(alarms: readonly Alarm[]): PushMessage {
  const [first] = alarms;
  if (first && alarms.length === 1) {
    const body = `${formatAlarmName(first)} ${LEVEL_WORD[first.priority]}`;
    const path = `/vessel/vessel/${first.vesselId}`;
    return { title: `NEW ALARM FROM ${first.vesselName}`, body, path, tag: `alarm-${first.id}` };
  }
  const names = [...new Set(alarms.map(({ vesselName }) => vesselName))];
  const shown = names.slice(0, 5).join(', ');
  const body = names.length > 5 ? `${shown} and ${names.length - 5} more` : shown;
  return { title: `${alarms.length} NEW ALARMS`, body, path: '/vessel/home', tag: 'alarms' };
}

function callerOf({ id, userName, role, ...factor }: PushRecipient, byDefault: boolean): Caller {
  const isMissing = role !== 'User' && !factor.twoFactorEnabled && (factor.twoFactorRequired ?? byDefault);
  const level = getPermissionLevel(role, isMissing);
  return { userId: id, userName, role, level, sessionId: '', impersonatedBy: null };
}

export function createAlarmPush({ db, clock, rights, push, twoFactorByDefault }: AlarmPushPorts) {
  /** When each alarm that was news was seen; acknowledging or clearing it later is not news again. */
  const seen = new Map<AlarmId, Instant>();
  const waiting = new Map<AlarmId, Alarm>();
  let lastRoundMs = Number.NEGATIVE_INFINITY;

  function isNews(alarm: Alarm): boolean {
    const { id, time, acknowledged, cleared } = alarm;
    const isOver = acknowledged !== null || cleared !== null || isSuppressed(alarm);
    return !isOver && !seen.has(id) && clock.now() - fromWireTime(time) <= NEWS_MS;
  }

  return {
    /** Takes note of alarms that changed; nothing is sent before the next round. */
    note(alarms: readonly Alarm[]): void {
      for (const alarm of alarms.filter(isNews)) {
        seen.set(alarm.id, clock.now());
        waiting.set(alarm.id, alarm);
      }
    },

    /** Sends what waits, at most every 10 s; called often. */
    async round(): Promise<void> {
      const now = clock.now();
      if (waiting.size === 0 || now - lastRoundMs < PAUSE_MS) return;
      lastRoundMs = now;
      const alarms = [...waiting.values()];
      waiting.clear();
      for (const [id, at] of seen) if (now - at > NEWS_MS) seen.delete(id);
      await runEach(await findPushRecipients(db), async (listener) => {
        const visible = await rights.visible(callerOf(listener, twoFactorByDefault));
        const mine = alarms.filter((alarm) => visible.has(alarm.vesselId) && wants(listener, alarm));
        if (mine.length > 0) await push.sendTo(listener.id, messageOf(mine), 'high');
      });
    },
  };
}
