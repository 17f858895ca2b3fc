/**
 * Selects positions to send: those a client cannot have predicted from the last one sent to it
 * (§B3-8: off by more than 25 m, or 60 s old). Keeps a fleet within a line of 64 kbit/s.
 */
import type { VesselId } from '@fms/domain/identity';
import type { Instant } from '@fms/domain/time';
import { shouldSendPosition } from '@fms/domain/track';
import type { LatestPosition } from '../platform/bus/bus.ts';

/** A vessel whose course or speed is unknown is predicted to stay where it is, by both ends. */
function motionOf(position: LatestPosition) {
  const known = position.speedKnots !== null && position.courseDegrees !== null;
  return {
    latitude: position.latitude,
    longitude: position.longitude,
    speed: known ? (position.speedKnots ?? 0) : 0,
    courseDegrees: known ? (position.courseDegrees ?? 0) : 0,
  };
}

const secondsBetween = (from: Instant, to: Instant) => (to - from) / 1000;

export class PositionFeed {
  readonly #sent = new Map<VesselId, LatestPosition>();

  /** The positions among `latest` that must go out now; they count as sent. */
  due(latest: readonly LatestPosition[]): LatestPosition[] {
    return latest.filter((position) => {
      const last = this.#sent.get(position.vesselId);
      if (last && last.time > position.time) return false;
      const due =
        !last ||
        last.quality !== position.quality ||
        shouldSendPosition(motionOf(last), secondsBetween(last.time, position.time), position);
      if (due) this.#sent.set(position.vesselId, position);
      return due;
    });
  }

  /** What a viewer who comes now must be told first: exactly what the others were told last. */
  snapshot(latest: readonly LatestPosition[]): LatestPosition[] {
    return latest.map((position) => {
      const last = this.#sent.get(position.vesselId);
      if (last) return last;
      this.#sent.set(position.vesselId, position);
      return position;
    });
  }

  forget(vesselIds: readonly VesselId[]): void {
    for (const vesselId of vesselIds) this.#sent.delete(vesselId);
  }
}
