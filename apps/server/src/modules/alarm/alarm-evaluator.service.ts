/**
 * Evaluates limits as samples arrive and as time passes, by the rules of `domain/alarm`. A transition is stored
 * before it is published, and before the batch that caused it is acknowledged.
 */
import type { Alarm } from '@fms/contract/alarm';
import {
  ALARM_GAP_MS,
  type AlarmEvaluation,
  type AlarmLimits,
  type AlarmSeverity,
  type AlarmState,
  type AlarmTransition,
  evaluateSample,
  evaluateTime,
  getPendingUntil,
  INITIAL_ALARM_STATE,
  isUneventful,
} from '@fms/domain/alarm';
import type { Instant, TagId, VesselId } from '@fms/domain/identity';
import { hasQuality, QUALITY_BAD_SOURCE } from '@fms/domain/quality';
import type { Bus } from '../../platform/bus/bus.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { SerialQueue } from '../../platform/concurrency/serial-queue.ts';
import type { Db } from '../../platform/database/database.ts';
import type { AlarmRow } from '../../platform/database/tables/telemetry.ts';
import { type AlarmStep, clearAlarm, findOpenAlarms, insertSteps, raiseAlarm } from './alarm.repository.ts';
import { toAlarm } from './alarm-wire.service.ts';

/** What the evaluation needs to know of a tag. */
export interface WatchedTag extends AlarmLimits {
  readonly id: TagId;
  readonly vesselId: VesselId;
  readonly name: string;
  readonly description: string;
  readonly unit: string;
}

export interface AlarmReading {
  readonly tagId: TagId;
  readonly time: Instant;
  readonly value: number;
  readonly quality: number;
}

/** Readings as parallel columns: a batch of thousands makes no object of each. */
interface AlarmReadings {
  readonly tagIds: ArrayLike<number>;
  readonly times: ArrayLike<Instant>;
  readonly values: ArrayLike<number>;
  readonly qualities: ArrayLike<number>;
}

export interface AlarmEvaluatorPorts {
  db: Db;
  bus: Pick<Bus, 'publish' | 'subscribe'>;
  clock: Clock;
  tagOf(tagId: TagId): WatchedTag | undefined;
  tagsOf(vesselId: VesselId): readonly WatchedTag[];
  allTags(): Iterable<WatchedTag>;
  latestOf(tagId: TagId): Omit<AlarmReading, 'tagId'> | undefined;
}

export interface AlarmEvaluator {
  /** Resolves when what follows from these rows of the readings is stored and told. */
  evaluate(readings: AlarmReadings, rows: readonly number[]): Promise<void>;
  /** Ends delays that ran out while a tag stayed silent; called every second by the timer, and by tests. */
  tick(): Promise<void>;
}

/**
 * After a restart samples this much older than the latest are evaluated again: a batch that was stored and not yet
 * evaluated when the process died is sent again, and its alarm must not be lost as late data.
 */
const RESENT_WINDOW_MS = 60_000;

const LEVEL: Record<Exclude<AlarmSeverity, 'normal'>, (tag: WatchedTag) => number | null> = {
  warning: (tag) => tag.alarmLevel,
  alarm: (tag) => tag.emergencyLevel,
};

interface Happened {
  readonly tag: WatchedTag;
  readonly transition: AlarmTransition;
}

export const isWatched = (tag: AlarmLimits) => tag.alarmLevel !== null || tag.emergencyLevel !== null;

export async function openAlarmEvaluator(ports: AlarmEvaluatorPorts): Promise<AlarmEvaluator> {
  const evaluator = new Evaluator(ports);
  for (const alarm of await findOpenAlarms(ports.db)) evaluator.resume(alarm);
  await evaluator.evaluateLatest([...ports.allTags()]);
  for (const tag of ports.allTags()) evaluator.expectAgain(tag);
  ports.bus.subscribe('tag.changed', ({ vesselIds }) => {
    // Limits may have been edited: the value that is there counts against the new ones.
    evaluator.evaluateLatest(vesselIds.flatMap((vesselId) => [...ports.tagsOf(vesselId)])).catch(() => {
      // The database did not answer. States stand as they were, so the next sample is evaluated against them.
    });
  });
  return evaluator;
}

/** The newest sample is written over where nothing else changes: a new state for each would be most of the work. */
type KeptState = AlarmState & { readonly last: { time: Instant; value: number } | null };

class Evaluator implements AlarmEvaluator {
  readonly #ports: AlarmEvaluatorPorts;
  readonly #states = new Map<TagId, KeptState>();
  /** Tags with a delay that runs. */
  readonly #pending = new Set<TagId>();
  /** One after another: the steps of a tag are stored in the order they happened. */
  readonly #queue = new SerialQueue();

  constructor(ports: AlarmEvaluatorPorts) {
    this.#ports = ports;
  }

  evaluate(readings: AlarmReadings, rows: readonly number[]): Promise<void> {
    if (rows.length === 0) return Promise.resolve();
    const inOrder = inOrderOfTime(readings.times, rows);
    return this.#queue.run(() =>
      this.#apply(this.#takeUneventful(readings, inOrder), (tag, state, reading) =>
        evaluateSample(tag, state, reading),
      ),
    );
  }

  /** Takes in what changes nothing but the newest sample of its tag; answers the rest, in order. */
  #takeUneventful({ tagIds, times, values, qualities }: AlarmReadings, rows: readonly number[]): AlarmReading[] {
    const eventful: AlarmReading[] = [];
    /** Later readings of a tag wait for one whose transition is being stored. */
    const eventfulTags = new Set<TagId>();
    for (const row of rows) {
      const tagId = tagIds[row] as TagId;
      const tag = this.#ports.tagOf(tagId);
      if (!tag) continue;
      const [time, value, quality] = [times[row] as number, values[row] as number, qualities[row] as number];
      const state = this.#states.get(tagId);
      const isPlain = !hasQuality(quality, QUALITY_BAD_SOURCE) && !eventfulTags.has(tagId);
      if (isPlain && state?.last && isUneventful(tag, state, value)) {
        if (time < state.last.time) continue;
        state.last.time = time;
        state.last.value = value;
      } else {
        eventful.push({ tagId, time, value, quality });
        eventfulTags.add(tagId);
      }
    }
    return eventful;
  }

  tick(): Promise<void> {
    const now = this.#ports.clock.now();
    const due = [...this.#pending].flatMap((tagId) => {
      const tag = this.#ports.tagOf(tagId);
      const state = this.#states.get(tagId);
      const at = tag && state ? getPendingUntil(tag, state) : null;
      const isLive = (state?.last?.time ?? 0) >= now - ALARM_GAP_MS;
      return at !== null && at <= now && isLive ? [{ tagId, time: at }] : [];
    });
    if (due.length === 0) return Promise.resolve();
    return this.#queue.run(() => this.#apply(due, (tag, state, { time }) => evaluateTime(tag, state, time)));
  }

  /** Goes on where an alarm stood before the restart. */
  resume({ tagId, priority, raisedMs, value }: AlarmRow): void {
    if (tagId === null) return;
    const isAlarm = priority === 'alarm';
    const active = { since: raisedMs, active: true };
    const last = value === null ? null : { time: raisedMs, value };
    const severity = isAlarm ? 'alarm' : 'warning';
    const alarm = isAlarm ? active : INITIAL_ALARM_STATE.alarm;
    this.#states.set(tagId, { severity, warning: active, alarm, last });
  }

  /** Where nothing is wrong, the last minute before the restart may come again and is evaluated then. */
  expectAgain({ id }: WatchedTag): void {
    const state = this.#states.get(id);
    if (state?.severity !== 'normal' || state.last === null) return;
    const { time, value } = state.last;
    this.#states.set(id, { ...state, last: { time: time - RESENT_WINDOW_MS, value } });
  }

  evaluateLatest(tags: readonly WatchedTag[]): Promise<void> {
    const readings = tags.flatMap((tag) => {
      const latest = this.#ports.latestOf(tag.id);
      const isConcerned = isWatched(tag) || (this.#states.get(tag.id)?.severity ?? 'normal') !== 'normal';
      return latest && isConcerned ? [{ tagId: tag.id, ...latest }] : [];
    });
    const columns = {
      tagIds: readings.map(({ tagId }) => tagId),
      times: readings.map(({ time }) => time),
      values: readings.map(({ value }) => value),
      qualities: readings.map(({ quality }) => quality),
    };
    return this.evaluate(columns, [...readings.keys()]);
  }

  /** Evaluates in order; when the steps cannot be stored, the states before are restored. */
  async #apply<Cause extends { tagId: TagId }>(
    causes: readonly Cause[],
    judgement: (tag: WatchedTag, state: AlarmState, cause: Cause) => AlarmEvaluation,
  ): Promise<void> {
    const before = new Map<TagId, AlarmState | undefined>();
    const happened: Happened[] = [];
    for (const cause of causes) {
      const tag = this.#ports.tagOf(cause.tagId);
      if (!tag) continue;
      const known = this.#states.get(tag.id);
      if (!before.has(tag.id)) before.set(tag.id, known);
      const { state, transition } = judgement(tag, known ?? INITIAL_ALARM_STATE, cause);
      this.#keep(tag, state);
      if (transition) happened.push({ tag, transition });
    }
    if (happened.length === 0) return;
    try {
      await this.#store(happened);
    } catch (error) {
      for (const [tagId, state] of before) {
        if (state) this.#states.set(tagId, state);
        else this.#states.delete(tagId);
      }
      throw error;
    }
  }

  #keep(tag: WatchedTag, state: AlarmState): void {
    this.#states.set(tag.id, state);
    if (getPendingUntil(tag, state) === null) this.#pending.delete(tag.id);
    else this.#pending.add(tag.id);
  }

  async #store(happened: readonly Happened[]): Promise<void> {
    const { db, bus, clock } = this.#ports;
    // What each step made of its alarm: a peak that came and went within one batch is told as both.
    const changed = await db.transaction().execute(async (tx) => {
      const alarms: Alarm[] = [];
      const steps: AlarmStep[] = [];
      for (const { tag, transition } of happened) {
        const row = await writeTransition(tx, tag, transition, clock.now());
        if (!row) continue;
        alarms.push(toAlarm(row));
        const { kind, time: atMs, value } = transition;
        steps.push({ alarmId: row.id, kind, priority: row.priority, atMs, value });
      }
      await insertSteps(tx, steps);
      return alarms;
    });
    if (changed.length > 0) bus.publish('alarm.changed', changed);
  }
}

/** The rows as they are where they are in order already, as a ship sends them. */
function inOrderOfTime(times: ArrayLike<Instant>, rows: readonly number[]): readonly number[] {
  const timeOf = (row: number) => times[row] as number;
  const isInOrder = rows.every((row, i) => i === 0 || timeOf(rows[i - 1] as number) <= timeOf(row));
  return isInOrder ? rows : rows.toSorted((a, b) => timeOf(a) - timeOf(b));
}

function writeTransition(db: Db, tag: WatchedTag, { kind, to, time, value }: AlarmTransition, heardMs: Instant) {
  if (to === 'normal') return clearAlarm(db, tag.id, time, value);
  const { id: tagId, vesselId, name: channel, unit } = tag;
  const description = tag.description || tag.name;
  const limitValue = LEVEL[to](tag);
  const alarm = { vesselId, tagId, channel, description, priority: to, raisedMs: time, value, limitValue, unit };
  return raiseAlarm(db, { ...alarm, heardMs }, kind === 'raised' || kind === 'escalated');
}
