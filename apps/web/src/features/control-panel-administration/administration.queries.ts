/** What the pages of the administration ask. */
import { getFeedbackImage, listFeedback } from '@fms/contract/feedback';
import { getOutboxMail, listOutbox } from '@fms/contract/outbox';
import { getTelemetryStorage } from '@fms/contract/storage';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call, callPaged } from '../../api/index.ts';

/** Rows that one page of these lists asks for. */
export const ROWS_A_PAGE = 50;

/** These lists are refreshed when opened: they are read for the newest entry, such as the mail of an invitation. */
const NEVER_FRESH = { staleTime: 0 };

export const administrationQueries = {
  outbox: (offset: number) =>
    queryOptions({
      queryKey: ['outbox', offset],
      queryFn: ({ signal }) => callPaged(listOutbox, { query: { offset, limit: ROWS_A_PAGE }, signal }),
      placeholderData: keepPreviousData,
      ...NEVER_FRESH,
    }),
  mail: (id: number) =>
    queryOptions({
      queryKey: ['outbox', 'mail', id],
      queryFn: ({ signal }) => call(getOutboxMail, { query: { id }, signal }),
    }),
  feedback: (offset: number) =>
    queryOptions({
      queryKey: ['feedback', offset],
      queryFn: ({ signal }) => callPaged(listFeedback, { query: { offset, limit: ROWS_A_PAGE }, signal }),
      placeholderData: keepPreviousData,
      ...NEVER_FRESH,
    }),
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
