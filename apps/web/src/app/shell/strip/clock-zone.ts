/** The clocks of the strip: UTC, that of the ship on screen, and that of the browser. */
import type { Vessel } from '@fms/contract/vessel';
import { formatWeekday } from '@fms/domain/format';
import { formatZoneOffset, getZoneOffsetMs, type Instant, isTimeZone } from '@fms/domain/time';
import { getVesselOptions } from '../../../entities/vessel/index.ts';
import type { DevicePreference } from '../../../settings/device-preference.ts';

export type ClockId = NonNullable<DevicePreference['clock']>;

export interface ClockZone {
  readonly id: ClockId;
  /** An offset or a name. */
  readonly zone: string;
}

const UTC_ZONE: ClockZone = { id: 'utc', zone: '+00:00' };

/** The clocks available: a ship's only where one is on screen, by the zone it reports in (§9.6). */
export function listClockZones(ship: Vessel | undefined, ownZone: string): readonly [ClockZone, ...ClockZone[]] {
  const zone = ship && getVesselOptions(ship).setting.reportTimeZone;
  const ships: ClockZone[] = zone !== undefined && isTimeZone(zone) ? [{ id: 'ship', zone }] : [];
  return [UTC_ZONE, ...ships, { id: 'own', zone: ownZone }];
}

/** The one that was chosen, UTC where there is none. */
export function findClock(zones: readonly ClockZone[], id: ClockId): ClockZone {
  return zones.find((zone) => zone.id === id) ?? UTC_ZONE;
}

export interface ClockText {
  /** `08:42:16` */
  readonly time: string;
  /** `Sat 21 Nov` */
  readonly day: string;
  /** `UTC+02:00` */
  readonly offset: string;
}

/** What a clock of the zone shows. */
export function formatClock({ zone }: ClockZone, nowMs: Instant): ClockText {
  const local = nowMs + getZoneOffsetMs(zone, nowMs);
  return {
    time: new Date(local).toISOString().slice(11, 19),
    day: formatWeekday(local),
    offset: formatZoneOffset(zone, nowMs),
  };
}
