/** A camera of the ship while it is watched, as its walls see it. */
import type { CameraOnBoard } from '@fms/contract/camera-link';
import type { Instant } from '@fms/domain/time';
import type { CameraTrouble, CameraWatch } from '../watch/camera-watch.ts';
import type { OpenedCamera } from './open-cameras.ts';

export interface WatchedCamera {
  readonly about: CameraOnBoard;
  readonly watch: CameraWatch;
  readonly opened: OpenedCamera;
  trouble: CameraTrouble | null;
  /** When the newest still that was sent by the schedule was taken. */
  sentAt: Instant;
}
