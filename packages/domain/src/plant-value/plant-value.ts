/**
 * Values of the plant and what is computed from them (§9.8): a computed value is no better than its worst input. A
 * stale or bad input leaves a reason, never the last good result.
 */
import type { Freshness } from '../quality/freshness.ts';
import type { Instant } from '../time/instant.ts';

/** What a value may be used for, best first. */
export const PLANT_STATES = ['good', 'late', 'stale', 'bad', 'unknown'] as const;
export type PlantState = (typeof PLANT_STATES)[number];

/**
 * Why there is no value: the first three are states of an input, `missing` is a parameter of the equipment that is not
 * entered, the others come from the calculation itself.
 */
export type ReasonCode =
  | 'stale'
  | 'bad'
  | 'unknown'
  | 'missing'
  | 'out-of-range'
  | 'stopped'
  | 'low-load'
  | 'unsteady'
  | 'too-few';

export interface Reason {
  readonly code: ReasonCode;
  /** The input that decides, by its name in the calculation (`speedThroughWater`): "needs speed through water". */
  readonly input: string;
}

export interface Refusal {
  readonly reason: Reason;
}

export interface Measured<Value = number> {
  readonly value: Value;
  readonly state: PlantState;
  /** Time of measurement; absent for a parameter of the equipment, which has no age. */
  readonly time?: Instant | undefined;
}

/** An input: a measured value with its state, or the reason for which an earlier calculation has none. */
export type PlantInput<Value = number> = Measured<Value> | Refusal;

/** A result: a value that may be shown, with the time of its oldest input, or the reason why there is none. */
export type PlantAnswer<Value = number> = (Measured<Value> & { readonly state: 'good' | 'late' }) | Refusal;

/** Whether an answer, or an input, holds a value at all. */
export function hasValue<Value>(input: PlantInput<Value>): input is Measured<Value> {
  return 'value' in input;
}

/** The refusal of a calculation. */
export function refuse(code: ReasonCode, input: string): Refusal {
  return { reason: { code, input } };
}

/** A parameter of the equipment, such as a rated power, as an input; refused as `missing` where it is not entered. */
export function parameter<Value>(value: Value | null | undefined, name: string): PlantInput<Value> {
  return value === null || value === undefined ? refuse('missing', name) : { value, state: 'good' };
}

/** State of a reading by the word a screen has for it: a value entered by hand or simulated counts as good. */
export function getPlantState(reading: Freshness | 'bad' | 'manual' | 'simulated'): PlantState {
  return reading === 'fresh' || reading === 'manual' || reading === 'simulated' ? 'good' : reading;
}
