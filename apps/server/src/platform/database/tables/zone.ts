/** Zones of organisations, and who entered and left them. */
import type { ZoneKind } from '@fms/contract';
import type { Instant, OrganizationId, VesselId } from '@fms/domain';
import type { Generated, Selectable } from 'kysely';

export interface ZoneTable {
  id: Generated<number>;
  organizationId: OrganizationId;
  name: string;
  kind: ZoneKind;
  /** Outlines of corners as JSON. */
  outlines: string;
  createdMs: Instant;
}
export type ZoneRow = Selectable<ZoneTable>;

export interface ZoneEventTable {
  id: Generated<number>;
  zoneId: number;
  vesselId: VesselId;
  kind: 'entered' | 'left';
  /** The first position on the new side, and the last on the old one. */
  atMs: Instant;
  knownUntilMs: Instant;
  latitude: number;
  longitude: number;
}

export interface ZoneTables {
  zone: ZoneTable;
  zoneEvent: ZoneEventTable;
}
