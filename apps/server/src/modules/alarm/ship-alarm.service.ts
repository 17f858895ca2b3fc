/**
 * Alarms of systems on board, in the alarm journal. Statements are stored and the alarms computed from them
 * anew around each new one: sent twice, late or out of order they give the same result. A change is stored
 * before it is published, and before the batch is acknowledged.
 */
import type { Alarm } from '@fms/contract/alarm';
import {
  ALARM_PRIORITIES,
  type AlarmPriority,
  type AlertEpisode,
  type AlertStatement,
  buildAlertEpisodes,
} from '@fms/domain/alarm';
import type { AlarmId, VesselId } from '@fms/domain/identity';
import type { Instant } from '@fms/domain/time';
import type { Bus } from '../../platform/bus/bus.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { KeyedQueue } from '../../platform/concurrency/keyed-queue.ts';
import type { Db, Tx } from '../../platform/database/database.ts';
import type { AlarmRow, ShipAlarmStatementTable } from '../../platform/database/tables/telemetry.ts';
import { type AlarmStep, findAlarms, insertSteps } from './alarm.repository.ts';
import { toAlarm } from './alarm-wire.service.ts';
import {
  type AlertKey,
  countStatements,
  findShipAlarms,
  findStatementsAround,
  insertShipAlarm,
  insertStatements,
  updateShipAlarm,
} from './ship-alarm.repository.ts';

/** One statement of one alert; `source` and `identifier` name the alert on its vessel. */
export interface ShipAlarmStatement extends AlertStatement {
  readonly vesselId: VesselId;
  readonly source: string;
  readonly identifier: string;
}

export interface ShipAlarms {
  /** Resolves when what follows from the statements is stored and told. */
  take(statements: readonly ShipAlarmStatement[]): Promise<void>;
}

interface Change {
  readonly alarmId: AlarmId;
  readonly steps: AlarmStep[];
  readonly isHistory: boolean;
}

interface ShipAlarmPorts {
  db: Db;
  bus: Pick<Bus, 'publish'>;
  clock: Clock;
  /** Smaller in tests. */
  atOnce?: number;
  around?: number;
}

/** An alert that began and ended longer ago than this, in ms, is history: in the journal, without notification. */
const LIVE_WINDOW_MS = 600_000;
/** Statements of one alert looked at together; a batch may name the first and the last of many years. */
const AT_ONCE = 1000;
/** Statements of one standing alert looked at on either side of a new one, and from either end of those. */
const AROUND = 1000;

interface Look {
  readonly atOnce: number;
  readonly around: number;
  readonly now: Instant;
}

export function createShipAlarms(ports: ShipAlarmPorts): ShipAlarms {
  const { db, bus, clock, atOnce = AT_ONCE, around = AROUND } = ports;
  const queue = new KeyedQueue<VesselId>();

  async function store(statements: readonly ShipAlarmStatement[]): Promise<Alarm[]> {
    return db.transaction().execute(async (tx) => {
      const fresh = await insertStatements(tx, statements.map(toRow));
      const ofAlert = Map.groupBy(fresh, ({ vesselId, source, identifier }) => `${vesselId}\n${source}\n${identifier}`);
      const changes: Change[] = [];
      for (const stated of ofAlert.values()) {
        const inOrder = stated.toSorted((a, b) => a.atMs - b.atMs);
        changes.push(...(await reconcileSome(tx, inOrder, { atOnce, around, now: clock.now() })));
      }
      const heardMs = clock.now();
      await insertSteps(
        tx,
        changes.flatMap(({ steps }) => steps.map((step) => ({ ...step, heardMs }))),
      );
      const told = changes.filter(({ isHistory }) => !isHistory).map(({ alarmId }) => alarmId);
      return told.length > 0 ? (await findAlarms(tx, told)).map(toAlarm) : [];
    });
  }

  return {
    async take(statements) {
      const byVessel = Map.groupBy(statements, ({ vesselId }) => vesselId);
      await queue.runEach(byVessel, async (own) => {
        const changed = await store(own);
        if (changed.length > 0) bus.publish('alarm.changed', changed);
      });
    },
  };
}

/** Statements far apart are taken in halves: together they would bring up all that was ever stated between them. */
async function reconcileSome(tx: Tx, stated: readonly ShipAlarmStatementTable[], how: Look): Promise<Change[]> {
  const [first, last] = [stated[0], stated.at(-1)];
  if (!first || !last) return [];
  const isMuch = stated.length > 1 && (await countStatements(tx, first, first.atMs, last.atMs)) > how.atOnce;
  if (!isMuch) return reconcile(tx, stated, how);
  const middle = Math.ceil(stated.length / 2);
  const earlier = await reconcileSome(tx, stated.slice(0, middle), how);
  return [...earlier, ...(await reconcileSome(tx, stated.slice(middle), how))];
}

/** Brings the alarms of one alert to what is stated of it, around what was stated newly; oldest first. */
async function reconcile(tx: Tx, stated: readonly ShipAlarmStatementTable[], how: Look): Promise<Change[]> {
  const [first, last] = [stated[0], stated.at(-1)];
  if (!first || !last) return [];
  const key: AlertKey = { vesselId: first.vesselId, source: first.source, identifier: first.identifier };
  const { rows, endBefore, endAfter } = await findStatementsAround(tx, key, {
    fromMs: first.atMs,
    toMs: last.atMs,
    most: how.around,
  });
  // What ended before, or began after, is only there in part, and nothing new was said of it.
  const episodes = buildAlertEpisodes(rows.map(toStatement)).filter(
    ({ raised, cleared }) => (endBefore === null || cleared !== endBefore) && (raised !== endAfter || cleared !== null),
  );
  const [from, to] = [rows[0]?.atMs ?? first.atMs, rows.at(-1)?.atMs ?? last.atMs];
  const known = (await findShipAlarms(tx, key, from, to)).filter(
    ({ raisedMs, clearedMs }) =>
      (endBefore === null || clearedMs === null || clearedMs > endBefore) &&
      (raisedMs !== endAfter || clearedMs === endAfter),
  );
  const rowOf = pair(episodes, known);
  const changes: Change[] = [];
  for (const episode of episodes) {
    const row = rowOf.get(episode);
    if (row && isSame(row, episode)) continue;
    changes.push(row ? await change(tx, row, episode, how.now) : await begin(tx, key, episode, how.now));
  }
  return changes;
}

/**
 * The alarm that each episode is known by: the one raised when it was, else one that an earlier look saw begin within
 * it, because a statement from before came late. Episodes are in order of time and do not overlap.
 */
function pair(episodes: readonly AlertEpisode[], known: readonly AlarmRow[]): Map<AlertEpisode, AlarmRow> {
  const inOrder = known.toSorted(
    (a, b) => a.raisedMs - b.raisedMs || (a.clearedMs ?? Infinity) - (b.clearedMs ?? Infinity),
  );
  const raisedAt = Map.groupBy(inOrder, ({ raisedMs }) => raisedMs);
  const pairs = new Map<AlertEpisode, AlarmRow>();
  for (const episode of episodes) {
    const row = raisedAt.get(episode.raised)?.shift();
    if (row) pairs.set(episode, row);
  }
  const left = [...raisedAt.values()].flat();
  let next = 0;
  for (const episode of episodes) {
    if (pairs.has(episode)) continue;
    while (next < left.length && (left[next] as AlarmRow).raisedMs <= episode.raised) next += 1;
    const row = left[next];
    if (!row || row.raisedMs > (episode.cleared ?? Infinity)) continue;
    pairs.set(episode, row);
    next += 1;
  }
  return pairs;
}

async function begin(tx: Tx, key: AlertKey, episode: AlertEpisode, now: Instant): Promise<Change> {
  const isHistory = episode.cleared !== null && episode.cleared < now - LIVE_WINDOW_MS;
  const alarmId = await insertShipAlarm(tx, key, episode, isHistory ? null : now);
  const raised = { alarmId, kind: 'raised', atMs: episode.raised, value: null } as const;
  return { alarmId, steps: [raised, ...later(alarmId, null, episode)], isHistory };
}

async function change(tx: Tx, row: AlarmRow, episode: AlertEpisode, now: Instant): Promise<Change> {
  const isWorse = urgency(episode.priority) < urgency(row.priority);
  await updateShipAlarm(tx, row.id, episode, isWorse ? now : null);
  const escalated = { alarmId: row.id, kind: 'escalated', atMs: episode.raised, value: null } as const;
  return {
    alarmId: row.id,
    steps: [...(isWorse ? [escalated] : []), ...later(row.id, row, episode)],
    isHistory: false,
  };
}

/** Steps that were not known of the alarm before. */
function later(alarmId: AlarmId, row: AlarmRow | null, { acknowledged, cleared }: AlertEpisode): AlarmStep[] {
  const steps: AlarmStep[] = [];
  if (acknowledged !== null && row?.boardAcknowledgedMs == null) {
    steps.push({ alarmId, kind: 'acknowledged-on-board', atMs: acknowledged, value: null });
  }
  if (cleared !== null && row?.clearedMs == null) steps.push({ alarmId, kind: 'cleared', atMs: cleared, value: null });
  return steps;
}

const urgency = (priority: AlarmPriority) => ALARM_PRIORITIES.indexOf(priority);

function isSame(row: AlarmRow, episode: AlertEpisode): boolean {
  return (
    row.raisedMs === episode.raised &&
    row.clearedMs === episode.cleared &&
    row.boardAcknowledgedMs === episode.acknowledged &&
    row.priority === episode.priority &&
    row.category === episode.category &&
    row.description === episode.text
  );
}

function toRow({ time, ...statement }: ShipAlarmStatement): ShipAlarmStatementTable {
  return { ...statement, atMs: time };
}

function toStatement({ atMs, ...row }: ShipAlarmStatementTable): AlertStatement {
  return { ...row, time: atMs };
}
