/** What a replay of the fleet needs: positions and alarms of a span, and what tracks leave out. */

import { type Alarm, listAlarms } from '@fms/contract/alarm';
import { getFleetHistory, getOutliers } from '@fms/contract/geo';
import { toWireTime } from '@fms/contract/scalar';
import type { VesselId } from '@fms/domain/identity';
import type { TimeSpan } from '@fms/domain/time';
import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query';
import { call, callPaged } from '../../api/index.ts';

const PAGE = 1000;
/** A window with more alarms than this is not replayed alarm by alarm. */
const MOST_ALARMS = 5000;

const inWords = ({ from, to }: TimeSpan) => ({ fromTime: toWireTime(from), toTime: toWireTime(to) });

export const fleetHistoryQueries = {
  positions: ({ from, to }: TimeSpan, scope: number) =>
    queryOptions({
      queryKey: ['history', 'positions', from, to, scope],
      queryFn: ({ signal }) => call(getFleetHistory, { body: { ...inWords({ from, to }), scope }, signal }),
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 60_000,
      placeholderData: keepPreviousData,
    }),
  /** Also those that were raised before and still stood when the span began. */
  alarms: (span: TimeSpan) =>
    queryOptions({
      queryKey: ['history', 'alarms', span.from, span.to],
      queryFn: ({ signal }) => allAlarms(span, signal),
      staleTime: 60_000,
      gcTime: 60_000,
      placeholderData: keepPreviousData,
    }),
  outliers: (vesselId: VesselId | undefined, span: TimeSpan) =>
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

async function allAlarms(span: TimeSpan, signal: AbortSignal): Promise<Alarm[]> {
  const alarms: Alarm[] = [];
  for (let offset = 0; offset < MOST_ALARMS; offset += PAGE) {
    const query = { ...inWords(span), standing: 'true', offset: String(offset), limit: String(PAGE) };
    const { rows, total } = await callPaged(listAlarms, { query, signal });
    alarms.push(...rows);
    if (alarms.length >= total || rows.length === 0) break;
  }
  return alarms;
}
