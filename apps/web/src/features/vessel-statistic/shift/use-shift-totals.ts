/** Totals of each curve in each shift of the window. */

import type { Tag } from '@fms/contract/tag';
import type { Vessel } from '@fms/contract/vessel';
import type { TagId } from '@fms/domain/identity';
import {
  computeShiftTotal,
  getShiftBucketSeconds,
  listShiftsBetween,
  type Shift,
  type ShiftTotal,
} from '@fms/domain/statistic';
import { MINUTE_MS, type TimeSpan } from '@fms/domain/time';
import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import type { ReadState } from '../../../api/read-state.ts';
import {
  type Buckets,
  countShifts,
  MAX_SHIFT_MARKS,
  type SeriesKey,
  type StatisticState,
  statisticQueries,
} from '../../../entities/statistic/index.ts';
import { useMinute } from '../../../live/index.ts';
import { buildCurve, listNeededTags, listSources, type Source } from '../series/source.ts';
import { useShiftClock } from './use-shift-clock.ts';

export interface ShiftRow {
  readonly shift: Shift;
  readonly isRunning: boolean;
  /** In the order of the curves; null where nothing was measured. */
  readonly totals: readonly (ShiftTotal | null)[];
}

export interface ShiftTotals extends ReadState {
  readonly zone: string;
  readonly sources: readonly Source[];
  /** The newest first; none in windows of too many shifts. */
  readonly rows: readonly ShiftRow[];
  readonly isTooLong: boolean;
}

const NO_SHIFTS: readonly Shift[] = [];

/** Undefined while shifts are not asked for. */
export function useShiftTotals(
  vessel: Vessel,
  tags: readonly Tag[],
  keys: readonly SeriesKey[],
  state: StatisticState,
  window: TimeSpan,
): ShiftTotals | undefined {
  const { zone, shiftTimes } = useShiftClock(vessel);
  const minute = useMinute();
  const sources = useMemo(() => listSources(keys, tags, state), [keys, tags, state]);
  const isTooLong = countShifts(window, shiftTimes) > MAX_SHIFT_MARKS;
  // A live window moves with every sample; its shifts only with the minute.
  const from = Math.floor(window.from / MINUTE_MS) * MINUTE_MS;
  const to = Math.min(minute, Math.ceil(window.to / MINUTE_MS) * MINUTE_MS);
  const isAsked = state.shifts && !isTooLong;
  const shifts = useMemo(
    () => (isAsked ? listShiftsBetween(from, to, zone, shiftTimes).reverse() : NO_SHIFTS),
    [isAsked, from, to, zone, shiftTimes],
  );
  const found = useShiftBuckets(vessel, listNeededTags(sources), shifts, minute);
  const rows = useMemo(
    () => shifts.map((shift, place) => rowOf(shift, sources, found.byShift[place] ?? new Map(), minute)),
    [shifts, sources, found.byShift, minute],
  );
  return state.shifts ? { zone, sources, rows, isTooLong, ...found } : undefined;
}

function rowOf(shift: Shift, sources: readonly Source[], byTag: ReadonlyMap<TagId, Buckets>, minute: number): ShiftRow {
  const isRunning = shift.toTime > minute;
  const past = { ...shift, toTime: Math.min(shift.toTime, minute) };
  const totals = sources.map((source) => {
    const { points, gaps, unit } = buildCurve(source, byTag, { from: past.fromTime, to: past.toTime }, false);
    return computeShiftTotal(past, points, gaps, unit);
  });
  return { shift, isRunning, totals };
}

/** Buckets that no shift cuts, by shift and tag. A shift that is over is asked for once, the running one every minute. */
function useShiftBuckets(vessel: Vessel, needed: readonly Tag[], shifts: readonly Shift[], minute: number) {
  const widthMs = getShiftBucketSeconds(shifts) * 1000;
  const combine = useCallback(
    (results: readonly UseQueryResult<Buckets>[]) => ({
      byShift: shifts.map(
        (_, place) =>
          new Map(
            needed.flatMap(({ Id }, column) => {
              const { data } = results[place * needed.length + column] ?? {};
              return data === undefined ? [] : [[Id, data] as const];
            }),
          ),
      ),
      isPending: results.some(({ isPending }) => isPending),
      error: results.find(({ error }) => error !== null)?.error ?? null,
      reload: () => {
        for (const { refetch } of results) void refetch();
      },
    }),
    [shifts, needed],
  );
  const queries = shifts.flatMap(({ fromTime, toTime }) =>
    needed.map(({ Id: tagId }) => ({
      ...statisticQueries.shift({
        vesselId: vessel.id,
        tagId,
        from: fromTime,
        to: toTime,
        maxPoints: (toTime - fromTime) / widthMs,
      }),
      refetchInterval: toTime > minute ? MINUTE_MS : (false as const),
    })),
  );
  return useQueries({ queries, combine });
}
