/** Noon reports as people on board enter them, to be held against what the sensors measured (calls of our own, §9.8). */
import { z } from 'zod';
import { defineEndpoint } from '../endpoint/endpoint.ts';
import { vesselQuery } from '../endpoint/query.ts';
import { vesselId } from '../scalar/id.ts';
import { text } from '../scalar/text.ts';
import { requestTime, wireTime } from '../scalar/time.ts';

/** Reports kept of a vessel: five years of days. */
export const MAX_NOON_REPORTS = 2000;

const amounts = {
  /** Under way since the noon before. A ship that goes west has days of 25 h. */
  hours: z.number().min(0).max(26),
  /** nm over ground. */
  miles: z.number().min(0).max(1500),
  /** Burned by the main engines, t. */
  tonnes: z.number().min(0).max(1000),
  /** Mean power of all shafts, kW; null where it was not reported. */
  kilowatts: z.number().min(0).max(200_000).nullable(),
};

export const noonReport = z.object({
  id: z.int().positive(),
  vesselId,
  /** The noon at which the reported day ends. */
  at: wireTime,
  ...amounts,
  /** Weather, draught, reason of a delay. */
  note: z.string(),
  by: z.string(),
});
export type NoonReportEntry = z.infer<typeof noonReport>;

const entry = { at: requestTime, ...amounts, note: text(300).trim() };

export const listNoonReports = defineEndpoint('GET /api/v2/performance/noon/list', 'user', {
  summary: 'Noon reports that people entered for a vessel, the newest first.',
  query: vesselQuery,
  answer: z.object({ isEditable: z.boolean(), reports: z.array(noonReport) }),
});

export const addNoonReport = defineEndpoint('POST /api/v2/performance/noon/add', 'user', {
  summary: 'Enters a noon report by the right `edit`.',
  body: z.object({ vesselId, ...entry }),
  answer: noonReport,
});

export const editNoonReport = defineEndpoint('POST /api/v2/performance/noon/edit', 'user', {
  summary: 'Corrects a noon report by the right `edit`.',
  body: z.object({ vesselId, id: z.int().positive(), ...entry }),
  answer: noonReport,
});

export const deleteNoonReport = defineEndpoint('DELETE /api/v2/performance/noon/delete', 'user', {
  summary: 'Takes a noon report away by the right `edit`.',
  query: vesselQuery.extend({ id: z.coerce.number().int().positive() }),
});
