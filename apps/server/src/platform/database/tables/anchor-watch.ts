/** Anchor watches, and the alarms of anchors that dragged. */
import type { AlarmId, VesselId } from '@fms/domain/identity';
import type { Instant } from '@fms/domain/time';
import type { Generated, Selectable } from 'kysely';

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

export interface AnchorWatchTables {
  anchorWatch: AnchorWatchTable;
  anchorDrag: AnchorDragTable;
}
