/** Figures of tags by shift and by month of shifts (§7.10, §9.3). */
import { AGGREGATE_KINDS } from '@fms/domain/statistic';
import { z } from 'zod';
import { MAX_TAGS_PER_CALL } from '../endpoint/bounds.ts';
import { knownAt } from '../endpoint/known-at.ts';
import { defineList } from '../endpoint/list.ts';
import { tagId, vesselId } from '../scalar/id.ts';
import { requestTime, timeSpan } from '../scalar/time.ts';

/** Longest span of one call. */
export const MAX_SHIFT_DAYS = 800;
/** Figures of one answer at most: rows times columns. */
export const MAX_SHIFT_FIGURES = 200_000;

export const aggregateKinds = AGGREGATE_KINDS;

/** A figure of a tag; of a sum the unit is what that of the tag adds up to, `kn` to `nm`. */
export const aggregateColumn = z.object({ dataTagId: tagId, kind: z.enum(aggregateKinds) });

/** A shift or a month of shifts: its figures in the order of the columns. One that is not over ends at the moment of asking. */
export const shiftRow = z.object({
  ...timeSpan,
  /** Null where nothing is known, and for a sum of a unit that is no rate. */
  values: z.array(z.number().nullable()),
  /** Share of the row's time with data, 0 to 1, of each column. */
  coverage: z.array(z.number().min(0).max(1)),
});
export type ShiftRow = z.infer<typeof shiftRow>;

const asked = { vesselId, fromTime: requestTime, toTime: requestTime, ...knownAt };

const columned = z.object({
  ...asked,
  columns: z.array(aggregateColumn).min(1).max(MAX_TAGS_PER_CALL),
  /** Hours of the vessel's day, in any order, at which a shift begins; left out, those of its organisation. */
  shiftTimestamps: z.array(z.number().min(0).max(24)).min(1).max(24).optional(),
});
export type ShiftQuestion = z.infer<typeof columned>;

export const getShiftHistorySummary = defineList('POST /api/v1.3/shift/getHistorySummary', 'user', shiftRow, {
  summary:
    'Whole shifts that share time with the period, oldest first, with every kind of figure of each tag: eight columns a tag, in the order average, minimum, maximum, deviation, first, last, sum, difference (7.10).',
  body: z.object({ ...asked, dataTagIds: z.array(tagId).min(1).max(MAX_TAGS_PER_CALL) }),
});

export const getShiftHistory = defineList('POST /api/v1.4/shift/getHistory', 'user', shiftRow, {
  summary: 'Whole shifts that share time with the period, oldest first, with the figures asked for (7.10).',
  body: columned,
});

export const getShiftMonthlyHistory = defineList('POST /api/v1.4/shift/getMonthlyHistory', 'user', shiftRow, {
  summary:
    'Months of the vessel’s zone made of those shifts, each counted in the month in which it begins, with the figures asked for (7.10).',
  body: columned,
});

export const shiftEndpoints = { getShiftHistorySummary, getShiftHistory, getShiftMonthlyHistory };
