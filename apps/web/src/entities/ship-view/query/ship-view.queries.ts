/** Screens of the vessels, sessions on them, and what past sessions left (§7.10-5, §9.10). */
import {
  cutShipView,
  getShipViewRecording,
  type ListedSession,
  listPastShipViews,
  listShipViews,
  type PastSession,
  updateViewStatus,
} from '@fms/contract/ship-view';
import type { VesselId } from '@fms/domain/identity';
import type { BoxMinutes, ViewLevel, ViewQuality } from '@fms/domain/ship-view';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call, callPaged, download } from '../../../api/index.ts';
import { formatVesselPath } from '../../vessel/index.ts';

const KEY = ['ship-view'] as const;
/** The crew decides on board; its answer shows this late at most. */
const REFRESH_MS = 5_000;
export const PAST_PAGE = 20;

/** Words, and days of UTC at which a session was asked for; empty for any. */
export interface PastFilter {
  readonly search: string;
  readonly from: string;
  readonly to: string;
}
export const ALL_PAST: PastFilter = { search: '', from: '', to: '' };

/** A recording is stored within moments after the end of its session. */
const STORED_MS = 60_000;
const isBeingStored = ({ recordingBytes, to }: PastSession) =>
  recordingBytes === null && Date.now() - Date.parse(to) < STORED_MS;

export const shipViewQueries = {
  list: () =>
    queryOptions({
      queryKey: [...KEY, 'list'],
      queryFn: ({ signal }) => call(listShipViews, { signal }),
      refetchInterval: REFRESH_MS,
      staleTime: 0,
    }),
  /** Newest first; of one vessel, or of all. */
  past: (vesselId: VesselId | undefined, offset = 0, wanted: PastFilter = ALL_PAST) =>
    queryOptions({
      queryKey: [...KEY, 'past', vesselId ?? 'all', offset, wanted],
      queryFn: ({ signal }) =>
        callPaged(listPastShipViews, {
          query: {
            ...{ offset, limit: PAST_PAGE, search: wanted.search },
            ...(vesselId !== undefined && { vesselId: String(vesselId) }),
            ...(wanted.from !== '' && { fromTime: `${wanted.from}T00:00:00.000Z` }),
            ...(wanted.to !== '' && { toTime: `${wanted.to}T23:59:59.999Z` }),
          },
          signal,
        }),
      placeholderData: keepPreviousData,
      staleTime: 0,
      refetchInterval: ({ state }) => (state.data?.rows.some(isBeingStored) ? REFRESH_MS : false),
    }),
  /** Each look at a recording is audited: it is asked for once, and kept while it is looked at. */
  recording: (sessionId: string) =>
    queryOptions({
      queryKey: [...KEY, 'recording', sessionId],
      queryFn: ({ signal }) => download(getShipViewRecording, { query: { sessionId }, signal }),
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
      retry: false,
    }),
};

/** A step in a session that one has; a request is sent by its form. */
export type SessionStep =
  /** Of an open session it changes the quality alone; each time with `still` asks for one picture. */
  | { readonly state: 'open'; readonly quality?: ViewQuality }
  | { readonly state: 'close' }
  | { readonly state: 'prolong'; readonly minutes: BoxMinutes }
  | { readonly state: 'level'; readonly level: ViewLevel };

/** Takes a step in the session of a vessel; steps that change no level repeat the present one. */
export function takeSessionStep(
  vesselId: VesselId,
  { sessionId, level, screenId }: Pick<ListedSession, 'sessionId' | 'level' | 'screenId'>,
  step: SessionStep,
) {
  return call(updateViewStatus, {
    params: { id: vesselId },
    body: { level, screenId, ...step, ...(sessionId !== null && { sessionId }) },
  });
}

/** Ends whatever session is on the vessel. */
export const cutSession = (vesselId: VesselId) => call(cutShipView, { body: { vesselId } });

/** A recording does not change, and each look at one is audited: all but those are asked for again. */
export const refreshShipViews = (client: QueryClient) =>
  client.invalidateQueries({ predicate: ({ queryKey: [of, part] }) => of === KEY[0] && part !== 'recording' });

/** The tab of a vessel with its screen. */
export function formatShipViewPath(vesselId: VesselId): string {
  return `${formatVesselPath(vesselId)}?tab=shipview`;
}
