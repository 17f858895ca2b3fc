/** Hooks on the live caches; each re-renders its component only when its result changed. */
import { formatAge } from '@fms/domain/format';
import type { VesselId } from '@fms/domain/identity';
import { type AgeMark, getAgeMark } from '@fms/domain/quality';
import type { Instant } from '@fms/domain/time';
import { useCallback, useSyncExternalStore } from 'react';
import { useText } from '../language/index.ts';
import type { AlarmSnapshot } from './alarm-inbox.ts';
import { useClockOffset } from './clock-offset.ts';
import type { LinkStatus } from './hub/hub-client.ts';
import { useLive } from './live-context.tsx';
import type { LivePosition } from './position-cache.ts';

export function useLinkStatus(): LinkStatus {
  const { hub } = useLive();
  return useSyncExternalStore(
    useCallback((listener) => hub.subscribe(listener), [hub]),
    () => hub.status,
  );
}

export function useAlarms(): AlarmSnapshot {
  const { alarms } = useLive();
  return useSyncExternalStore(
    useCallback((listener) => alarms.subscribe(listener), [alarms]),
    () => alarms.snapshot,
  );
}

/** The last position of a vessel as it came, without prediction. */
export function usePosition(vesselId: VesselId): LivePosition | undefined {
  const { positions } = useLive();
  return useSyncExternalStore(
    useCallback((listener) => positions.subscribe(vesselId, listener), [positions, vesselId]),
    () => positions.read(vesselId),
  );
}

/**
 * A value made from the time, drawn again when the value changed and not with every second. Texts, numbers and truth
 * values only: two objects are never the same.
 */
export function useFromClock<Value extends string | number | boolean>(make: (nowMs: Instant) => Value): Value {
  const { clock } = useLive();
  return useSyncExternalStore(clock.subscribe, () => make(clock.shown()));
}

/** The time, to the minute: for lists that order and count by age. */
export function useMinute(): Instant {
  return useFromClock((nowMs) => nowMs - (nowMs % 60_000));
}

/** Age as the age mark shows it: circle and text. On a vessel's page the vessel's clock is corrected first. */
export function useAge(measured: Instant | null | undefined): { kind: AgeMark; text: string } {
  const t = useText();
  const offsetMs = useClockOffset();
  const time = measured === null || measured === undefined ? measured : measured + offsetMs;
  const kind = useFromClock((nowMs) => getAgeMark(time, nowMs));
  const text = useFromClock((nowMs) => (time === null || time === undefined ? t('NO_DATA') : formatAge(nowMs - time)));
  return { kind, text };
}
