import type { Endpoint } from '@fms/contract/endpoint';
import { type QueryKey, queryOptions } from '@tanstack/react-query';
import type { CallOptions } from './client.ts';
import { call } from './index.ts';

/** A query that asks an endpoint under a key; `query` is the search of its address. */
export const askQuery = <E extends Endpoint, const Key extends QueryKey>(
  queryKey: Key,
  endpoint: E,
  query: NonNullable<CallOptions<E>['query']>,
) => queryOptions({ queryKey, queryFn: ({ signal }) => call(endpoint, { query, signal }) });
