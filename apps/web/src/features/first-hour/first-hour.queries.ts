/** How far the guide is, and what its steps call. */
import { type FirstHourStep, getFirstHour, skipFirstHour } from '@fms/contract/first-hour';
import { issueGatewayKey } from '@fms/contract/vessel';
import type { VesselId } from '@fms/domain/identity';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/index.ts';

/** A first sample without a position is told by no message of its own. */
const ASK_AGAIN_MS = 5_000;

export const firstHourQueries = {
  /** Under the key of vessels: it is asked anew when the hub tells that one was added, or declared its first tags. */
  guide: () =>
    queryOptions({
      queryKey: ['vessel', 'first-hour'],
      queryFn: ({ signal }) => call(getFirstHour, { signal }),
      refetchInterval: ({ state }) => (state.data?.isOver === true ? false : ASK_AGAIN_MS),
      staleTime: 0,
    }),
};

export const firstHourCalls = {
  skip: (steps: readonly FirstHourStep[], isSkipped: boolean) =>
    call(skipFirstHour, { body: { steps: [...steps], isSkipped } }),
  issueKey: (vesselId: VesselId) => call(issueGatewayKey, { body: { vesselId } }),
};
