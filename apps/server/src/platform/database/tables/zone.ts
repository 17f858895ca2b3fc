/** Zones of organisations, who entered and left them, and who was too fast in them. */
import type { ZoneEventKind, ZoneKind } from '@fms/contract/zone';
import type { OrganizationId, VesselId } from '@fms/domain/identity';
import type { Instant } from '@fms/domain/time';
import type { Generated, Selectable } from 'kysely';

export interface ZoneTable {
  id: Generated<number>;
  organizationId: OrganizationId;
  name: string;
  kind: ZoneKind;
  /** Outlines of corners as JSON. */
  outlines: string;
  speedLimitKnots: number | null;
  createdMs: Instant;
}
export type ZoneRow = Selectable<ZoneTable>;

export interface ZoneEventTable {
  id: Generated<number>;
  zoneId: number;
  vesselId: VesselId;
  kind: ZoneEventKind;
  /** The first position on the new side or beyond the speed limit, and the last on the old one or within. */
  atMs: Instant;
  knownUntilMs: Instant;
  latitude: number;
  longitude: number;
  speedKnots: number | null;
}

export interface ZoneTables {
  zone: ZoneTable;
  zoneEvent: ZoneEventTable;
}
