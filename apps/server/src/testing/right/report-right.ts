/** Calls about reports of vessels. */
import { buildReportFields } from '../report-fields.ts';
import { alone, listed, period, type RightRow } from './right-row.ts';

const span = { from: period.fromTime, to: period.toTime };
const idsIn = (answer: readonly { vesselIds: number[] }[]) => answer.flatMap(({ vesselIds }) => vesselIds);

export const reports: Record<string, RightRow> = {
  listReportDefinitions: listed(idsIn),
  addReportDefinition: { scope: 'refused', ask: ({ vesselId }) => ({ body: buildReportFields([vesselId]) }) },
  editReportDefinition: {
    ...{ scope: 'refused', aboveUsers: true },
    ask: ({ reportId, vesselId }) => ({ body: { id: reportId, fields: buildReportFields([vesselId]) } }),
  },
  deleteReportDefinition: {
    ...{ scope: 'refused', aboveUsers: true },
    ask: ({ spareReports }, as) => ({ query: { id: String(spareReports[as]) } }),
  },
  previewReport: {
    scope: 'refused',
    ask: ({ vesselId }) => ({ body: { fields: buildReportFields([vesselId]), span } }),
  },
  runReport: {
    scope: 'refused',
    ask: ({ vesselId }) => ({
      body: { fields: buildReportFields([vesselId]), span, definitionId: null, isSent: false },
    }),
  },
  runReportAgain: { scope: 'refused', ask: ({ reportRunId }) => ({ body: { id: reportRunId } }) },
  cancelReportRun: { scope: 'refused', ask: ({ reportRunId }) => ({ body: { id: reportRunId } }) },
  listReportRuns: listed(idsIn),
  downloadReport: { scope: 'refused', ask: ({ reportRunId }) => ({ query: { id: String(reportRunId) } }) },
  listReportAddresses: { scope: 'refused', ask: ({ reportRunId }) => ({ query: { id: String(reportRunId) } }) },
  revokeReportAddress: { scope: 'refused', ask: ({ reportAddressId }) => ({ body: { id: reportAddressId } }) },
  // Known to whom it was sent alone: an address that cannot be guessed is all that it takes.
  downloadByReportAddress: alone(() => ({ params: { address: 'x'.repeat(43) } })),
  downloadMonthlyData: {
    scope: 'refused',
    ask: ({ vesselId, guest }) => ({
      body: { vesselId, email: guest.email, toDate: period.toTime, isExtrapolate: false, isRunnow: false },
    }),
  },
};
