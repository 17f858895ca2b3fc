/** Stills kept with an alarm: 10 s before it, at it, and 30 s after it. */
import type { Instant } from '../time/instant.ts';
import { RING_MS, RING_STEP_MS } from './still-schedule.ts';

export const ALARM_MOMENTS = ['before', 'at', 'after'] as const;
export type AlarmMoment = (typeof ALARM_MOMENTS)[number];

/** Time of each still from the alarm on. */
export const ALARM_OFFSET_MS: Readonly<Record<AlarmMoment, number>> = { before: -10_000, at: 0, after: 30_000 };
/** A still stands for a moment when it was taken this near to it: two steps, so that one failed still costs nothing. */
export const ALARM_TOLERANCE_MS = 2 * RING_STEP_MS;

/** `waiting`: it may still be taken. `missing`: no still was taken near that moment, or it was given up since. */
export type AlarmStill<Still> =
  | { readonly moment: AlarmMoment; readonly state: 'kept'; readonly still: Still }
  | { readonly moment: AlarmMoment; readonly state: 'waiting'; readonly until: Instant }
  | { readonly moment: AlarmMoment; readonly state: 'missing'; readonly cause: 'not-taken' | 'too-late' };

/**
 * Chooses the still of each moment among those in memory, in any order. The still `before` is never one taken after the
 * alarm, and `after` never one taken before it. A moment is decided when no nearer still can come.
 */
export function chooseAlarmStills<Still extends { readonly time: Instant }>(
  alarmTime: Instant,
  stills: readonly Still[],
  now: Instant,
): readonly AlarmStill<Still>[] {
  return ALARM_MOMENTS.map((moment) => {
    const target = alarmTime + ALARM_OFFSET_MS[moment];
    const nearest = findNearest(moment, alarmTime, stills);
    const distance = nearest === undefined ? ALARM_TOLERANCE_MS : Math.abs(nearest.time - target);
    const until = target + distance;
    if (now < until && !(moment === 'before' && now >= alarmTime)) return { moment, state: 'waiting', until };
    if (nearest !== undefined) return { moment, state: 'kept', still: nearest };
    return { moment, state: 'missing', cause: now - target > RING_MS ? 'too-late' : 'not-taken' };
  });
}

function findNearest<Still extends { readonly time: Instant }>(
  moment: AlarmMoment,
  alarmTime: Instant,
  stills: readonly Still[],
): Still | undefined {
  const target = alarmTime + ALARM_OFFSET_MS[moment];
  let nearest: Still | undefined;
  let best = ALARM_TOLERANCE_MS;
  for (const still of stills) {
    if (moment === 'before' ? still.time >= alarmTime : moment === 'after' && still.time <= alarmTime) continue;
    const distance = Math.abs(still.time - target);
    if (distance < best || (distance === best && nearest === undefined)) {
      best = distance;
      nearest = still;
    }
  }
  return nearest;
}
