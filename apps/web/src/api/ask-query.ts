import type { Endpoint, VesselRead } from '@fms/contract/endpoint';
import type { VesselId } from '@fms/domain/identity';
import { type QueryKey, queryOptions } from '@tanstack/react-query';
import type { CallOptions } from './client.ts';
import { call } from './index.ts';

/** A query that asks an endpoint under a key; `query` is the search of its address. */
export const askQuery = <E extends Endpoint, const Key extends QueryKey>(
  queryKey: Key,
  endpoint: E,
  query: NonNullable<CallOptions<E>['query']>,
) => queryOptions({ queryKey, queryFn: ({ signal }) => call(endpoint, { query, signal }) });

/** A query that asks an endpoint about one vessel, which is all the search of its address names. */
export const askVessel = <Answer extends Endpoint['answer'], const Key extends QueryKey>(
  queryKey: Key,
  endpoint: VesselRead<Answer>,
  vesselId: VesselId,
) => askQuery(queryKey, endpoint, { vesselId: String(vesselId) });

/** The call of an endpoint that takes its body alone. */
export const sendTo =
  <E extends Endpoint>(endpoint: E) =>
  (body: NonNullable<CallOptions<E>['body']>) =>
    call(endpoint, { body });
