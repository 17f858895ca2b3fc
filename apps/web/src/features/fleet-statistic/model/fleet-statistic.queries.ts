/** What the page asks the server. */

import type { BodyInputOf } from '@fms/contract/endpoint';
import { getFleetCarbon, getFleetStatistic } from '@fms/contract/fleet-statistic';
import type { VesselId } from '@fms/domain/identity';
import { HOUR_MS } from '@fms/domain/time';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/index.ts';

export type FleetAsk = BodyInputOf<typeof getFleetStatistic>;

export const fleetStatisticQueries = {
  statistic: (ask: FleetAsk) =>
    queryOptions({
      queryKey: ['fleet statistic', ask],
      queryFn: ({ signal }) => call(getFleetStatistic, { body: ask, signal }),
      // Another grouping or order is a step of the same look: what was there stays until it comes.
      placeholderData: keepPreviousData,
      enabled: ask.vesselIds.length > 0,
      staleTime: 60_000,
    }),

  /** A year of days for each vessel: asked for by itself, after the rest, and once an hour. */
  carbon: (vesselIds: readonly VesselId[]) =>
    queryOptions({
      queryKey: ['fleet carbon', vesselIds],
      queryFn: ({ signal }) => call(getFleetCarbon, { body: { vesselIds: [...vesselIds] }, signal }),
      enabled: vesselIds.length > 0,
      staleTime: HOUR_MS,
    }),
};
