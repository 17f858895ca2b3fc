import type { Alarm } from '@fms/contract/alarm';
import type { VesselId } from '@fms/domain/identity';
import type { SlotRef } from '@fms/domain/plant';
import type { Instant } from '@fms/domain/time';
import { type RefObject, useEffect, useMemo, useState } from 'react';
import {
  createPageFrames,
  createPastLive,
  type Live,
  type PastLive,
  type TagSample,
  useLive,
} from '../../../live/index.ts';
import { fetchAlarmsAt } from '../../alarm/index.ts';
import { fetchSlotValues } from '../model/plant.queries.ts';
import type { PlantView } from '../model/plant-view.ts';

export interface PastState {
  /** Undefined while the tab is live. */
  readonly live: Live | undefined;
  /** The values of the moment could not be read. */
  readonly error: Error | undefined;
  readonly retry: () => void;
}

interface PastMoment {
  readonly vesselId: VesselId;
  readonly plant: PlantView;
  /** Undefined while the tab is live. */
  readonly at: Instant | undefined;
  /** Kept true while the values of the moment are on their way. */
  readonly isAwaited: RefObject<boolean>;
}

/**
 * Live data as it was at `at`, filled with the values of the tags on screen and the alarms of the vessel. A moment that is
 * passed before its values came is left out; values that come on screen later are asked for then.
 */
export function usePastLive({ vesselId, plant, at, isAwaited }: PastMoment): PastState {
  const present = useLive();
  const isPast = at !== undefined;
  const [error, setError] = useState<Error>();
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the moment moves inside; another plant begins anew
  const past = useMemo(() => {
    if (at === undefined) return undefined;
    const made = createPastLive(present, createPageFrames(), at);
    made.live.tags.describe(
      plant.equipment.flatMap(({ id }) => plant.listSlots(id).flatMap((ref) => plant.tagOf(ref) ?? [])),
    );
    return made;
  }, [present, plant, isPast]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt asks again for the same moment
  useEffect(() => {
    if (past === undefined || at === undefined) return undefined;
    const request = new AbortController();
    isAwaited.current = true;
    const load = () => {
      void loadMoment({ vesselId, plant, past, at }, request.signal)
        .then(
          () => setError(undefined),
          (cause: unknown) => {
            if (!request.signal.aborted) setError(cause instanceof Error ? cause : new Error(String(cause)));
          },
        )
        .finally(() => {
          if (!request.signal.aborted) isAwaited.current = false;
        });
    };
    let isAsked = false;
    past.onWatched(() => {
      if (isAsked) return;
      isAsked = true;
      queueMicrotask(() => {
        isAsked = false;
        if (!request.signal.aborted) load();
      });
    });
    load();
    return () => request.abort();
  }, [past, plant, vesselId, at, attempt, isAwaited]);
  return { live: past?.live, error, retry: () => setAttempt((count) => count + 1) };
}

interface Moment {
  readonly vesselId: VesselId;
  readonly plant: PlantView;
  readonly past: PastLive;
  readonly at: Instant;
}

async function loadMoment({ vesselId, plant, past, at }: Moment, signal: AbortSignal): Promise<void> {
  const slots = listSlotsOf(plant, new Set<number>(past.watched()));
  const [values, alarms] = await Promise.all([
    slots.length === 0 ? [] : fetchSlotValues(vesselId, slots, at, signal),
    readAlarms(vesselId, at, signal),
  ]);
  if (signal.aborted) return;
  past.show(
    at,
    values.flatMap(({ dataTagId, value, timestamp, quality }): TagSample[] =>
      dataTagId === null || timestamp === null
        ? []
        : [{ tagId: dataTagId, value, time: Date.parse(timestamp), quality }],
    ),
    alarms,
  );
}

/** Undefined where they cannot be read: values are worth showing without them. */
function readAlarms(vesselId: VesselId, at: Instant, signal: AbortSignal): Promise<Alarm[] | undefined> {
  return fetchAlarmsAt(vesselId, at, signal).catch(() => undefined);
}

/** One slot for each tag on screen. */
function listSlotsOf(plant: PlantView, tagIds: ReadonlySet<number>): SlotRef[] {
  const byTag = new Map<number, SlotRef>();
  for (const { slot, tagId } of plant.plant.bindings) if (tagId !== null && tagIds.has(tagId)) byTag.set(tagId, slot);
  return [...byTag.values()];
}
