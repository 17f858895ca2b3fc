/**
 * The fleet at another time: positions of a span are read at the playhead, which stands, is dragged, or runs at up to an
 * hour a second. Between two positions a vessel is on the line between them; over a gap it stays where it was last seen.
 */
import type { FleetHistory, VesselHistory } from '@fms/contract/geo';
import { computeDistanceMeters, computeInitialBearing, type Position } from '@fms/domain/geo';
import type { VesselId } from '@fms/domain/identity';
import type { Instant } from '@fms/domain/time';
import { KMH_PER_KNOT } from '@fms/domain/track';
import type { LivePosition } from '../../live/index.ts';
import { isTrackGap } from '../track/track-feature.ts';
import type { FleetMoment } from './fleet-moment.ts';

export const REPLAY_SPEEDS = [0.25, 1, 10, 60, 600, 3600] as const;
export type ReplaySpeed = (typeof REPLAY_SPEEDS)[number];

/** Calls back about this often while it runs: smooth to the eye, and half the work of every frame. */
const STEP_MS = 50;
/** Faster than this from point to point a direction can be read off. */
const STEERING_KNOTS = 0.5;

interface Fix extends Position {
  readonly time: Instant;
}

export class ReplayMoment implements FleetMoment {
  readonly isLive = false;
  readonly #listeners = new Set<() => void>();
  #vessels: ReadonlyMap<VesselId, VesselHistory> = new Map();
  #scope = 0;
  #revision = 0;
  #time: Instant;
  #end: Instant;
  #speed: ReplaySpeed | undefined;
  #frame: number | undefined;
  #steppedAt = 0;

  constructor(time: Instant, end: Instant) {
    this.#time = time;
    this.#end = end;
  }

  /** The positions to replay; what was shown stays until then. */
  setHistory({ scope, vessels }: FleetHistory, end: Instant): void {
    this.#scope = scope;
    this.#vessels = new Map(vessels.map((history) => [history.vesselId, history]));
    this.#end = end;
    this.#tell();
  }

  now = (): Instant => this.#time;

  /** Another number after each change of time, speed or positions: what draws from the moment draws again by it. */
  get revision(): number {
    return this.#revision;
  }

  get speed(): ReplaySpeed | undefined {
    return this.#speed;
  }

  /** Puts the playhead; past the end it stands there. */
  setTime(time: Instant): void {
    this.#time = Math.min(time, this.#end);
    this.#tell();
  }

  play(speed: ReplaySpeed): void {
    this.#speed = speed;
    this.#steppedAt = performance.now();
    if (this.#frame === undefined) this.#frame = requestAnimationFrame(this.#step);
    this.#tell();
  }

  pause = (): void => {
    this.#speed = undefined;
    if (this.#frame !== undefined) cancelAnimationFrame(this.#frame);
    this.#frame = undefined;
    this.#tell();
  };

  read(vesselId: VesselId): LivePosition | undefined {
    const history = this.#vessels.get(vesselId);
    const index = history === undefined ? -1 : lastAtOrBefore(history.times, this.#time);
    if (history === undefined || index < 0) return undefined;
    return this.#between(fixAt(history, index - 1), fixAt(history, index) as Fix, fixAt(history, index + 1));
  }

  /** When the vessel was last measured by then. */
  sampleTime(vesselId: VesselId): Instant | undefined {
    const times = this.#vessels.get(vesselId)?.times ?? [];
    return times[lastAtOrBefore(times, this.#time)];
  }

  placeOf(last: LivePosition): Position {
    return last;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #between(earlier: Fix | undefined, before: Fix, after: Fix | undefined): LivePosition {
    const isGap = after === undefined || isTrackGap(before, after, this.#scope);
    const [from, to] = isGap ? [earlier, before] : [before, after];
    const motion = from === undefined || isTrackGap(from, to, this.#scope) ? UNKNOWN : motionOf(from, to);
    if (isGap) return { ...before, ...motion };
    const share = after.time === before.time ? 0 : (this.#time - before.time) / (after.time - before.time);
    const turn = Math.round((before.longitude - after.longitude) / 360) * 360;
    return {
      latitude: before.latitude + share * (after.latitude - before.latitude),
      longitude: before.longitude + share * (after.longitude + turn - before.longitude),
      time: this.#time,
      ...motion,
    };
  }

  #step = (nowMs: number): void => {
    this.#frame = requestAnimationFrame(this.#step);
    const passed = nowMs - this.#steppedAt;
    if (this.#speed === undefined || passed < STEP_MS) return;
    this.#steppedAt = nowMs;
    this.#time = Math.min(this.#end, this.#time + passed * this.#speed);
    if (this.#time >= this.#end) this.pause();
    else this.#tell();
  };

  #tell(): void {
    this.#revision += 1;
    for (const listener of [...this.#listeners]) listener();
  }
}

const UNKNOWN = { speedKnots: null, courseDegrees: null, headingDegrees: null, quality: 0 } as const;

function motionOf(from: Fix, to: Fix) {
  const hours = (to.time - from.time) / 3_600_000;
  const speedKnots = hours <= 0 ? 0 : computeDistanceMeters(from, to) / 1000 / KMH_PER_KNOT / hours;
  return {
    speedKnots,
    courseDegrees: speedKnots < STEERING_KNOTS ? null : computeInitialBearing(from, to),
    headingDegrees: null,
    quality: 0,
  };
}

function fixAt({ times, latitudes, longitudes }: VesselHistory, index: number): Fix | undefined {
  const time = times[index];
  const latitude = latitudes[index];
  const longitude = longitudes[index];
  if (time === undefined || latitude === undefined || longitude === undefined) return undefined;
  return { time, latitude, longitude };
}

/** Binary search: index of the newest time at or before `time`, −1 when there is none. */
function lastAtOrBefore(times: readonly number[], time: Instant): number {
  let low = 0;
  let high = times.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((times[middle] as number) <= time) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
