/** Which changes are news: each alarm once for every priority it rises to, each event at a zone once, and nothing old. */
import type { Alarm } from '@fms/contract/alarm';
import { fromWireTime } from '@fms/contract/scalar';
import { ALARM_PRIORITIES, isSuppressed } from '@fms/domain/alarm';
import type { AlarmId } from '@fms/domain/identity';
import type { Instant } from '@fms/domain/time';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { findEventsAfter, findLastEventId } from '../zone/index.ts';
import { type ToldNotice, toAlarmNotice, toZoneNotice } from './notice.ts';

/** What happened longer ago than this is no news. */
export const NEWS_MS = 5 * 60_000;
/** Events at zones read at once; the next call reads on. */
const MOST_EVENTS = 1_000;

/** Picks new alarms out of alarms that changed. */
export function createAlarmNews(clock: Clock): (alarms: readonly Alarm[]) => ToldNotice[] {
  /** The highest rank each was told at, until it is cleared: an alarm that gets better is no news. */
  const known = new Map<AlarmId, number>();

  function isNews(alarm: Alarm, now: Instant): boolean {
    const { id, time, priority, acknowledged, cleared } = alarm;
    if (cleared !== null) known.delete(id);
    const isOver = acknowledged !== null || cleared !== null || isSuppressed(alarm);
    if (isOver || now - fromWireTime(time) > NEWS_MS) return false;
    const rank = ALARM_PRIORITIES.indexOf(priority);
    if (rank >= (known.get(id) ?? Number.POSITIVE_INFINITY)) return false;
    known.set(id, rank);
    return true;
  }

  return (alarms) => {
    const now = clock.now();
    return alarms.filter((alarm) => isNews(alarm, now)).map(toAlarmNotice);
  };
}

/** Reads events at zones that were written since it was last called; those before the start are none of it. */
export async function openZoneNews(db: Db, clock: Clock): Promise<() => Promise<ToldNotice[]>> {
  let lastId = await findLastEventId(db);
  return async () => {
    const events = await findEventsAfter(db, lastId, MOST_EVENTS);
    lastId = events.at(-1)?.id ?? lastId;
    return events.filter(({ atMs }) => clock.now() - atMs <= NEWS_MS).map(toZoneNotice);
  };
}
