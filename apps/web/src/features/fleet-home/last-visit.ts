/** Since when a user has not seen what happened, and what that was. */
import type { UserData } from '@fms/contract/account';
import type { Alarm } from '@fms/contract/alarm';
import type { ZoneEvent } from '@fms/contract/zone';
import type { Instant } from '@fms/domain/time';

const DAY_MS = 86_400_000;

/**
 * Until when the user confirmed everything, else the last sign-in before this one, else a day ago. Signs-in that were
 * refused were no visits.
 */
export function getLastVisit({ seenUntil, loginLog = [] }: UserData, nowMs: Instant): Instant {
  if (seenUntil !== undefined) return Date.parse(seenUntil);
  const visits = loginLog.filter(({ outcome }) => outcome === 'accepted').map(({ at }) => Date.parse(at));
  const [, before] = visits.sort((a, b) => b - a);
  return before ?? nowMs - DAY_MS;
}

/** One thing that happened. */
export type News =
  | { readonly kind: 'alarm'; readonly time: Instant; readonly alarm: Alarm }
  | { readonly kind: 'zone'; readonly time: Instant; readonly event: ZoneEvent };

/** Alarms and what happened at zones since then, newest first; `alarms` are of that time already. */
export function listNewsSince(alarms: readonly Alarm[], events: readonly ZoneEvent[], since: Instant): News[] {
  const raised = alarms.map((alarm): News => ({ kind: 'alarm', time: Date.parse(alarm.time), alarm }));
  const crossed = events.map((event): News => ({ kind: 'zone', time: Date.parse(event.time), event }));
  return [...raised, ...crossed.filter(({ time }) => time > since)].sort((a, b) => b.time - a.time);
}

/** Alarms raised since then, newest first; what the hub has told of one since counts more than the list. */
export function listAlarmsSince(listed: readonly Alarm[], active: readonly Alarm[], since: Instant): Alarm[] {
  const byId = new Map([...listed, ...active].map((alarm) => [alarm.id, alarm]));
  return [...byId.values()]
    .filter(({ time }) => Date.parse(time) > since)
    .sort((a, b) => Date.parse(b.time) - Date.parse(a.time) || b.id - a.id);
}
