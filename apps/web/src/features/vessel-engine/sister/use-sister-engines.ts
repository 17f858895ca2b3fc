/** The engines of a ship and of its sisters over the same days. */
import type { VesselId } from '@fms/domain/identity';
import { DAY_MS, type Instant } from '@fms/domain/time';
import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { sisterShipQueries } from '../../../entities/vessel/index.ts';
import { type EngineRecord, fetchEngineRecords } from './engine-record.ts';
import type { Compared } from './sister-address.ts';

/** Means of ten minutes of six days are one call for each ship. */
export const COMPARED_DAYS = 6;
/** Ships that are asked for beside this one; more lines on one axis are not told apart. */
const MOST_SISTERS = 6;
const STEP_MS = 3_600_000;

export interface SisterEngines {
  readonly own: readonly EngineRecord[];
  readonly theirs: readonly EngineRecord[];
  /** Sister ships that the reader may see, and how many of them were asked for. */
  readonly ships: number;
  readonly asked: number;
  readonly isPending: boolean;
  readonly error: Error | null;
  readonly retry: () => void;
}

/** `until`: the moment the tab shows, taken to the hour. */
export function useSisterEngines(vesselId: VesselId, compared: Compared, until: Instant): SisterEngines {
  const client = useQueryClient();
  const told = useQuery(sisterShipQueries.ofVessel(vesselId));
  const to = Math.floor(until / STEP_MS) * STEP_MS;
  const sisters = told.data?.shipIds.slice(0, MOST_SISTERS) ?? [];
  const queries = useQueries({
    queries: [vesselId, ...sisters].map((id) => ({
      queryKey: ['engine-record', id, compared, to],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        fetchEngineRecords(client, { vesselId: id, compared, span: { from: to - COMPARED_DAYS * DAY_MS, to } }, signal),
      staleTime: Number.POSITIVE_INFINITY,
    })),
  });
  const answers = queries.map(({ data }) => data);
  const key = queries.map(({ dataUpdatedAt }) => dataUpdatedAt).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the answers, whose list is made anew
  const records = useMemo(() => ({ own: answers[0] ?? [], theirs: answers.slice(1).flatMap((of) => of ?? []) }), [key]);
  return {
    ...records,
    ships: told.data?.ships ?? 0,
    asked: sisters.length,
    isPending: told.isPending || queries.some(({ isPending }) => isPending),
    error: told.error ?? queries.find(({ error }) => error !== null)?.error ?? null,
    retry() {
      void told.refetch();
      for (const query of queries) if (query.isError) void query.refetch();
    },
  };
}
