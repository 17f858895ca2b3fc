/** Totals of each curve in each shift of the window. */

import type { Tag } from '@fms/contract/tag';
import type { Vessel } from '@fms/contract/vessel';
import {
  computeShiftTotal,
  getShiftBucketSeconds,
  listShiftsBetween,
  type Shift,
  type ShiftTotal,
} from '@fms/domain/statistic';
import { MINUTE_MS, type TimeSpan } from '@fms/domain/time';
import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ReadState } from '../../../api/read-state.ts';
import {
  type Buckets,
  countShifts,
  createShiftQuery,
  MAX_SHIFT_MARKS,
  type SeriesKey,
  type ShiftTotalsByTag,
  type StatisticState,
  statisticQueries,
} from '../../../entities/statistic/index.ts';
import { useMinute } from '../../../live/index.ts';
import { type BucketsByTag, buildCurve, listNeededTags, listSources, type Source } from '../series/source.ts';
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
  /** Figures of shifts are reports: a person without that right sees none. */
  readonly isAllowed: boolean;
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
  const isAllowed = vessel.permission.words.includes('report');
  const isAsked = state.shifts && !isTooLong && isAllowed;
  const shifts = useMemo(
    () => (isAsked ? listShiftsBetween(from, to, zone, shiftTimes).reverse() : NO_SHIFTS),
    [isAsked, from, to, zone, shiftTimes],
  );
  const found = useShiftFigures({ vessel, sources, shifts, shiftTimes, minute, knownAt: state.knownAt });
  const rows = useMemo(
    () => shifts.map((shift, place) => rowOf(shift, sources, found.byShift[place] ?? NOTHING, minute)),
    [shifts, sources, found.byShift, minute],
  );
  return state.shifts ? { zone, sources, rows, isTooLong, isAllowed, ...found } : undefined;
}

/** Of one shift: totals of tags as the server computes them, and what formulas are computed of. */
interface ShiftFigures {
  readonly totals: ShiftTotalsByTag;
  readonly buckets: BucketsByTag;
}
const NOTHING: ShiftFigures = { totals: new Map(), buckets: new Map() };

function rowOf(shift: Shift, sources: readonly Source[], { totals, buckets }: ShiftFigures, minute: number): ShiftRow {
  const isRunning = shift.toTime > minute;
  const past = { ...shift, toTime: Math.min(shift.toTime, minute) };
  const ofSources = sources.map((source) => {
    const [tag] = source.inputs;
    if (source.formula === undefined) return (tag && totals.get(tag.Id)) ?? null;
    const { points, gaps, unit } = buildCurve(source, buckets, { from: past.fromTime, to: past.toTime }, false);
    return computeShiftTotal(past, points, gaps, unit);
  });
  return { shift, isRunning, totals: ofSources };
}

interface FigureAsk {
  readonly vessel: Vessel;
  readonly sources: readonly Source[];
  readonly shifts: readonly Shift[];
  readonly shiftTimes: readonly number[];
  readonly minute: number;
  readonly knownAt: number | undefined;
}

/** A shift that is over is asked for once, the running one every minute. */
function useShiftFigures({ vessel, sources, shifts, shiftTimes, minute, knownAt }: FigureAsk) {
  const [tags, inputs] = useMemo(() => {
    const isFormula = ({ formula }: Source) => formula !== undefined;
    return [listNeededTags(sources.filter((one) => !isFormula(one))), listNeededTags(sources.filter(isFormula))];
  }, [sources]);
  const refetchOf = ({ toTime }: Shift) => (toTime > minute ? MINUTE_MS : (false as const));
  const figures = useQueries({
    queries: shifts.map((shift) => ({
      ...createShiftQuery({ vesselId: vessel.id, tags, shift, shiftTimes, knownAt }),
      enabled: tags.length > 0,
      refetchInterval: refetchOf(shift),
    })),
    combine: combineAnswers<ShiftTotalsByTag>,
  });
  const widthMs = getShiftBucketSeconds(shifts) * 1000;
  // Buckets that no shift cuts.
  const buckets = useQueries({
    queries: shifts.flatMap((shift) =>
      inputs.map(({ Id: tagId }) => ({
        ...statisticQueries.shift({
          ...{ vesselId: vessel.id, tagId, from: shift.fromTime, to: shift.toTime, knownAt },
          maxPoints: (shift.toTime - shift.fromTime) / widthMs,
        }),
        refetchInterval: refetchOf(shift),
      })),
    ),
    combine: combineAnswers<Buckets>,
  });
  const byShift = useMemo(
    () =>
      shifts.map((_, place) => ({
        totals: figures.answers[place] ?? NOTHING.totals,
        buckets: bucketsOf(inputs, buckets.answers.slice(place * inputs.length)),
      })),
    [shifts, inputs, figures.answers, buckets.answers],
  );
  return {
    byShift,
    isPending: figures.isPending || buckets.isPending,
    error: figures.error ?? buckets.error,
    reload: () => {
      figures.reload();
      buckets.reload();
    },
  };
}

/** A function that stays, so that nothing is put together again while no answer changed. */
function combineAnswers<Answer>(results: readonly UseQueryResult<Answer>[]) {
  return {
    answers: results.map(({ data }) => data),
    isPending: results.some(({ isLoading }) => isLoading),
    error: results.find(({ error }) => error !== null)?.error ?? null,
    reload: () => {
      for (const { refetch } of results) void refetch();
    },
  };
}

function bucketsOf(inputs: readonly Tag[], answers: readonly (Buckets | undefined)[]): BucketsByTag {
  return new Map(
    inputs.flatMap(({ Id }, column) => {
      const data = answers[column];
      return data === undefined ? [] : [[Id, data] as const];
    }),
  );
}
