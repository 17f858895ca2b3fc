/** What people keep beside a vessel's curves: notes at moments, and views under a name (calls of our own). */
import { z } from 'zod';
import { defineEndpoint } from '../endpoint/endpoint.ts';
import { defineList, defineVesselList } from '../endpoint/list.ts';
import { vesselPeriodQuery, vesselQuery } from '../endpoint/query.ts';
import { vesselId } from '../scalar/id.ts';
import { multiLineText, text } from '../scalar/text.ts';
import { requestTime, wireTime } from '../scalar/time.ts';

const queryEntryId = z.coerce.number().int().positive();
const entry = z.object({
  id: z.int().positive(),
  vesselId,
  by: z.string(),
  /** Whether the caller may delete it: an own one, or one of a vessel the caller may edit. */
  mayDelete: z.boolean(),
});

/** Notes kept of a vessel; one answer may hold them all. */
export const MAX_NOTES = 2000;
/** Views one person keeps of a vessel. */
export const MAX_VIEWS = 50;

export const chartView = entry.extend({
  name: z.string(),
  /** The view as it stands in the address of the statistic tab. */
  query: z.string(),
  /** Others who see the vessel find it too. */
  shared: z.boolean(),
});
export type ChartView = z.infer<typeof chartView>;

export const chartNote = entry.extend({ at: wireTime, text: z.string() });
export type ChartNote = z.infer<typeof chartNote>;

export const listChartNotes = defineList('GET /api/v2/chart-note/list', 'user', chartNote, {
  summary: 'Notes of a vessel in a period, in order of time.',
  query: vesselPeriodQuery,
});

export const addChartNote = defineEndpoint('POST /api/v2/chart-note/add', 'user', {
  summary: 'Writes a note at a moment; all who see the vessel read it.',
  body: z.object({ vesselId, at: requestTime, text: multiLineText(500).trim().min(1) }),
  answer: chartNote,
});

export const listChartViews = defineVesselList('GET /api/v2/chart-view/list', 'user', chartView, {
  summary: 'Views of a vessel’s curves: the caller’s own and those that are shared, by name.',
});

export const saveChartView = defineEndpoint('POST /api/v2/chart-view/save', 'user', {
  summary: 'Keeps a view under a name; the caller’s own view of that name is replaced.',
  body: z.object({
    vesselId,
    name: text(60).trim().min(1),
    query: text(4000),
    shared: z.boolean(),
  }),
  answer: chartView,
});

export const deleteChartNote = defineEndpoint('DELETE /api/v2/chart-note/delete', 'user', {
  summary: 'Takes a note away: one’s own, or any of a vessel one may edit.',
  query: vesselQuery.extend({ noteId: queryEntryId }),
});

export const deleteChartView = defineEndpoint('DELETE /api/v2/chart-view/delete', 'user', {
  summary: 'Takes a view away: one’s own, or a shared one of a vessel one may edit.',
  query: vesselQuery.extend({ viewId: queryEntryId }),
});

export const chartBookEndpoints = {
  listChartNotes,
  addChartNote,
  deleteChartNote,
  listChartViews,
  saveChartView,
  deleteChartView,
};
