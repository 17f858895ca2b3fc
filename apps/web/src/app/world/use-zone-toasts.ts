/**
 * Shows a toast for each vessel that entered a zone, left it or was too fast in it since the application was opened. The
 * hub reports that something changed; the list holds what.
 */
import type { ZoneEvent } from '@fms/contract/zone';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { formatZoneEvent, zoneQueries } from '../../entities/zone/index.ts';
import { show, toMilliseconds } from '../../message/index.ts';

/** More at once appear in the list alone. */
const MOST_TOASTS = 5;

export function useZoneToasts(isWanted: (event: ZoneEvent) => boolean): void {
  // Asked again when the hub tells, and not by time: this runs on every screen.
  const { data: events } = useQuery({ ...zoneQueries.events(), refetchInterval: false });
  const newest = useRef<number | undefined>(undefined);
  useEffect(() => {
    if (events === undefined) return;
    const last = newest.current;
    newest.current = Math.max(last ?? 0, ...events.map(({ id }) => id));
    // What was there when the application was opened is no news.
    if (last === undefined) return;
    const news = events.filter((event) => event.id > last && isWanted(event));
    for (const event of news.slice(0, MOST_TOASTS)) tell(event);
  }, [events, isWanted]);
}

function tell(event: ZoneEvent): void {
  show({
    kind: 'toast',
    tone: event.kind === 'speeding' ? 'warning' : 'success',
    ...formatZoneEvent(event),
    lifetimeMs: toMilliseconds(7),
    opens: `/vessel/location?vessel=${event.vesselId}`,
  });
}
