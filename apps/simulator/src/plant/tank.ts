/** Levels: fuel falls by what engines burn, water by what people use, ballast follows the cargo; ports refill. */
import { deriveSeed, hashToFraction } from '../random/hash.ts';
import type { Itinerary, Plan, Stage } from '../route/itinerary.ts';
import type { TankSpec } from '../spec/machinery-spec.ts';
import { isBerthed } from './schedule.ts';
import { REFILL_FROM, REFILL_UNTIL } from './trajectory.ts';

export interface TankFlow {
  /** m³/h burnt from the tank of gas oil, at its temperature. */
  readonly gasOilM3PerHour: number;
  /** m³/h burnt, from the day tank and at its temperature. */
  readonly burnM3PerHour: number;
  /** m³/h pumped out of the storage tanks to the day tank. */
  readonly transferM3PerHour: number;
  /** The same as it comes into the day tank, where it grows warm. */
  readonly arrivingM3PerHour: number;
}

/** °C of what is in a tank, by the temperature of the sea around it: a day tank and lube oil are heated. */
export function computeTankTemperature(content: TankSpec['content'], sea: number): number {
  if (content === 'fuel oil day') return 0.3 * sea + 34;
  if (content === 'lube oil') return 0.3 * sea + 30;
  return 0.7 * sea + 6;
}

/** Share of the capacity in a tank when the ship has been refilled. Owners bunker as prices are, not to the brim. */
export function computeFilledShare(shipKey: string, { content, code }: TankSpec): number {
  switch (content) {
    case 'sewage':
      return 0.08;
    case 'fuel oil day':
      return 0.88;
    case 'fuel oil':
      return (
        0.52 + 0.34 * hashToFraction(deriveSeed(1, shipKey)) + 0.03 * hashToFraction(deriveSeed(1, shipKey + code))
      );
    default:
      return 0.72 + 0.2 * hashToFraction(deriveSeed(1, shipKey + code));
  }
}

const TRANSFER_BELOW = 0.62;
const TRANSFER_UNTIL = 0.88;
/** The transfer pump fills half a day tank in an hour, and always more than is burnt. */
const PUMP_SHARE_PER_HOUR = 0.5;

/** Pump on or off: on when the day tank is low, off when it is full or there is nothing left to pump. */
export function computeTransferState(on: boolean, dayShare: number, storedShare: number): boolean {
  if (storedShare < 0.02) return false;
  return on ? dayShare < TRANSFER_UNTIL : dayShare < TRANSFER_BELOW;
}

export function computeTransferRate(dayCapacityM3: number, burnM3PerHour: number): number {
  return Math.max(PUMP_SHARE_PER_HOUR * dayCapacityM3, 1.6 * burnM3PerHour);
}

/** m³/h into a tank while the ship is being refilled, so that it is full when the refill ends; null outside of it. */
export function computeRefillRate(
  shipKey: string,
  spec: TankSpec,
  level: number,
  plan: Plan,
  refillStage: number,
): number | null {
  if (plan.stage !== refillStage) return null;
  const length = plan.sinceSeconds + plan.leftSeconds;
  const passed = plan.sinceSeconds / length;
  if (passed < REFILL_FROM || passed >= REFILL_UNTIL) return null;
  const leftHours = Math.max(((REFILL_UNTIL - passed) * length) / 3600, 1 / 60);
  return (computeFilledShare(shipKey, spec) * spec.capacityM3 - level) / leftHours;
}

/** m³/h of tanks that have nothing to do with engines; crew and passengers use half the water in a cycle. */
export function computeServiceRate(spec: TankSpec, cycleSeconds: number, loadShare: number): number {
  const perHour = (spec.capacityM3 * 3600) / cycleSeconds;
  if (spec.content === 'fresh water') return -0.42 * perHour;
  if (spec.content === 'sewage') return 0.55 * perHour;
  if (spec.content === 'lube oil') return -0.12 * perHour * loadShare;
  if (spec.content === 'urea') return -0.6 * perHour * loadShare;
  return 0;
}

const PLANNED: ReadonlySet<TankSpec['content']> = new Set(['ballast', 'trim', 'heeling', 'drill water', 'mud']);

/** Tanks whose level the plan alone decides. */
export const isPlanned = ({ content }: TankSpec) => PLANNED.has(content);

/** How empty and how full such a tank becomes, shares of its capacity. */
const SWING: Partial<Record<TankSpec['content'], readonly [low: number, high: number]>> = {
  mud: [0.12, 0.86],
  trim: [0.44, 0.56],
};
const USUAL_SWING = [0.18, 0.82] as const;

/** What cargo asks for is pumped in the stays and kept at sea. Share of the capacity. */
export function computePlannedShare(spec: TankSpec, itinerary: Itinerary, plan: Plan): number {
  const { stages } = itinerary;
  const passed = plan.sinceSeconds / (plan.sinceSeconds + plan.leftSeconds);
  const stays = stages[plan.stage]?.kind === 'stay';
  if (spec.content === 'heeling') return stays && isBerthed(plan.activity) ? heeledShare(spec, passed) : HEELING_REST;
  const [low, high] = SWING[spec.content] ?? USUAL_SWING;
  const shareAfter = (stage: number) =>
    cargoStaysUntil(spec, stages, stage) % 2 === (spec.content === 'mud' ? 1 : 0) ? low : high;
  if (!stays) return shareAfter(plan.stage);
  const from = shareAfter((plan.stage - 1 + stages.length) % stages.length);
  const to = shareAfter(plan.stage);
  const pumped = Math.min(1, Math.max(0, (passed - 0.2) / 0.6));
  return from + (to - from) * pumped;
}

const HEELING_REST = 0.5;
const HEELING_SWING = 0.17;

/** What leaves one side is on the other: over to port while vehicles leave, to starboard while they come. */
function heeledShare({ code }: TankSpec, passed: number): number {
  const worked = Math.min(1, Math.max(0, (passed - 0.15) / 0.7));
  const side = code.endsWith('P') ? 1 : -1;
  return HEELING_REST + side * HEELING_SWING * Math.sin(2 * Math.PI * worked);
}

/** Cargo changes in port; for a platform's supplies also where they are handed over. */
function cargoStaysUntil({ content }: TankSpec, stages: readonly Stage[], stage: number): number {
  const atSea = content === 'mud' || content === 'drill water';
  const count = (until: number) =>
    stages.slice(0, until).filter(({ kind, activity }) => kind === 'stay' && (atSea || isBerthed(activity))).length;
  const all = count(stages.length);
  // After an odd number of calls the next round begins the other way about, which would be a jump: the last one rests.
  return Math.min(count(stage + 1), all - (all % 2));
}
