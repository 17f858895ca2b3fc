/** What the pages of the administration ask. */
import { getFeedbackImage, listFeedback } from '@fms/contract/feedback';
import { getOutboxMail, listOutbox } from '@fms/contract/outbox';
import { getTelemetryStorage } from '@fms/contract/storage';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call, callPaged } from '../../api/index.ts';

/** Rows that one page of these lists asks for. */
export const ROWS_A_PAGE = 50;

interface PageQuery {
  readonly offset: number;
  readonly limit: number;
}

/** A page of a list that is refreshed when opened: it is read for the newest entry, such as the mail of an invitation. */
const askPage = <Page>(name: string, offset: number, ask: (query: PageQuery, signal: AbortSignal) => Promise<Page>) =>
  queryOptions({
    queryKey: [name, offset],
    queryFn: ({ signal }) => ask({ offset, limit: ROWS_A_PAGE }, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const administrationQueries = {
  outbox: (offset: number) => askPage('outbox', offset, (query, signal) => callPaged(listOutbox, { query, signal })),
  mail: (id: number) =>
    queryOptions({
      queryKey: ['outbox', 'mail', id],
      queryFn: ({ signal }) => call(getOutboxMail, { query: { id }, signal }),
    }),
  feedback: (offset: number) =>
    askPage('feedback', offset, (query, signal) => callPaged(listFeedback, { query, signal })),
  picture: (id: number, name: string) =>
    queryOptions({
      queryKey: ['feedback', 'picture', id, name],
      queryFn: ({ signal }) => call(getFeedbackImage, { query: { id, name }, signal }),
      staleTime: Number.POSITIVE_INFINITY,
    }),
  /** Counted by the server once a minute at most. */
  storage: () =>
    queryOptions({ queryKey: ['storage'], queryFn: ({ signal }) => call(getTelemetryStorage, { signal }) }),
};
