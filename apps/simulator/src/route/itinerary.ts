/**
 * What a ship does, round and round: stays and passages whose total is one cycle. Where it is at a moment is a pure
 * function of that moment, so that history written today and the live stream of tomorrow are one voyage.
 */
import { computeTurn, type Path, type PathPoint } from './path.ts';
import type { SpeedProfile } from './speed-profile.ts';

export const activities = [
  'moored',
  'charging',
  'anchored',
  'station',
  'transit',
  'trawling',
  'towing',
  /** Lies to or goes dead slow until there is room. */
  'drifting',
] as const;
export type Activity = (typeof activities)[number];

/** A time at one place. `place` names the port, field or ground in words. */
export interface Stay {
  readonly kind: 'stay';
  readonly activity: Activity;
  readonly place: string;
  readonly seconds: number;
}
export interface Passage {
  readonly kind: 'passage';
  readonly activity: Activity;
  readonly place: string;
  readonly seconds: number;
  readonly path: Path;
  readonly profile: SpeedProfile;
  /** m/s up to which it is handled as in a harbour, at both ends; 0 where it begins and ends in open water. */
  readonly harbourSpeed: number;
}
export type Stage = Stay | Passage;

export interface Itinerary {
  readonly stages: readonly Stage[];
  readonly cycleSeconds: number;
  /** Second of the cycle at epoch 0. */
  readonly offsetSeconds: number;
}

/** Where the plan has the ship, before wind, waves and helm have their say. */
export interface Plan extends PathPoint {
  readonly activity: Activity;
  /** m/s along the way. */
  readonly speed: number;
  readonly acceleration: number;
  /** Degrees a second, positive to starboard. */
  readonly turnRate: number;
  /** 0 at the ends of a passage and in a stay, 1 in open water: how much room there is to stray. */
  readonly room: number;
  /** Leaves or enters a harbour. */
  readonly isInHarbour: boolean;
  readonly stage: number;
  readonly cycle: number;
  readonly sinceSeconds: number;
  readonly leftSeconds: number;
  /** Next port, or the place where it lies. */
  readonly place: string;
}

/** Which stage of which cycle it is, and how long it has lasted. */
export function findStage({ stages, cycleSeconds, offsetSeconds }: Itinerary, seconds: number) {
  const run = seconds + offsetSeconds;
  const cycle = Math.floor(run / cycleSeconds);
  let since = run - cycle * cycleSeconds;
  let index = 0;
  for (; index < stages.length - 1; index++) {
    const length = (stages[index] as Stage).seconds;
    if (since < length) break;
    since -= length;
  }
  return { cycle, index, since };
}

/** `aheadMeters`: how far it is ahead of its plan where there is room for it. */
export function getPlan(itinerary: Itinerary, seconds: number, aheadMeters = 0): Plan {
  const { stages } = itinerary;
  const { cycle, index, since } = findStage(itinerary, seconds);
  const stage = stages[index] as Stage;
  const common = {
    activity: stage.activity,
    place: stage.place,
    stage: index,
    cycle,
    sinceSeconds: since,
    leftSeconds: Math.max(0, stage.seconds - since),
  };
  return stage.kind === 'passage'
    ? { ...common, ...sail(stage, since, aheadMeters) }
    : { ...common, ...lie(stages, index, since) };
}

/** Over this distance from each end the room to stray grows from nothing. */
const ROOM_METERS = 6000;

function sail(passage: Passage, since: number, aheadMeters: number) {
  const { meters, speed, acceleration } = passage.profile.at(since);
  const toEnd = Math.min(meters, passage.path.lengthMeters - meters);
  const share = Math.min(1, Math.max(0, toEnd / ROOM_METERS));
  const room = share * share * (3 - 2 * share);
  const point = passage.path.at(meters + aheadMeters * room);
  return {
    ...point,
    speed,
    acceleration,
    turnRate: point.bendDegreesPerMeter * speed,
    room,
    // Speeds of a profile are sums: the last digit of one that is reached is not exact.
    isInHarbour: speed <= 1.001 * passage.harbourSpeed,
  };
}

/** A stay ends with the ship being turned to the course on which it leaves. */
const SWING_SECONDS = 540;

function lie(stages: readonly Stage[], index: number, since: number) {
  const arrival = neighbour(stages, index, -1);
  const departure = neighbour(stages, index, 1);
  const berth = arrival.path.at(arrival.path.lengthMeters);
  const swing = computeTurn(berth.courseDegrees, departure.path.at(0).courseDegrees);
  const length = (stages[index] as Stage).seconds;
  const swingSeconds = Math.min(SWING_SECONDS, length / 3);
  // Of several stays at one place only the last one ends with leaving it.
  const leaves = stages[(index + 1) % stages.length]?.kind === 'passage';
  const share = leaves ? Math.min(1, Math.max(0, 1 - (length - since) / swingSeconds)) : 0;
  const turning = share > 0 && share < 1;
  return {
    ...berth,
    courseDegrees: (berth.courseDegrees + swing * share * share * (3 - 2 * share) + 360) % 360,
    speed: 0,
    acceleration: 0,
    turnRate: turning ? (swing * 6 * share * (1 - share)) / swingSeconds : 0,
    room: 0,
    isInHarbour: false,
  };
}

function neighbour(stages: readonly Stage[], index: number, step: 1 | -1): Passage {
  for (let k = 1; k <= stages.length; k++) {
    const stage = stages[(index + step * k + k * stages.length) % stages.length];
    if (stage?.kind === 'passage') return stage;
  }
  throw new Error('an itinerary without a passage has no place');
}
