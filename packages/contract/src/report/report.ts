/** What a report is of, as people define it (§9.11), and its preview. */
import { MAX_REPORT_COLUMNS, REPORT_FORMATS, REPORT_PERIODS, REPORT_REPEATS, REPORT_TYPES } from '@fms/domain/report';
import { AGGREGATE_KINDS, REPORT_GROUPINGS } from '@fms/domain/statistic';
import { isTimeZone } from '@fms/domain/time';
import { z } from 'zod';
import { defineEndpoint } from '../endpoint/endpoint.ts';
import { defineList } from '../endpoint/list.ts';
import { tagId, vesselId } from '../scalar/id.ts';
import { editedRevision, lastEdit } from '../scalar/revision.ts';
import { text } from '../scalar/text.ts';
import { requestTime, wireTime } from '../scalar/time.ts';

export const MAX_REPORT_VESSELS = 50;
const MAX_RECIPIENTS = 50;

export const reportColumn = z.object({ dataTagId: tagId, kind: z.enum(AGGREGATE_KINDS) });
export type ReportColumnChoice = z.infer<typeof reportColumn>;

export const reportSchedule = z.object({
  isOn: z.boolean(),
  repeat: z.enum(REPORT_REPEATS),
  /** Of the week, 1 is Monday, or of the month. */
  day: z.int().min(1).max(28),
  minuteOfDay: z.int().min(0).max(1439),
});

/** A user by name, or an address outside; outsiders are added at level 1. */
export const reportRecipient = z.object({ email: z.email().max(200) });

const fields = {
  name: text(100).trim().min(1),
  vesselIds: z.array(vesselId).min(1).max(MAX_REPORT_VESSELS),
  type: z.enum(REPORT_TYPES),
  grouping: z.enum(REPORT_GROUPINGS),
  /** Empty takes the mean of every tag of numbers. */
  columns: z.array(reportColumn).max(MAX_REPORT_COLUMNS),
  /** IANA name or an offset such as `+02:00`. */
  zone: text(200).refine(isTimeZone, 'is no time zone'),
  extrapolate: z.boolean(),
  /** Minimum, maximum and deviation beside each mean. */
  statistics: z.boolean(),
  format: z.enum(REPORT_FORMATS),
  period: z.enum(REPORT_PERIODS),
  schedule: reportSchedule.nullable(),
  recipients: z.array(reportRecipient).max(MAX_RECIPIENTS),
};
export const reportFields = z.object(fields).check((given) => {
  const { schedule, recipients } = given.value;
  if (schedule?.isOn !== true || recipients.length > 0) return;
  given.issues.push({ code: 'custom', input: recipients, path: ['recipients'], message: 'Add a recipient first.' });
});
export type ReportFields = z.infer<typeof reportFields>;

export const reportDefinition = z.object({
  id: z.int().positive(),
  ...fields,
  name: z.string(),
  zone: z.string(),
  recipients: z.array(z.object({ email: z.string(), isOutside: z.boolean() })),
  owner: z.string(),
  /** Whether the caller may change it. */
  isEditable: z.boolean(),
  nextRunAt: wireTime.nullable(),
  ...lastEdit,
});
export type ReportDefinition = z.infer<typeof reportDefinition>;

const definitionId = z.int().positive();

export const listReportDefinitions = defineList('GET /api/v2/report/definitions', 'user', reportDefinition, {
  summary: 'Reports of vessels on which the caller holds the word report, by name.',
});
export const addReportDefinition = defineEndpoint('POST /api/v2/report/add', 'user', {
  summary: 'Keeps a report, and its schedule where it has one.',
  body: reportFields,
  answer: reportDefinition,
});
export const editReportDefinition = defineEndpoint('PUT /api/v2/report/edit', 'user', {
  summary: 'Changes a report; its owner may, and level 1 of its vessels.',
  body: z.object({ id: definitionId, revision: editedRevision, fields: reportFields }),
  answer: reportDefinition,
});
export const deleteReportDefinition = defineEndpoint('DELETE /api/v2/report/delete', 'user', {
  summary: 'Ends a report and its schedule; what it produced stays.',
  query: z.object({ id: z.coerce.number().int().positive() }),
});

/** The period of one run; left out, that of the definition, as of now. */
export const reportSpan = z.object({ from: requestTime, to: requestTime });

export const reportPreview = z.object({
  from: wireTime,
  to: wireTime,
  /** Why it cannot be made; null where it can. */
  refusal: z.string().nullable(),
  sections: z.array(
    z.object({
      title: z.string(),
      columns: z.array(z.object({ title: z.string(), kind: z.enum(['time', 'number', 'text']) })),
      /** The first of them. */
      rows: z.array(z.array(z.union([z.string(), z.number(), z.null()]))),
      /** Share of the shown time with data. */
      coverage: z.number().nullable(),
    }),
  ),
});
export type ReportPreview = z.infer<typeof reportPreview>;

export const previewReport = defineEndpoint('POST /api/v2/report/preview', 'user', {
  summary: 'The first rows of a report, from the same engine as its file.',
  body: z.object({ fields: reportFields, span: reportSpan.nullable() }),
  answer: reportPreview,
});

export const reportEndpoints = {
  listReportDefinitions,
  addReportDefinition,
  editReportDefinition,
  deleteReportDefinition,
  previewReport,
};
