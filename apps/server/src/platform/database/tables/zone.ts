/** Zones of organisations, who entered and left them, and who was too fast in them; anchor watches, and the alarms of anchors that dragged. */
import type { ZoneEventKind, ZoneKind } from '@fms/contract/zone';
import type { AlarmId, OrganizationId, VesselId } from '@fms/domain/identity';
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

export interface AnchorWatchTable {
  id: Generated<number>;
  vesselId: VesselId;
  latitude: number;
  longitude: number;
  radiusMeters: number;
  setBy: string;
  setMs: Instant;
  /** Null, with the next, while it runs; a vessel has one that does. */
  endedBy: Generated<string | null>;
  endedMs: Generated<Instant | null>;
}
export type AnchorWatchRow = Selectable<AnchorWatchTable>;

export interface AnchorDragTable {
  alarmId: AlarmId;
  watchId: number;
}

export interface ZoneTables {
  zone: ZoneTable;
  zoneEvent: ZoneEventTable;
  anchorWatch: AnchorWatchTable;
  anchorDrag: AnchorDragTable;
}
