/** Noon reports as people on board enter them, to be held against what the sensors measured (calls of our own, §9.8). */
import { z } from 'zod';
import { defineBookEntry, defineEntryBook } from '../endpoint/vessel-entry.ts';
import { text } from '../scalar/text.ts';
import { requestTime } from '../scalar/time.ts';

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

/** `at` is the noon at which the reported day ends; `note` tells weather, draught, the reason of a delay. */
export const noonReport = defineBookEntry({ ...amounts, note: z.string() });
export type NoonReportEntry = z.infer<typeof noonReport>;

export const [listNoonReports, addNoonReport, editNoonReport, deleteNoonReport] = defineEntryBook({
  path: '/api/v2/performance/noon',
  summary: 'Noon reports that people entered for a vessel, the newest first.',
  one: 'a noon report',
  list: z.object({ isEditable: z.boolean(), reports: z.array(noonReport) }),
  entry: noonReport,
  fields: { at: requestTime, ...amounts, note: text(300).trim() },
});
