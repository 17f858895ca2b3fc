/**
 * Which machines run at which stage. Decided by the plan alone, not by the weather of the day: so running hours are a
 * closed sum, the same whether counted from the beginning or from last week.
 */
import type { Activity, Itinerary, Plan, Stage } from '../route/itinerary.ts';
import { KNOT_MS } from '../sea/unit.ts';
import { isCrosshead } from '../spec/machinery-spec.ts';
import type { ShipSpec } from '../spec/ship-spec.ts';
import { DELIVERED_SECONDS } from './ageing.ts';

/** Clutched engines are started before leaving and idle a while after arriving; a crosshead engine does neither. */
interface Standby {
  readonly beforeSeconds: number;
  readonly afterSeconds: number;
}
const CLUTCHED: Standby = { beforeSeconds: 1500, afterSeconds: 600 };
const DIRECT: Standby = { beforeSeconds: 0, afterSeconds: 0 };
/** One more set is connected than calm weather asks for; no set is planned above this share. */
const PLANNED_LOAD = 0.68;

export interface Schedule {
  engineRunning(plan: Plan): boolean;
  /** Numbers of the sets on the bus, from 0. */
  generatorsRunning(plan: Plan): readonly number[];
  engineHours(plan: Plan): number;
  generatorHours(set: number, plan: Plan): number;
  /** Times an engine, or a set, has been started since the ship was delivered. */
  engineStarts(plan: Plan): number;
  generatorStarts(set: number, plan: Plan): number;
}

export function isBerthed(activity: Activity): boolean {
  return activity === 'moored' || activity === 'charging';
}

/** At anchor, or lying to: it neither goes nor holds its place. */
export function isWaiting(activity: Activity): boolean {
  return activity === 'anchored' || activity === 'drifting';
}

export function createMachinerySchedule(ship: ShipSpec): Schedule {
  const { stages } = ship.itinerary;
  const delivered = cyclesBeforeDelivery(ship.itinerary);
  const sets = stages.map((stage, i) => setsOf(ship, stage, i));
  const standby = isCrosshead(ship.machinery.engine) ? DIRECT : CLUTCHED;
  const engineSeconds = stages.map((stage) =>
    isBerthed(stage.activity) ? idleSeconds(standby, stage.seconds) : stage.seconds,
  );
  const engineBefore = runningSums(engineSeconds);
  const setBefore = Array.from({ length: ship.machinery.generators?.count ?? 0 }, (_, set) =>
    runningSums(stages.map((stage, i) => (sets[i]?.includes(set) ? stage.seconds : 0))),
  );
  const before = (i: number) => (i + stages.length - 1) % stages.length;
  const engineStarted = runningSums(
    stages.map((stage, i) =>
      isBerthed(stages[before(i)]?.activity ?? 'moored') && !isBerthed(stage.activity) ? 1 : 0,
    ),
  );
  const setStarted = setBefore.map((_, set) =>
    runningSums(stages.map((_, i) => (sets[i]?.includes(set) && !sets[before(i)]?.includes(set) ? 1 : 0))),
  );
  const engineRunning = (plan: Plan) =>
    !isBerthed(plan.activity) || plan.sinceSeconds < standby.afterSeconds || plan.leftSeconds < standby.beforeSeconds;
  return {
    engineRunning,
    generatorsRunning: (plan) => sets[plan.stage] ?? [],
    engineHours(plan) {
      const since = isBerthed(plan.activity) ? idleSince(standby, plan) : plan.sinceSeconds;
      return total(engineBefore, plan.cycle - delivered, plan, since);
    },
    engineStarts: (plan) => countStarts(engineStarted, plan.cycle - delivered, plan),
    generatorStarts: (set, plan) => countStarts(setStarted[set] ?? [0, 0], plan.cycle - delivered, plan),
    generatorHours(set, plan) {
      const before = setBefore[set] ?? [0];
      return total(before, plan.cycle - delivered, plan, sets[plan.stage]?.includes(set) ? plan.sinceSeconds : 0);
    },
  };
}

const idleSeconds = ({ beforeSeconds, afterSeconds }: Standby, seconds: number) =>
  Math.min(seconds, afterSeconds + beforeSeconds);

function idleSince({ beforeSeconds, afterSeconds }: Standby, { sinceSeconds, leftSeconds }: Plan): number {
  if (sinceSeconds + leftSeconds <= afterSeconds + beforeSeconds) return sinceSeconds;
  return Math.min(sinceSeconds, afterSeconds) + Math.max(0, beforeSeconds - leftSeconds);
}

/** Seconds before each stage, and of the whole cycle at the end. */
function runningSums(seconds: readonly number[]): number[] {
  const sums = [0];
  for (const each of seconds) sums.push((sums.at(-1) as number) + each);
  return sums;
}

/** Hours since the ship was delivered. */
function total(before: readonly number[], cycles: number, plan: Plan, since: number): number {
  return Math.max(0, (cycles * (before.at(-1) as number) + (before[plan.stage] ?? 0) + since) / 3600);
}

function countStarts(started: readonly number[], cycles: number, { stage }: Plan): number {
  return Math.max(0, cycles * (started.at(-1) as number) + (started[stage + 1] ?? 0));
}

function cyclesBeforeDelivery({ cycleSeconds, offsetSeconds }: Itinerary): number {
  return Math.floor((DELIVERED_SECONDS + offsetSeconds) / cycleSeconds);
}

function setsOf(ship: ShipSpec, stage: Stage, index: number): number[] {
  const { generators, battery, drive } = ship.machinery;
  if (!generators) return [];
  // A ferry that lives from the shore starts its generator only when something is wrong.
  if (battery && drive === 'electric' && generators.count === 1) return [];
  const wanted = Math.ceil(plannedKw(ship, stage) / (PLANNED_LOAD * generators.ratedKw));
  const working = stage.activity === 'station' && ship.machinery.thrusters.length > 0;
  const count = Math.min(generators.count, Math.max(working ? 2 : 1, wanted));
  return Array.from({ length: count }, (_, i) => (index + i) % generators.count).sort((a, b) => a - b);
}

function plannedKw(ship: ShipSpec, stage: Stage): number {
  const { machinery, hull } = ship;
  const thrusters = machinery.thrusters.reduce((sum, { ratedKw }) => sum + ratedKw, 0);
  if (stage.kind === 'stay') {
    if (stage.activity === 'station')
      return machinery.hotelKw + 0.6 * thrusters + (machinery.drive === 'electric' ? 0.35 * machinery.propulsionKw : 0);
    return 0.75 * machinery.hotelKw + machinery.portKw;
  }
  const fastest = stage.path.lengthMeters / stage.seconds / KNOT_MS / hull.topSpeedKnots;
  const propulsion = machinery.drive === 'electric' ? (1.35 * machinery.propulsionKw * fastest ** 3) / 0.92 : 0;
  return machinery.hotelKw + propulsion + (machinery.drive === 'electric' ? 0 : 0.3 * thrusters);
}
