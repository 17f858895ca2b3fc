/** The record of a scrubber over the window of its tab: minutes, evaluated and summed. */
import type { Vessel } from '@fms/contract/vessel';
import { type ComplianceRecord, sumCompliance } from '@fms/domain/emission';
import { formatSlotRef, type SlotRef } from '@fms/domain/plant';
import type { Instant, TimeSpan } from '@fms/domain/time';
import { mergeTrack, type TrackPoint } from '@fms/domain/track';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { fetchSlotValues, type PlantView } from '../../../entities/plant/index.ts';
import { trackQueries } from '../../../entities/track/index.ts';
import { usePosition } from '../../../live/index.ts';
import { planChunks } from './chunk-plan.ts';
import {
  buildMinutes,
  computeShare,
  GAS_KEYS,
  groupModes,
  listHeard,
  MINUTE_MS,
  type MinuteKey,
  type ModeStretch,
  type ScrubberMinute,
  STATE_KEYS,
} from './scrubber-minute.ts';
import { useBucketSeries } from './use-bucket-series.ts';

export interface ScrubberRecord extends ComplianceRecord {
  readonly window: TimeSpan;
  /** Every minute of the window, oldest first. */
  readonly minutes: readonly ScrubberMinute[];
  readonly modes: readonly ModeStretch[];
  /** Share of the minutes of running that were measured, 0 to 1; null where it did not run. */
  readonly completeness: number | null;
  /** Newest first. */
  readonly track: readonly TrackPoint[];
}

export interface ScrubberRecordState {
  readonly record: ScrubberRecord;
  readonly isPending: boolean;
  readonly error: Error | null;
  readonly retry: () => void;
}

/** How finely the track is asked for: near enough to tell on which side of the border of an area it lies. */
export const RECORD_SCOPE = 12;
const KEYS: readonly MinuteKey[] = [...GAS_KEYS, ...STATE_KEYS];

export function useScrubberRecord(
  vessel: Vessel,
  plant: PlantView,
  scrubberId: string,
  window: TimeSpan,
): ScrubberRecordState {
  const refs = useMemo(() => KEYS.map((key) => [key, formatSlotRef(scrubberId, key)] as const), [scrubberId]);
  const { series, ...gas } = useBucketSeries(
    refs.map(([, ref]) => ref),
    window,
    MINUTE_MS,
  );
  const begin = planChunks(window, window.to)[0]?.from ?? window.from;
  const start = useStartStates(vessel, plant, scrubberId, begin);
  const { track, ...way } = useRecordTrack(vessel, window);
  const fuelSulphur = plant.numberOf('vessel', 'fuelSulphur') ?? null;
  const record = useMemo((): ScrubberRecord => {
    const byKey = new Map(refs.flatMap(([key, ref]) => (series.has(ref) ? [[key, series.get(ref) ?? []]] : [])));
    const minutes = buildMinutes({
      window,
      series: byKey,
      start: start.values,
      track,
      scope: RECORD_SCOPE,
      fuelSulphur,
    });
    return {
      ...sumCompliance(listHeard(minutes)),
      ...{ window, minutes, track, modes: groupModes(minutes), completeness: computeShare(minutes) },
    };
  }, [refs, series, start.values, track, window, fuelSulphur]);
  const parts = [gas, start, way];
  return {
    record,
    isPending: parts.some(({ isPending }) => isPending),
    error: parts.find(({ error }) => error !== null)?.error ?? null,
    retry: () => {
      for (const { error, retry } of parts) if (error !== null) retry();
    },
  };
}

const NO_STATES: ReadonlyMap<MinuteKey, number> = new Map();

/** What is sent on change alone was sent before the window began. */
function useStartStates(vessel: Vessel, plant: PlantView, scrubberId: string, begin: Instant) {
  const asked = STATE_KEYS.map((key) => [key, formatSlotRef(scrubberId, key)] as const).filter(([, ref]) =>
    plant.has(ref),
  );
  const slots: SlotRef[] = asked.map(([, ref]) => ref);
  const { data, isLoading, error, refetch } = useQuery({
    queryKey: ['scrubber-start', vessel.id, begin, ...slots],
    queryFn: ({ signal }) => fetchSlotValues(vessel.id, slots, begin, signal),
    enabled: slots.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const values = useMemo((): ReadonlyMap<MinuteKey, number> => {
    if (data === undefined) return NO_STATES;
    return new Map(
      data.flatMap(({ slot, value }) => {
        const key = STATE_KEYS.find((one) => formatSlotRef(scrubberId, one) === slot);
        const state = typeof value === 'boolean' ? Number(value) : value;
        return key === undefined || typeof state !== 'number' ? [] : [[key, state]];
      }),
    );
  }, [data, scrubberId]);
  return { values, isPending: isLoading, error, retry: () => void refetch() };
}

const TRACK_REFRESH_MS = 5 * 60_000;

/** The track of the window with the last position at its front. */
function useRecordTrack(vessel: Vessel, window: TimeSpan) {
  const chunks = planChunks(window, window.to);
  const [from, to] = [chunks[0]?.from ?? window.from, chunks.at(-1)?.to ?? window.to];
  const { positionTagId } = vessel.standardData;
  const { data, isLoading, error, refetch } = useQuery({
    ...trackQueries.span({ positionTagId, from, to, scope: RECORD_SCOPE }),
    staleTime: TRACK_REFRESH_MS,
    refetchInterval: to > Date.now() ? TRACK_REFRESH_MS : false,
  });
  const last = usePosition(vessel.id);
  const minute = last === undefined ? 0 : Math.floor(last.time / MINUTE_MS);
  // biome-ignore lint/correctness/useExhaustiveDependencies: one live position a minute is enough
  const track = useMemo(() => {
    const known = (data ?? []).map(
      ({ latitude, longitude, timestamp }): TrackPoint => ({ latitude, longitude, time: Date.parse(timestamp) }),
    );
    return mergeTrack(known, last !== undefined && last.time >= from && last.time <= to ? [last] : []);
  }, [data, minute, from, to]);
  return { track, isPending: isLoading, error, retry: () => void refetch() };
}
