/** The alarm journal of a vessel, and how its alarms perform (calls of our own; rules in `domain/alarm-kpi`). */

import {
  type AlarmJournalEntry,
  type AlarmKpiAnswer,
  MAX_JOURNAL_TOTAL,
  MAX_KPI_ANNUNCIATIONS,
  MAX_KPI_DAYS,
} from '@fms/contract/alarm';
import { fromWireTime, toWireTime } from '@fms/contract/scalar';
import { type AlarmKpi, type Annunciation, computeAlarmKpi } from '@fms/domain/alarm';
import type { VesselId } from '@fms/domain/identity';
import { DAY_MS } from '@fms/domain/time';
import type { Caller } from '../../platform/access/caller.ts';
import { invalid } from '../../platform/failure/failure.ts';
import type { AlarmPorts } from './alarm.service.ts';
import {
  type AnnunciationRow,
  findAnnunciations,
  type JournalFilter,
  listSteps,
  type StepRow,
} from './alarm-journal.repository.ts';

export type JournalQuery = Omit<JournalFilter, 'fromMs' | 'toMs' | 'knownAtMs'> & {
  knownAt?: string | undefined;
  fromTime?: string | undefined;
  toTime?: string | undefined;
};

const timeOf = (text: string | undefined) => (text === undefined ? undefined : fromWireTime(text));
const wireTimeOrNull = (time: number | null) => (time === null ? null : toWireTime(time));

type JournalPorts = Pick<AlarmPorts, 'db' | 'clock' | 'rights'> & {
  /** Smaller in tests. */
  countTo?: number;
};

export function createAlarmJournalService({ db, clock, rights, countTo = MAX_JOURNAL_TOTAL }: JournalPorts) {
  return {
    async list(
      caller: Caller,
      { fromTime, toTime, knownAt, ...rest }: JournalQuery,
    ): Promise<{ total: number; entries: AlarmJournalEntry[] }> {
      await rights.require(caller, 'view', [rest.vesselId]);
      const filter = { ...rest, fromMs: timeOf(fromTime), toMs: timeOf(toTime), knownAtMs: timeOf(knownAt) };
      const { total, rows } = await listSteps(db, filter, countTo);
      return { total, entries: rows.map(toJournalEntry) };
    },

    /** What has not happened yet is no part of the period. */
    async kpi(
      caller: Caller,
      { vesselId, fromTime, toTime }: { vesselId: VesselId; fromTime: string; toTime: string },
    ): Promise<AlarmKpiAnswer> {
      await rights.require(caller, 'view', [vesselId]);
      const fromMs = fromWireTime(fromTime);
      const toMs = Math.min(fromWireTime(toTime), clock.now());
      if (toMs <= fromMs) throw invalid('toTime must be after fromTime.');
      if (toMs - fromMs > MAX_KPI_DAYS * DAY_MS) throw invalid(`The period may have at most ${MAX_KPI_DAYS} days.`);
      const limit = MAX_KPI_ANNUNCIATIONS;
      const [raised, lasting] = await findAnnunciations(db, { vesselId, fromMs, toMs, limit });
      const rows = [...raised, ...lasting];
      const points = new Map(rows.map((row) => [pointKey(row), pointOf(row)]));
      return {
        ...toWire(computeAlarmKpi(rows.map(toAnnunciation), { from: fromMs, to: toMs }), points),
        from: toWireTime(fromMs),
        to: toWireTime(toMs),
        isComplete: raised.length < limit && lasting.length < limit,
      };
    },
  };
}
export type AlarmJournalService = ReturnType<typeof createAlarmJournalService>;

/** A step as it travels to screens. */
export function toJournalEntry({ tagId, atMs, who, untilMs, ...row }: StepRow): AlarmJournalEntry {
  return { ...row, dataTagId: tagId, time: toWireTime(atMs), by: who, until: wireTimeOrNull(untilMs) };
}

type Point = AlarmKpiAnswer['floods'][number]['cause'];

const pointKey = ({ tagId, channel }: AnnunciationRow) => `${tagId ?? ''}/${channel}`;
const pointOf = ({ tagId, channel, description }: AnnunciationRow): Point => ({
  dataTagId: tagId,
  channel,
  description,
});

function toAnnunciation(row: AnnunciationRow): Annunciation {
  const { atMs: time, priority, clearedMs, acknowledgedMs } = row;
  return { point: pointKey(row), time, priority, clearedMs, acknowledgedMs };
}

function toWire(kpi: AlarmKpi, points: ReadonlyMap<string, Point>): Omit<AlarmKpiAnswer, 'from' | 'to' | 'isComplete'> {
  const { days, peakTenMinutes, floods, stale, medianAcknowledgeMs, ...rest } = kpi;
  const named = (key: string): Point => points.get(key) ?? { dataTagId: null, channel: key, description: '' };
  const counts = (list: AlarmKpi['badActors']) =>
    list.map(({ point, count, last }) => ({ ...named(point), count, last: toWireTime(last) }));
  return {
    ...rest,
    days: days.map(({ time, count }) => ({ time: toWireTime(time), count })),
    peakTenMinutes: peakTenMinutes && { ...peakTenMinutes, time: toWireTime(peakTenMinutes.time) },
    floods: floods.map(({ alarms, peak, cause }) => ({
      from: toWireTime(cause.time),
      to: toWireTime(alarms.at(-1)?.time ?? cause.time),
      count: alarms.length,
      peak,
      cause: named(cause.point),
    })),
    chattering: counts(rest.chattering),
    fleeting: counts(rest.fleeting),
    badActors: counts(rest.badActors),
    stale: stale.map(({ point, time, priority }) => ({ ...named(point), since: toWireTime(time), priority })),
    medianAcknowledgeSeconds: medianAcknowledgeMs === null ? null : medianAcknowledgeMs / 1000,
  };
}
