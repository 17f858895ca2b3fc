/** What the pages of reports ask, and the calls that change something. */

import type { ReportFields } from '@fms/contract/report';
import * as reports from '@fms/contract/report';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { sendTo } from '../../../api/ask-query.ts';
import { call, callPaged, download } from '../../../api/index.ts';
import { messages } from '../../../message/index.ts';
import { useAction } from '../../../ui/form/use-action.ts';

export const RUNS_A_PAGE = 25;
const REFRESH_MS = 30_000;
/** While a run is under way. */
const FOLLOW_MS = 1_000;

const isUnderWay = ({ state }: reports.ReportRun) => state === 'queued' || state === 'running';

export const reportQueries = {
  definitions: () =>
    queryOptions({
      queryKey: ['report', 'definitions'],
      queryFn: ({ signal }) => call(reports.listReportDefinitions, { signal }),
      staleTime: 0,
    }),
  runs: (offset: number) =>
    queryOptions({
      queryKey: ['report', 'runs', offset],
      queryFn: ({ signal }) =>
        callPaged(reports.listReportRuns, { query: { offset: String(offset), limit: String(RUNS_A_PAGE) }, signal }),
      placeholderData: keepPreviousData,
      refetchInterval: ({ state }) => (state.data?.rows.some(isUnderWay) ? FOLLOW_MS : REFRESH_MS),
      staleTime: 0,
    }),
  addresses: (runId: number) =>
    queryOptions({
      queryKey: ['report', 'addresses', runId],
      queryFn: ({ signal }) => call(reports.listReportAddresses, { query: { id: String(runId) }, signal }),
      staleTime: 0,
    }),
  preview: (fields: ReportFields) =>
    queryOptions({
      queryKey: ['report', 'preview', fields],
      queryFn: ({ signal }) => call(reports.previewReport, { body: { fields, span: null }, signal }),
      placeholderData: keepPreviousData,
      enabled: fields.vesselIds.length > 0,
      retry: false,
    }),
};

export const reportCalls = {
  add: sendTo(reports.addReportDefinition),
  edit: sendTo(reports.editReportDefinition),
  remove: (id: number) => call(reports.deleteReportDefinition, { query: { id: String(id) } }),
  run: sendTo(reports.runReport),
  again: sendTo(reports.runReportAgain),
  cancel: sendTo(reports.cancelReportRun),
  revoke: sendTo(reports.revokeReportAddress),
  read: (id: number) => download(reports.downloadReport, { query: { id: String(id) } }),
};

/** A change of reports without a form; lists are asked anew. */
export function useReportAction<Given, Answer>(
  run: (given: Given) => Promise<Answer>,
  onDone?: (answer: Answer) => void,
) {
  const client = useQueryClient();
  const refresh = () =>
    client.invalidateQueries({ queryKey: ['report'], predicate: ({ queryKey }) => queryKey[1] !== 'preview' });
  return useAction({ run, says: () => messages.saved, refresh, isRefusalRefreshed: true, ...(onDone && { onDone }) });
}
