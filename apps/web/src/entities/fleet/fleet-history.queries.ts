/** What a replay of the fleet needs: positions and alarms of a span, and what tracks leave out. */
import { type Alarm, listAlarms } from '@fms/contract/alarm';
import { getFleetHistory, getOutliers } from '@fms/contract/geo';
import { toWireTime } from '@fms/contract/scalar';
import type { Instant, VesselId } from '@fms/domain/identity';
import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query';
import { call, callPaged } from '../../api/index.ts';

export interface Span {
  readonly from: Instant;
  readonly to: Instant;
}

const PAGE = 1000;
/** A window with more alarms than this is not replayed alarm by alarm. */
const MOST_ALARMS = 5000;

const inWords = ({ from, to }: Span) => ({ fromTime: toWireTime(from), toTime: toWireTime(to) });

export const fleetHistoryQueries = {
  positions: ({ from, to }: Span, scope: number) =>
    queryOptions({
      queryKey: ['history', 'positions', from, to, scope],
      queryFn: ({ signal }) => call(getFleetHistory, { body: { ...inWords({ from, to }), scope }, signal }),
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 60_000,
      placeholderData: keepPreviousData,
    }),
  /** Also those that were raised before and still stood when the span began. */
  alarms: (span: Span) =>
    queryOptions({
      queryKey: ['history', 'alarms', span.from, span.to],
      queryFn: ({ signal }) => allAlarms(span, signal),
      staleTime: 60_000,
      gcTime: 60_000,
      placeholderData: keepPreviousData,
    }),
  outliers: (vesselId: VesselId | undefined, span: Span) =>
    queryOptions({
      queryKey: ['history', 'outliers', vesselId, span.from, span.to],
      queryFn:
        vesselId === undefined
          ? skipToken
          : ({ signal }) => call(getOutliers, { query: { vesselId: String(vesselId), ...inWords(span) }, signal }),
      staleTime: 60_000,
      gcTime: 60_000,
    }),
};

async function allAlarms(span: Span, signal: AbortSignal): Promise<Alarm[]> {
  const alarms: Alarm[] = [];
  for (let offset = 0; offset < MOST_ALARMS; offset += PAGE) {
    const query = { ...inWords(span), standing: 'true', offset: String(offset), limit: String(PAGE) };
    const { rows, total } = await callPaged(listAlarms, { query, signal });
    alarms.push(...rows);
    if (alarms.length >= total || rows.length === 0) break;
  }
  return alarms;
}
