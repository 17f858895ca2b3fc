/** A time as a page shows it, in the zone of the report: `2026-11-14 06:00`. */
import { getZoneOffsetMs, type Instant } from '@fms/domain/time';

export function formatInZone(time: Instant, zone: string): string {
  return new Date(time + getZoneOffsetMs(zone, time)).toISOString().slice(0, 16).replace('T', ' ');
}
