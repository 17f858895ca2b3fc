/** The active alarms of one vessel as lines of a list: sorted, floods folded, the first of each group marked. */
import type { Alarm } from '@fms/contract/alarm';
import { findAlarmFloods, findFirstsInGroup, isSuppressed } from '@fms/domain/alarm';
import type { AlarmId, UserId } from '@fms/domain/identity';
import type { ShownActive } from '../address/alarm-state.ts';

export type ActiveLine =
  | { readonly kind: 'alarm'; readonly alarm: Alarm; readonly isFirst: boolean; readonly isInFlood: boolean }
  | { readonly kind: 'flood'; readonly key: string; readonly alarms: readonly Alarm[]; readonly cause: Alarm };

export type ActiveCounts = Readonly<Record<ShownActive, number>>;

const CHOICE: Readonly<Record<ShownActive, (alarm: Alarm, me: UserId | undefined) => boolean>> = {
  all: () => true,
  unacknowledged: (alarm) => alarm.acknowledged === null && !isSuppressed(alarm),
  mine: (alarm, me) => me !== undefined && alarm.assigned?.userId === me,
  shelved: (alarm) => (alarm.shelved ?? null) !== null,
  'out-of-service': (alarm) => (alarm.outOfService ?? null) !== null,
};

/** Those of a choice; `me` is the account of who looks. */
export function filterAlarms(alarms: readonly Alarm[], shown: ShownActive, me: UserId | undefined): Alarm[] {
  return alarms.filter((alarm) => CHOICE[shown](alarm, me));
}

export function countActive(alarms: readonly Alarm[], me: UserId | undefined): ActiveCounts {
  const count = (shown: ShownActive) => filterAlarms(alarms, shown, me).length;
  return {
    all: count('all'),
    unacknowledged: count('unacknowledged'),
    mine: count('mine'),
    shelved: count('shelved'),
    'out-of-service': count('out-of-service'),
  };
}

/**
 * Lines in the order of `listed` (most urgent first), what is kept out of the way last. A flood is one line in the place
 * of its most urgent alarm, with its alarms below it when it is `open`.
 */
export function buildActiveLines(listed: readonly Alarm[], open: ReadonlySet<string>): ActiveLine[] {
  const present = listed.filter((alarm) => !isSuppressed(alarm));
  const raised = present.map((alarm) => ({ alarm, time: Date.parse(alarm.time), priority: alarm.priority }));
  const firsts = new Set<AlarmId>([...findFirstsInGroup(raised)].map(({ alarm }) => alarm.id));
  const floods = findAlarmFloods(raised);
  const floodOf = new Map(floods.flatMap((flood) => flood.alarms.map(({ alarm }) => [alarm.id, flood] as const)));
  const line = (alarm: Alarm): ActiveLine => {
    return { kind: 'alarm', alarm, isFirst: firsts.has(alarm.id), isInFlood: floodOf.has(alarm.id) };
  };
  const told = new Set<string>();
  const lines = present.flatMap((alarm): ActiveLine[] => {
    const flood = floodOf.get(alarm.id);
    if (flood === undefined) return [line(alarm)];
    const key = `flood-${flood.cause.alarm.id}`;
    if (told.has(key)) return [];
    told.add(key);
    const members = new Set(flood.alarms.map((member) => member.alarm.id));
    const inFlood = present.filter(({ id }) => members.has(id));
    const head: ActiveLine = { kind: 'flood', key, alarms: inFlood, cause: flood.cause.alarm };
    return open.has(key) ? [head, ...inFlood.map(line)] : [head];
  });
  return [...lines, ...listed.filter(isSuppressed).map(line)];
}
