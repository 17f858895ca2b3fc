/** Figures of tags by whole shifts, and by months made of them (§7.10). */
import { fromWireTime, toWireTime } from '@fms/contract/scalar';
import { MAX_SHIFT_DAYS, MAX_SHIFT_FIGURES, type ShiftQuestion, type ShiftRow } from '@fms/contract/shift';
import type { TagId } from '@fms/domain/identity';
import { AGGREGATE_KINDS, groupShiftsByMonth, listShiftsBetween, roundFigure, type Shift } from '@fms/domain/statistic';
import { DAY_MS } from '@fms/domain/time';
import type { Caller, VesselRights } from '../../platform/access/caller.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { invalid } from '../../platform/failure/failure.ts';
import type { SummaryStore } from '../../telemetry/index.ts';
import type { AggregateRow, Aggregates } from '../aggregate/index.ts';
import type { ShiftClocks } from './shift-clock.service.ts';

export interface ShiftPorts {
  readonly clock: Clock;
  readonly rights: VesselRights;
  readonly aggregates: Aggregates;
  readonly clocks: ShiftClocks;
  readonly deletions: Pick<SummaryStore, 'deletedWithin'>;
}

type ShiftSpan = Pick<ShiftQuestion, 'fromTime' | 'toTime' | 'knownAt'>;

export function createShiftService({ clock, rights, aggregates, clocks, deletions }: ShiftPorts) {
  /** Those of the question that have begun; the running one ends now, or at the moment it is asked as known at. */
  async function listShifts(caller: Caller, asked: ShiftQuestion): Promise<{ shifts: Shift[]; zone: string }> {
    await rights.require(caller, 'report', [asked.vesselId]);
    const [from, to] = [fromWireTime(asked.fromTime), fromWireTime(asked.toTime)];
    if (to <= from) throw invalid('toTime must be after fromTime.');
    const { zone, shiftHours } = await clocks.of(asked.vesselId);
    const hours = [...new Set((asked.shiftTimestamps ?? shiftHours).map((hour) => hour % 24))];
    const end = Math.min(clock.now(), asked.knownAt === undefined ? Infinity : fromWireTime(asked.knownAt));
    if (to - from > MAX_SHIFT_DAYS * DAY_MS) throw invalid(`At most ${MAX_SHIFT_DAYS} days at once.`);
    const shifts = listShiftsBetween(from, Math.max(from, Math.min(to, end)), zone, hours);
    if (shifts.length * asked.columns.length > MAX_SHIFT_FIGURES) throw tooMany();
    const begun = shifts.filter(({ fromTime }) => fromTime < end);
    return { zone, shifts: begun.map((shift) => ({ ...shift, toTime: Math.min(shift.toTime, end) })) };
  }

  async function answer(asked: ShiftQuestion, spans: readonly Shift[]): Promise<ShiftRow[]> {
    const rows = await aggregates.aggregate({
      vesselId: asked.vesselId,
      columns: asked.columns,
      periods: spans.map(({ fromTime, toTime }) => ({ fromMs: fromTime, toMs: toTime })),
      isExtrapolate: false,
      knownAtMs: asked.knownAt === undefined ? undefined : fromWireTime(asked.knownAt),
    });
    return rows.map(toShiftRow);
  }

  return {
    async history(caller: Caller, asked: ShiftQuestion): Promise<ShiftRow[]> {
      return answer(asked, (await listShifts(caller, asked)).shifts);
    },

    /** Every kind of figure of each tag. */
    async summary(caller: Caller, asked: Omit<ShiftQuestion, 'columns'> & { dataTagIds: readonly TagId[] }) {
      const columns = asked.dataTagIds.flatMap((dataTagId) => AGGREGATE_KINDS.map((kind) => ({ dataTagId, kind })));
      const own = { ...asked, columns };
      return answer(own, (await listShifts(caller, own)).shifts);
    },

    /** What rows "as known at" a moment cannot tell any more; who may see the rows may see it. */
    async deleted({ knownAt, fromTime, toTime }: ShiftSpan, rows: readonly ShiftRow[], tagIds: readonly TagId[]) {
      if (knownAt === undefined) return [];
      const [from, to] = [rows[0]?.from ?? fromTime, rows.at(-1)?.to ?? toTime];
      return deletions.deletedWithin(tagIds, { from: fromWireTime(from), to: fromWireTime(to) });
    },

    /** A sum is that of its shifts: they add up to the month whatever is known of them. */
    async months(caller: Caller, asked: ShiftQuestion): Promise<ShiftRow[]> {
      const { shifts, zone } = await listShifts(caller, asked);
      const months = groupShiftsByMonth(shifts, zone).map((own) => ({
        fromTime: (own[0] as Shift).fromTime,
        toTime: (own.at(-1) as Shift).toTime,
      }));
      const places = asked.columns.flatMap(({ kind }, place) => (kind === 'sum' ? [place] : []));
      const rows = await answer(asked, months);
      if (places.length === 0) return rows;
      const columns = places.map((place) => asked.columns[place] as ShiftQuestion['columns'][number]);
      return rows.map(addShifts(await answer({ ...asked, columns }, shifts), places));
    },
  };
}
export type ShiftService = ReturnType<typeof createShiftService>;

/** Puts in the `places` of a month the sums of the shifts that begin in it. */
function addShifts(shifts: readonly ShiftRow[], places: readonly number[]): (month: ShiftRow) => ShiftRow {
  return (month) => {
    const own = shifts.filter(({ from }) => from >= month.from && from < month.to);
    const values = [...month.values];
    for (const [column, place] of places.entries()) {
      const known = own.map((shift) => shift.values[column] ?? null).filter((value) => value !== null);
      values[place] = known.length === 0 ? null : roundFigure(known.reduce((sum, value) => sum + value, 0));
    }
    return { ...month, values };
  };
}

const tooMany = () => invalid(`At most ${MAX_SHIFT_FIGURES} figures at once: ask for a shorter time or fewer columns.`);

function toShiftRow({ from, to, values, coverage }: AggregateRow): ShiftRow {
  return { from: toWireTime(from), to: toWireTime(to), values: [...values], coverage: [...coverage] };
}
