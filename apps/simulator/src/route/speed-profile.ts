/** How fast a ship goes along a way: rest, harbour speed, sea speed and back, with steady accelerations between. */

export interface SpeedLimits {
  readonly seaSpeed: number;
  readonly harbourSpeed: number;
  /** Length of the slow stretch at each end. */
  readonly harbourMeters: number;
  /** m/s². */
  readonly acceleration: number;
}

export interface Progress {
  readonly meters: number;
  /** m/s. */
  readonly speed: number;
  readonly acceleration: number;
}

export interface SpeedProfile {
  readonly seconds: number;
  at(seconds: number): Progress;
}

interface Phase {
  readonly start: number;
  readonly meters: number;
  readonly speed: number;
  readonly acceleration: number;
}

/** Speeds in m/s. A way too short to reach a speed keeps the highest that leaves room to stop. */
export function createSpeedProfile(lengthMeters: number, limits: SpeedLimits): SpeedProfile {
  const { acceleration: a } = limits;
  const slow = Math.min(limits.harbourSpeed, Math.sqrt(a * lengthMeters));
  const zone = Math.min(limits.harbourMeters, lengthMeters / 3);
  const toSlow = (slow * slow) / (2 * a);
  const open = Math.max(0, lengthMeters - 2 * Math.max(zone, toSlow));
  const fast = Math.max(slow, Math.min(limits.seaSpeed, Math.sqrt(slow * slow + a * open)));
  const toFast = (fast * fast - slow * slow) / (2 * a);
  const hold = Math.max(0, zone - toSlow);
  const atSea = Math.max(0, lengthMeters - 2 * (toSlow + hold + toFast));
  const phases: Phase[] = [];
  let start = 0;
  let meters = 0;
  let speed = 0;
  const add = (acceleration: number, seconds: number) => {
    phases.push({ start, meters, speed, acceleration });
    start += seconds;
    meters += speed * seconds + (acceleration * seconds * seconds) / 2;
    speed += acceleration * seconds;
  };
  add(a, slow / a);
  add(0, hold / slow);
  add(a, (fast - slow) / a);
  add(0, atSea / fast);
  add(-a, (fast - slow) / a);
  add(0, hold / slow);
  add(-a, slow / a);
  return { seconds: start, at: (seconds) => progressAt(phases, Math.min(Math.max(seconds, 0), start)) };
}

function progressAt(phases: readonly Phase[], seconds: number): Progress {
  let phase = phases[0] as Phase;
  for (const candidate of phases) if (candidate.start <= seconds) phase = candidate;
  const since = seconds - phase.start;
  return {
    meters: phase.meters + phase.speed * since + (phase.acceleration * since * since) / 2,
    speed: Math.max(0, phase.speed + phase.acceleration * since),
    acceleration: phase.acceleration,
  };
}
