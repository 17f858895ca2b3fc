/**
 * Shows a notice for each vessel that entered a zone, left it or was too fast in it since the map was opened. The hub
 * reports that something changed; the list holds what.
 */
import type { ZoneEvent } from '@fms/contract/zone';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { formatZoneEvent, zoneQueries } from '../../../entities/zone/index.ts';
import { show, toMilliseconds } from '../../../message/index.ts';

/** More at once appear in the list alone. */
const MOST_NOTICES = 5;

export function useZoneNotices(): void {
  const { data: events } = useQuery(zoneQueries.events());
  const newest = useRef<number | undefined>(undefined);
  useEffect(() => {
    if (events === undefined) return;
    const last = newest.current;
    newest.current = Math.max(last ?? 0, ...events.map(({ id }) => id));
    // What was there when the map was opened is no news.
    if (last === undefined) return;
    for (const event of events.filter(({ id }) => id > last).slice(0, MOST_NOTICES)) tell(event);
  }, [events]);
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
