/** What protects a battery: its insulation, and which fault came first. */
import { combine } from '../plant-value/combine.ts';
import type { PlantAnswer, PlantInput } from '../plant-value/plant-value.ts';
import type { Instant } from '../time/instant.ts';

/** Least resistance between bus and hull for each volt of the bus, Ω/V (ISO 6469-3, 100 Ω/V for direct current). */
export const INSULATION_OHM_PER_VOLT = 100;

export interface Insulation {
  /** kΩ. */
  readonly limit: number;
  readonly isLow: boolean;
}

/** Whether the insulation, kΩ, is below what the voltage of the bus, V, asks for: 930 V need 93 kΩ. */
export function evaluateInsulation(inputs: {
  readonly insulation: PlantInput;
  readonly voltage: PlantInput;
}): PlantAnswer<Insulation> {
  return combine(inputs, (of) => {
    const limit = (INSULATION_OHM_PER_VOLT * Math.abs(of.voltage)) / 1000;
    return { limit, isLow: of.insulation < limit };
  });
}

export interface BatteryFault {
  readonly name: string;
  /** When the controller latched it, by its own clock; null where it does not say. */
  readonly controllerTime: Instant | null;
  /** When the message came. */
  readonly arrivalTime: Instant;
}

export interface FaultLatch {
  /** Faults since the last reset: by the controller's clock, or by arrival where one lacks its time. */
  readonly faults: readonly BatteryFault[];
  /** Null without faults, and where it cannot be told. */
  readonly first: BatteryFault | null;
  readonly order: 'controller' | 'arrival';
}

/**
 * Faults since the last of `resets` and the first of them. The order of arrival ashore is not the order of cause: where a
 * fault has no time of its controller, or two share the earliest, none is first. A fault without its controller's time is
 * set against the resets by its arrival.
 */
export function findFirstOut(faults: readonly BatteryFault[], resets: readonly Instant[]): FaultLatch {
  const reset = resets.reduce((latest, time) => Math.max(latest, time), Number.NEGATIVE_INFINITY);
  const latched = faults.filter(({ controllerTime, arrivalTime }) => (controllerTime ?? arrivalTime) > reset);
  const order = latched.every(({ controllerTime }) => controllerTime !== null) ? 'controller' : 'arrival';
  const timeOf = ({ controllerTime, arrivalTime }: BatteryFault) =>
    order === 'controller' ? (controllerTime ?? arrivalTime) : arrivalTime;
  const sorted = latched.toSorted((a, b) => timeOf(a) - timeOf(b));
  const [first, second] = sorted;
  const isTold = order === 'controller' && first?.controllerTime !== second?.controllerTime;
  return { faults: sorted, first: isTold ? (first ?? null) : null, order };
}
