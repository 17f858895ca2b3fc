/**
 * The active alarms of all vessels the user may see, without cleared and acknowledged ones. The hub sends the whole
 * list after connecting and every change after that.
 */
import type { Alarm } from '@fms/contract/alarm';
import { type AlarmPriority, compareAlarms, isSuppressed } from '@fms/domain/alarm';
import type { AlarmId, VesselId } from '@fms/domain/identity';
import { Notifier } from './listener/listeners.ts';

/** Alarms that carry one mark; an emergency alarm is drawn and counted as an alarm. */
export interface AlarmTally {
  readonly priority: Exclude<AlarmPriority, 'emergency'>;
  readonly count: number;
  /** How many of them are not acknowledged ashore. */
  readonly open: number;
}

export interface AlarmSnapshot {
  /** Most urgent first. */
  readonly active: readonly Alarm[];
  /** False until the hub told the list: no alarms known is not the same as none, and those of the last visit are old. */
  readonly isKnown: boolean;
}

export function isActive(alarm: Alarm): boolean {
  return alarm.cleared === null || alarm.acknowledged === null;
}

/** Priority, unacknowledged first, newest: the order of §B6-3. */
export function sortAlarms(alarms: readonly Alarm[]): Alarm[] {
  return [...alarms].sort((a, b) => compareAlarms(ordered(a), ordered(b)));
}

function ordered({ priority, acknowledged, time }: Alarm) {
  return { priority, acknowledged, time: Date.parse(time) };
}

const MARKS = ['alarm', 'warning', 'caution'] as const;

/** One tally a mark, most urgent first, also of those that are zero. What is kept out of the way is not counted. */
export function countAlarmsByPriority(alarms: readonly Alarm[]): AlarmTally[] {
  return MARKS.map((mark) => {
    const marked = alarms.filter((alarm) => !isSuppressed(alarm) && markOf(alarm.priority) === mark);
    const open = marked.filter(({ acknowledged }) => acknowledged === null).length;
    return { priority: mark, count: marked.length, open };
  });
}

function markOf(priority: AlarmPriority): AlarmTally['priority'] {
  return priority === 'emergency' ? 'alarm' : priority;
}

const NOTHING_KNOWN: AlarmSnapshot = { active: [], isKnown: false };

export class AlarmInbox extends Notifier {
  readonly #onNews: (alarms: readonly Alarm[]) => void;
  readonly #byId = new Map<AlarmId, Alarm>();
  #snapshot = NOTHING_KNOWN;

  /**
   * `onNews` gets alarms that were raised, changed their level or cleared since the list was last known, but for those
   * that people keep out of the way.
   */
  constructor(onNews: (alarms: readonly Alarm[]) => void = () => {}) {
    super();
    this.#onNews = onNews;
  }

  get snapshot(): AlarmSnapshot {
    return this.#snapshot;
  }

  /** Takes what was active at the last visit, until the hub has told how things stand now. */
  recall(alarms: readonly Alarm[]): void {
    if (this.#snapshot.isKnown) return;
    for (const alarm of alarms) this.#byId.set(alarm.id, alarm);
    this.#publish(false);
  }

  /** Takes the whole list. Nothing in it is news: it is the state at the connection. */
  replace(alarms: readonly Alarm[]): void {
    this.#byId.clear();
    for (const alarm of alarms) if (isActive(alarm)) this.#byId.set(alarm.id, alarm);
    this.#publish(true);
  }

  /** Takes changes; what is over leaves the list. */
  change(alarms: readonly Alarm[]): void {
    const news = alarms.filter((alarm) => this.#byId.get(alarm.id)?.status !== alarm.status && !isSuppressed(alarm));
    for (const alarm of alarms) {
      if (isActive(alarm)) this.#byId.set(alarm.id, alarm);
      else this.#byId.delete(alarm.id);
    }
    this.#publish(true);
    if (news.length > 0) this.#onNews(news);
  }

  forget(): void {
    this.#byId.clear();
    this.#publish(false);
  }

  #publish(isKnown: boolean): void {
    this.#snapshot = { active: sortAlarms([...this.#byId.values()]), isKnown };
    this.notify();
  }
}

/** The most urgent alarm of a vessel that is not kept out of the way. `alarms` stand most urgent first. */
export function findWorstAlarm(alarms: readonly Alarm[], vesselId: VesselId): Alarm | undefined {
  return alarms.find((alarm) => alarm.vesselId === vesselId && !isSuppressed(alarm));
}

/** The same for every vessel that has one, in one pass: for marks in menu, list and map. */
export function findWorstAlarms(alarms: readonly Alarm[]): ReadonlyMap<VesselId, Alarm> {
  const worst = new Map<VesselId, Alarm>();
  for (const alarm of alarms) if (!worst.has(alarm.vesselId) && !isSuppressed(alarm)) worst.set(alarm.vesselId, alarm);
  return worst;
}
