/** What stands below an alarm's name: why it is out of the way, its assignee, who acknowledged it and the note. */
import type { Alarm } from '@fms/contract/alarm';
import { formatTime } from '@fms/domain/format';
import type { Instant } from '@fms/domain/time';
import type { Translate } from '../../../language/index.ts';

export function formatEvidence(alarm: Alarm, nowMs: Instant, t: Translate): string {
  return [...standing(alarm, nowMs, t), ...duty(alarm, nowMs, t)].join(' · ');
}

/** `08:33`, with the day when it is another one. */
export function formatShortTime(at: string, nowMs: Instant): string {
  return formatTime(Date.parse(at), nowMs).replace(/^(\d\d:\d\d):\d\d$/, '$1');
}

/** Why and until when it is out of the way, or who on board has seen it and what was said ashore. */
function standing(
  { shelved, outOfService, acknowledged, board, cleared }: Alarm,
  nowMs: Instant,
  t: Translate,
): string[] {
  if (shelved !== null) {
    return [t('SHELVED_UNTIL', { at: formatShortTime(shelved.until, nowMs), by: shelved.by, reason: shelved.reason })];
  }
  if (outOfService !== null) {
    const { at, by, reason } = outOfService;
    return [t('OUT_SINCE', { at: formatShortTime(at, nowMs), by, reason })];
  }
  const onBoard = board?.acknowledged ?? null;
  const seenOnBoard = onBoard === null ? [] : [t('SEEN_ON_BOARD', { at: formatShortTime(onBoard.at, nowMs) })];
  const said = acknowledged?.comment ? [`“${acknowledged.comment}”`] : [];
  const over = cleared === null ? [] : [t('CLEARED_AT', { at: formatShortTime(cleared.at, nowMs) })];
  return [...over, ...seenOnBoard, ...said];
}

/** Assignee, and the managers who were told that the alarm is not acknowledged. */
function duty(alarm: Alarm, nowMs: Instant, t: Translate): string[] {
  // One remembered from before there was the question has neither.
  const { assigned = null, escalated = null } = alarm;
  const given =
    assigned && t('ASSIGNED_TO', { to: assigned.to, by: assigned.by, at: formatShortTime(assigned.at, nowMs) });
  const told =
    escalated && t('ESCALATED_TO', { at: formatShortTime(escalated.at, nowMs), to: escalated.to.join(', ') });
  return [given, told].filter((words) => words !== null);
}
