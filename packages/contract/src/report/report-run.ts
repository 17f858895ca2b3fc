/** Runs of reports and their files (§7.10, §9.11). */
import { REPORT_FORMATS, REPORT_TYPES } from '@fms/domain/report';
import { z } from 'zod';
import { defineDownload } from '../endpoint/download.ts';
import { defineEndpoint } from '../endpoint/endpoint.ts';
import { defineList, definePagedList } from '../endpoint/list.ts';
import { vesselId } from '../scalar/id.ts';
import { asciiText } from '../scalar/text.ts';
import { requestTime, wireTime } from '../scalar/time.ts';
import { reportFields, reportSpan } from './report.ts';

/** `expired`: the file was given up after the days that files are kept. */
export const reportRunStates = ['queued', 'running', 'done', 'failed', 'cancelled'] as const;

const runId = z.int().positive();
const queryRunId = z.object({ id: z.coerce.number().int().positive() });

export const reportRun = z.object({
  id: runId,
  definitionId: z.int().positive().nullable(),
  name: z.string(),
  type: z.enum(REPORT_TYPES),
  format: z.enum(REPORT_FORMATS),
  vesselIds: z.array(vesselId),
  from: wireTime,
  to: wireTime,
  zone: z.string(),
  state: z.enum(reportRunStates),
  /** 0 to 1. */
  progress: z.number().min(0).max(1),
  requestedBy: z.string(),
  requestedAt: wireTime,
  endedAt: wireTime.nullable(),
  /** The moment of which its data is: what arrived later is not in it. */
  knownAt: wireTime.nullable(),
  /** Why it failed. */
  error: z.string().nullable(),
  file: z.object({ name: z.string(), sizeBytes: z.number(), sha256: z.string() }).nullable(),
  /** Share of its time with data. */
  coverage: z.number().nullable(),
  /** The run it repeats, and whether its file is the same or what changed. */
  again: z.object({ runId, isSame: z.boolean(), difference: z.string() }).nullable(),
  sentTo: z.int().nonnegative(),
});
export type ReportRun = z.infer<typeof reportRun>;

export const runReport = defineEndpoint('POST /api/v2/report/run', 'user', {
  summary: 'Makes a report now, in the back; progress stands in the list of runs.',
  body: z.object({
    fields: reportFields,
    span: reportSpan.nullable(),
    definitionId: runId.nullable(),
    isSent: z.boolean(),
  }),
  answer: reportRun,
});
export const runReportAgain = defineEndpoint('POST /api/v2/report/run-again', 'user', {
  summary: 'Makes a report once more: the same file, or the difference is told.',
  body: z.object({ id: runId }),
  answer: reportRun,
});
export const cancelReportRun = defineEndpoint('POST /api/v2/report/cancel', 'user', {
  summary: 'Ends a run that waits or is under way.',
  body: z.object({ id: runId }),
  answer: reportRun,
});
export const listReportRuns = definePagedList('GET /api/v2/report/runs', 'user', reportRun, {
  summary: 'What was produced, the newest first.',
});
export const downloadReport = defineDownload('GET /api/v2/report/file', 'user', {
  summary: 'The file of a run; each read is recorded.',
  query: queryRunId,
});

export const reportAddress = z.object({
  id: z.int().positive(),
  email: z.string(),
  until: wireTime,
  isRevoked: z.boolean(),
  uses: z.int().nonnegative(),
  lastUsedAt: wireTime.nullable(),
});
export type ReportAddress = z.infer<typeof reportAddress>;

export const listReportAddresses = defineList('GET /api/v2/report/addresses', 'user', reportAddress, {
  summary: 'Addresses by which outsiders read the file of a run, with their use.',
  query: queryRunId,
});
export const revokeReportAddress = defineEndpoint('POST /api/v2/report/revoke', 'user', {
  summary: 'Ends an address at once.',
  body: z.object({ id: z.int().positive() }),
  answer: reportAddress,
});
export const downloadByReportAddress = defineDownload('GET /api/v2/report/shared/{address}', 'anonymous', {
  summary: 'One file by an address that is good for 7 days; each use is recorded.',
  params: z.object({ address: asciiText(100) }),
});

export const downloadMonthlyData = defineEndpoint('POST /api/v1.0/report/downloadMonthlyData', 'user', {
  summary: 'Mails the data of the month before a day of UTC, now or in the night (7.10).',
  body: z.object({
    vesselId,
    email: z.email().max(200),
    /** The start of a day in UTC. */
    toDate: requestTime,
    isExtrapolate: z.boolean(),
    isRunnow: z.boolean(),
  }),
  answer: z.object({ reportId: runId }),
});

export const reportRunEndpoints = {
  runReport,
  runReportAgain,
  cancelReportRun,
  listReportRuns,
  downloadReport,
  listReportAddresses,
  revokeReportAddress,
  downloadByReportAddress,
  downloadMonthlyData,
};
