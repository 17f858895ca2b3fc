/**
 * Evaluates limits as samples arrive and as time passes, by the rules of `domain/alarm`. A transition is stored
 * before it is published, and before the batch that caused it is acknowledged.
 */
import {
  ALARM_GAP_MS,
  type AlarmEvaluation,
  type AlarmLimits,
  type AlarmState,
  evaluateSample,
  evaluateTime,
  getPendingUntil,
  INITIAL_ALARM_STATE,
  isUneventful,
} from '@fms/domain/alarm';
import type { TagId, VesselId } from '@fms/domain/identity';
import { hasQuality, QUALITY_BAD_SOURCE } from '@fms/domain/quality';
import type { Instant } from '@fms/domain/time';
import type { Bus } from '../../platform/bus/bus.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { KeyedQueue } from '../../platform/concurrency/keyed-queue.ts';
import type { Db } from '../../platform/database/database.ts';
import type { AlarmRow } from '../../platform/database/tables/telemetry.ts';
import { findOpenAlarms } from './alarm.repository.ts';
import { storeTransitions, type TagTransition, type WatchedTag } from './alarm-transition.service.ts';

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
  /**
   * Resolves when what follows from these rows of the readings is stored and told. Rejects with what the store throws,
   * once the rows of every vessel were tried: a slow or failing write concerns its own vessel only.
   */
  evaluate(readings: AlarmReadings, rows: readonly number[]): Promise<void>;
  /** Ends delays that ran out while a tag stayed silent; called every second by the timer, and by tests. */
  tick(): Promise<void>;
}

/**
 * After a restart samples this much older than the latest are evaluated again: a batch that was stored and not yet
 * evaluated when the process died is sent again, and its alarm must not be lost as late data.
 */
const RESENT_WINDOW_MS = 60_000;

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
  /** One after another in each vessel: the steps of a tag are stored in the order they happened. */
  readonly #queue = new KeyedQueue<VesselId>();

  constructor(ports: AlarmEvaluatorPorts) {
    this.#ports = ports;
  }

  evaluate(readings: AlarmReadings, rows: readonly number[]): Promise<void> {
    if (rows.length === 0) return Promise.resolve();
    const inOrder = inOrderOfTime(readings.times, rows);
    const byVessel = this.#groupByVessel(inOrder, (row) => readings.tagIds[row] as TagId);
    return this.#queue.runEach(byVessel, (own) =>
      this.#apply(this.#takeUneventful(readings, own), (tag, state, reading) => evaluateSample(tag, state, reading)),
    );
  }

  /** Items of one batch by their vessel; those of tags that are gone are left out. */
  #groupByVessel<Item>(items: readonly Item[], tagIdOf: (item: Item) => TagId): Map<VesselId, Item[]> {
    const byVessel = new Map<VesselId, Item[]>();
    for (const item of items) {
      const tag = this.#ports.tagOf(tagIdOf(item));
      if (!tag) continue;
      const own = byVessel.get(tag.vesselId);
      if (own) own.push(item);
      else byVessel.set(tag.vesselId, [item]);
    }
    return byVessel;
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
    const byVessel = this.#groupByVessel(due, ({ tagId }) => tagId);
    return this.#queue.runEach(byVessel, (own) =>
      this.#apply(own, (tag, state, { time }) => evaluateTime(tag, state, time)),
    );
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
    evaluation: (tag: WatchedTag, state: AlarmState, cause: Cause) => AlarmEvaluation,
  ): Promise<void> {
    const before = new Map<TagId, AlarmState | undefined>();
    const happened: TagTransition[] = [];
    for (const cause of causes) {
      const tag = this.#ports.tagOf(cause.tagId);
      if (!tag) continue;
      const known = this.#states.get(tag.id);
      if (!before.has(tag.id)) before.set(tag.id, known);
      const { state, transition } = evaluation(tag, known ?? INITIAL_ALARM_STATE, cause);
      this.#keep(tag, state);
      if (transition) happened.push({ tag, transition });
    }
    if (happened.length === 0) return;
    try {
      await storeTransitions(this.#ports, happened);
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
}

/** The rows as they are where they are in order already, as a ship sends them. */
function inOrderOfTime(times: ArrayLike<Instant>, rows: readonly number[]): readonly number[] {
  const timeOf = (row: number) => times[row] as number;
  const isInOrder = rows.every((row, i) => i === 0 || timeOf(rows[i - 1] as number) <= timeOf(row));
  return isInOrder ? rows : rows.toSorted((a, b) => timeOf(a) - timeOf(b));
}
