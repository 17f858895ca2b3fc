/** An alarm as it stood at a moment, from its row of today and its steps up to then. */
import { ALARM_PRIORITIES, type AlarmPriority } from '@fms/domain/alarm';
import type { Instant } from '@fms/domain/time';
import { type NamedAlarmRow, type Suppression, UNACKNOWLEDGED } from '../alarm.repository.ts';
import type { MomentHold, MomentStep } from './alarm-moment.repository.ts';

/** Changes of the level: from then on the alarm is what the step says. */
const LEVEL_STEPS: ReadonlySet<string> = new Set(['raised', 'escalated', 'lowered']);

/**
 * The row as it was at `atMs`; undefined where the alarm was not active then: not raised yet, or both cleared and
 * acknowledged. The limit is known only for the level the alarm has today, and is null at any other. Duty is left out.
 */
export function recallAlarm(
  row: NamedAlarmRow,
  steps: readonly MomentStep[],
  holds: readonly MomentHold[],
  { atMs, knownAtMs }: { readonly atMs: Instant; readonly knownAtMs?: Instant | undefined },
): NamedAlarmRow | undefined {
  const isTold = knownAtMs !== undefined;
  // What the row says now may have been heard later: then the steps alone tell.
  if (isTold && !steps.some(({ kind }) => LEVEL_STEPS.has(kind))) return undefined;
  const started = isTold ? startOfTold(row, steps) : startOf(row, atMs);
  const then = steps.reduce(applyStep, started);
  if (then.raisedMs > atMs) return undefined;
  if (then.clearedMs !== null && then.acknowledgedMs !== null) return undefined;
  return {
    ...then,
    limitValue: then.priority === row.priority ? row.limitValue : null,
    suppression: findSuppression(then, holds, atMs),
  };
}

/** What is known without its steps: those of an alarm of the ship's own system may be told late. */
function startOf(row: NamedAlarmRow, atMs: Instant): NamedAlarmRow {
  const { clearedMs, boardAcknowledgedMs } = row;
  return {
    ...row,
    ...UNACKNOWLEDGED,
    assignedTo: null,
    assignedName: null,
    assignedBy: null,
    assignedMs: null,
    clearedMs: clearedMs !== null && clearedMs <= atMs ? clearedMs : null,
    boardAcknowledgedMs: boardAcknowledgedMs !== null && boardAcknowledgedMs <= atMs ? boardAcknowledgedMs : null,
  };
}

function startOfTold(row: NamedAlarmRow, steps: readonly MomentStep[]): NamedAlarmRow {
  const lastOf = (wanted: MomentStep['kind']) => steps.findLast(({ kind }) => kind === wanted)?.atMs ?? null;
  const nothing = startOf(row, Number.NEGATIVE_INFINITY);
  return { ...nothing, clearedMs: lastOf('cleared'), boardAcknowledgedMs: lastOf('acknowledged-on-board') };
}

function applyStep(alarm: NamedAlarmRow, { kind, priority, atMs, value, who, note }: MomentStep): NamedAlarmRow {
  if (LEVEL_STEPS.has(kind)) {
    const level = { ...alarm, priority, raisedMs: atMs, value: value ?? alarm.value };
    return kind === 'escalated' ? { ...level, ...UNACKNOWLEDGED } : level;
  }
  switch (kind) {
    case 'acknowledged':
      return { ...alarm, acknowledgedBy: who ?? '', acknowledgedMs: atMs, acknowledgedComment: note };
    case 'acknowledge-undone':
      return { ...alarm, ...UNACKNOWLEDGED };
    case 'commented':
      return { ...alarm, acknowledgedComment: note };
    default:
      return alarm;
  }
}

/** 0 is the most urgent. */
const rankOf = (priority: AlarmPriority) => ALARM_PRIORITIES.indexOf(priority);

/** What kept the limit of the alarm out of the way; a shelf holds nothing back that is worse than what was shelved. */
function findSuppression(
  { tagId, channel, priority }: NamedAlarmRow,
  holds: readonly MomentHold[],
  atMs: Instant,
): Suppression | null {
  const hold = holds.find((one) => one.tagId === tagId && one.channel === channel);
  if (hold === undefined) return null;
  const { kind, untilMs } = hold;
  const isShelved =
    kind === 'shelved' && untilMs !== null && untilMs > atMs && rankOf(priority) >= rankOf(hold.priority);
  if (kind !== 'out-of-service' && !isShelved) return null;
  return {
    kind: isShelved ? 'shelved' : 'out-of-service',
    who: hold.who ?? '',
    atMs: hold.atMs,
    untilMs: isShelved ? untilMs : null,
    reason: hold.note,
  };
}
