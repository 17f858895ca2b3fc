/** Cameras of vessels: what their gateways told of them, their stills ashore, who looked, and what the pictures cost. */
import type { AlarmMoment, StillReason } from '@fms/domain/camera';
import type { AlarmId, UserId, VesselId } from '@fms/domain/identity';
import type { Instant } from '@fms/domain/time';
import type { Generated, Insertable, Selectable } from 'kysely';
import type { RevisionColumns } from './revision-columns.ts';

export interface CameraTable {
  vesselId: VesselId;
  /** Unique on the ship. */
  cameraId: number;
  /** In the order of the configuration on board. */
  position: number;
  name: string;
  place: string;
  everySeconds: number;
  /** Names of the privacy zones as a JSON list. */
  zones: string;
  hasStream: boolean;
}
export type CameraRow = Selectable<CameraTable>;

export interface CameraStillTable {
  id: Generated<number>;
  vesselId: VesselId;
  cameraId: number;
  /** By the clock on board. */
  takenMs: Instant;
  width: number;
  height: number;
  sizeBytes: number;
  sha256: string;
  reason: StillReason;
  /** When it is given up; null: never by itself. */
  untilMs: Instant | null;
  /** Name in the store of files. */
  blob: string;
}
export type StillRow = Selectable<CameraStillTable>;
export type NewStill = Insertable<CameraStillTable>;

export interface CameraAlarmStillTable {
  alarmId: AlarmId;
  stillId: number;
  /** Null for one that a person marked. */
  moment: AlarmMoment | null;
  atMs: Instant;
}

export interface CameraNoteTable {
  id: Generated<number>;
  stillId: number;
  accountName: string;
  atMs: Instant;
  note: string;
}

export interface CameraViewTable {
  id: Generated<number>;
  vesselId: VesselId;
  cameraId: number;
  accountId: UserId | null;
  accountName: string;
  /** The admin behind an impersonated user. */
  actingName: string | null;
  kind: 'still' | 'live' | 'kept' | 'download';
  fromMs: Instant;
  toMs: Instant | null;
  /** When the first picture that was seen was taken. */
  takenMs: Instant | null;
}
export type CameraViewRow = Selectable<CameraViewTable>;

export interface CameraBudgetTable extends RevisionColumns {
  vesselId: VesselId;
  streamBytes: number;
  dayBytes: number;
  monthBytes: number;
}
export type BudgetRow = Selectable<CameraBudgetTable>;

export interface CameraUsageTable {
  vesselId: VesselId;
  /** Starts of the day and the month of UTC that are counted. */
  dayMs: Instant;
  monthMs: Instant;
  dayBytes: number;
  monthBytes: number;
}

export interface CameraTables {
  camera: CameraTable;
  cameraStill: CameraStillTable;
  cameraAlarmStill: CameraAlarmStillTable;
  cameraNote: CameraNoteTable;
  cameraView: CameraViewTable;
  cameraBudget: CameraBudgetTable;
  cameraUsage: CameraUsageTable;
}
