/** What a ship does minute by minute, by the rules of `job-kind.ts`. */
import { computeQuantile } from '../statistic/index.ts';
import { isAtPlace, isMooredFrom } from './berth.ts';
import { type Hysteresis, JOB_RULES, type JobKind, type JobProfile, STOP_RULE } from './kind/job-kind.ts';
import type { JobMinute } from './minute/job-minute.ts';

/** What the last minute left behind: which bounds are passed, and where the ship was moored. */
interface Memory {
  readonly isMoving: boolean;
  readonly isFast: boolean;
  readonly isTowing: boolean;
  readonly isHolding: boolean;
  readonly moored: JobMinute | null;
  /** Minutes since it made way last. */
  readonly stoppedMinutes: number;
}

const NOTHING: Memory = {
  isMoving: false,
  isFast: false,
  isTowing: false,
  isHolding: false,
  moored: null,
  stoppedMinutes: 0,
};

/**
 * The kind of each minute of a run without silences; null where speed was never known up to then. A value that is missing
 * keeps what its bound said before. `at-berth` is divided by {@link markLoading} afterwards.
 */
export function classifyMinutes(minutes: readonly JobMinute[], profile: JobProfile): (JobKind | null)[] {
  let memory = NOTHING;
  let isKnown = false;
  const kinds = minutes.map((minute, index): JobKind | null => {
    isKnown ||= minute.speed !== null;
    memory = remember(memory, minute, profile, losesWay(minutes, index));
    const moored = findMoored(memory, minutes, index);
    memory = { ...memory, moored };
    return isKnown ? kindOf(memory, profile) : null;
  });
  return markLoading(minutes, kinds, profile);
}

function kindOf({ isMoving, isFast, isTowing, isHolding, moored }: Memory, profile: JobProfile): JobKind {
  if (isTowing) return 'towing';
  if (isFast) return 'transit';
  if (isMoving) return 'manoeuvring';
  if (moored !== null) return 'at-berth';
  return profile.hasDynamicPositioning && isHolding ? 'dynamic-positioning' : 'waiting';
}

function remember(before: Memory, minute: JobMinute, profile: JobProfile, isLosingWay: boolean): Memory {
  const { speed, propulsionShare, thrusterShare } = minute;
  const isMoving = pass(before.isMoving, speed, JOB_RULES.moving) || (before.isMoving && isLosingWay);
  const beyondHarbour = speed === null ? null : speed - profile.harbourKnots;
  const used =
    propulsionShare === null && thrusterShare === null ? null : Math.max(propulsionShare ?? 0, thrusterShare ?? 0);
  return {
    isMoving,
    isFast: isMoving && pass(before.isFast, beyondHarbour, JOB_RULES.transit),
    isTowing: profile.tows && passTowing(before.isTowing, minute, profile),
    isHolding: pass(before.isHolding, used, JOB_RULES.holding),
    moored: before.moored,
    stoppedMinutes: isMoving ? 0 : before.stoppedMinutes + 1,
  };
}

/** Whether it still makes some way, and stops within the next minutes: a drifting ship does not. */
function losesWay(minutes: readonly JobMinute[], index: number): boolean {
  if ((minutes[index]?.speed ?? 0) < STOP_RULE.knots) return false;
  const next = minutes.slice(index + 1, index + 1 + STOP_RULE.minutes);
  return next.some(({ speed }) => speed !== null && speed < STOP_RULE.knots);
}

function passTowing(was: boolean, { pull, speed, propulsionShare }: JobMinute, profile: JobProfile): boolean {
  if (pull !== null) return pass(was, pull, JOB_RULES.pull);
  if (speed === null || propulsionShare === null) return was;
  if (speed < JOB_RULES.moving.leave) return false;
  return pass(was, propulsionShare - (speed / profile.topKnots) ** 3, JOB_RULES.extraPower);
}

/** The minute since which it lies moored; null where it does not. It ends with way, with power, or at another place. */
function findMoored(memory: Memory, minutes: readonly JobMinute[], index: number): JobMinute | null {
  const minute = minutes[index] as JobMinute;
  const used = Math.max(minute.propulsionShare ?? 0, minute.thrusterShare ?? 0);
  const isIdle = used < (memory.moored === null ? JOB_RULES.idle.leave : JOB_RULES.idle.enter);
  if (memory.isMoving || memory.isTowing || !isIdle) return null;
  if (memory.moored !== null) return isAtPlace(minute, memory.moored) ? memory.moored : null;
  return isMooredFrom(minutes, index, memory.stoppedMinutes) ? minute : null;
}

/** Load of the resting ship at its berth: the lowest but for the least of them. */
const RESTING_SHARE = 0.03;

/** Divides each stay at a berth into loading, while the electric load is raised by cargo, and the rest. */
function markLoading(
  minutes: readonly JobMinute[],
  kinds: readonly (JobKind | null)[],
  { cargoKw }: JobProfile,
): (JobKind | null)[] {
  if (cargoKw === null) return [...kinds];
  const loads = minutes.flatMap(({ hotelKw }, index) =>
    kinds[index] === 'at-berth' ? (hotelKw ?? []) : ([] as number[]),
  );
  const resting = computeQuantile(loads, RESTING_SHARE);
  if (resting === null) return [...kinds];
  const bound = { enter: resting + cargoKw, leave: resting + 0.8 * cargoKw };
  let isLoading = false;
  return kinds.map((kind, index) => {
    isLoading = kind === 'at-berth' && pass(isLoading, minutes[index]?.hotelKw ?? null, bound);
    return isLoading ? 'loading' : kind;
  });
}

/** Whether a bound is passed now; a value that is missing changes nothing. */
function pass(was: boolean, value: number | null, { enter, leave }: Hysteresis): boolean {
  if (value === null) return was;
  return was ? value > leave : value > enter;
}
