/**
 * The newest position of every vessel. The map reads all of them once a frame; a card listens to one vessel. Between
 * two updates a moving vessel is predicted by the same function the server decides with (§4.14).
 */
import type { PositionsMessage } from '@fms/contract/hub';
import type { LastPosition } from '@fms/contract/vessel';
import type { Position } from '@fms/domain/geo';
import type { VesselId } from '@fms/domain/identity';
import { isTrackable } from '@fms/domain/quality';
import type { Instant } from '@fms/domain/time';
import { PREDICTION_MAX_AGE_SECONDS, predictPosition } from '@fms/domain/track';
import { isOnStation, updateMotion, type VesselMotion } from '@fms/domain/vessel';
import { type FrameScheduler, runOncePerFrame } from './frame.ts';
import { ListenersByKey } from './listener/listeners.ts';

export interface LivePosition extends Position {
  /** When it was measured. */
  readonly time: Instant;
  readonly speedKnots: number | null;
  readonly courseDegrees: number | null;
  readonly headingDegrees: number | null;
  readonly quality: number;
  /** Evaluated over the positions that came before, so that no state flaps; absent for a position of another time. */
  readonly isMoving?: boolean;
  readonly isSlow?: boolean;
  readonly isOnStation?: boolean;
}

/** The server sends at least this often; a prediction carried further would be a guess. */
const LONGEST_PREDICTION_SECONDS = 2 * PREDICTION_MAX_AGE_SECONDS;

/** Where the vessel is likely to be now; its last position when course or speed are unknown, or it is silent too long. */
export function predictLivePosition(last: LivePosition, nowMs: Instant): Position {
  const ageSeconds = Math.max(0, (nowMs - last.time) / 1000);
  const { courseDegrees, speedKnots } = last;
  if (courseDegrees === null || speedKnots === null) return last;
  if (ageSeconds > LONGEST_PREDICTION_SECONDS) return last;
  return predictPosition({ ...last, courseDegrees, speed: speedKnots }, ageSeconds);
}

export class PositionCache {
  readonly #positions = new Map<VesselId, LivePosition>();
  readonly #motions = new Map<VesselId, VesselMotion>();
  readonly #byVessel = new ListenersByKey<VesselId>();
  readonly #all = new Set<(moved: readonly VesselId[]) => void>();
  readonly #moved = new Set<VesselId>();
  readonly #requestFlush: () => void;

  constructor(frames: FrameScheduler) {
    this.#requestFlush = runOncePerFrame(frames, () => this.#flush());
  }

  /** Takes a position. A late one loses, and one flagged by quality is never drawn (§B3-5). */
  put(vesselId: VesselId, position: LivePosition): void {
    const known = this.#positions.get(vesselId);
    if (!isTrackable(position.quality) || (known !== undefined && position.time <= known.time)) return;
    const motion = updateMotion(this.#motions.get(vesselId), position);
    this.#motions.set(vesselId, motion);
    const evaluated = { isMoving: motion.moving.is, isSlow: motion.slow.is, isOnStation: isOnStation(motion) };
    this.#positions.set(vesselId, { ...position, ...evaluated });
    this.#moved.add(vesselId);
    this.#requestFlush();
  }

  putMessage(message: PositionsMessage): void {
    message.vesselIds.forEach((vesselId, index) => {
      const latitude = message.latitudes[index];
      const longitude = message.longitudes[index];
      const time = message.times[index];
      // Columns of unequal length: what is missing an entry is not a position.
      if (latitude === undefined || longitude === undefined || time === undefined) return;
      this.put(vesselId, {
        latitude,
        longitude,
        time,
        speedKnots: message.speedsKnots[index] ?? null,
        courseDegrees: message.coursesDegrees[index] ?? null,
        headingDegrees: message.headingsDegrees[index] ?? null,
        quality: message.qualities[index] ?? 0,
      });
    });
  }

  /** The last position of the vessel list, with its time as text. */
  putLast(vesselId: VesselId, { time, ...position }: LastPosition): void {
    this.put(vesselId, { ...position, time: Date.parse(time) });
  }

  read(vesselId: VesselId): LivePosition | undefined {
    return this.#positions.get(vesselId);
  }

  entries(): [VesselId, LivePosition][] {
    return [...this.#positions];
  }

  subscribe(vesselId: VesselId, listener: () => void): () => void {
    return this.#byVessel.subscribe(vesselId, listener);
  }

  /** Once for each frame in which any vessel moved, with those that did. */
  subscribeAll(listener: (moved: readonly VesselId[]) => void): () => void {
    this.#all.add(listener);
    return () => void this.#all.delete(listener);
  }

  forget(): void {
    for (const vesselId of this.#positions.keys()) this.#moved.add(vesselId);
    this.#positions.clear();
    this.#motions.clear();
    this.#requestFlush();
  }

  #flush(): void {
    const moved = [...this.#moved];
    this.#moved.clear();
    for (const vesselId of moved) this.#byVessel.notify(vesselId);
    for (const listener of [...this.#all]) listener(moved);
  }
}
