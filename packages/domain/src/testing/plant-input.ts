/** Inputs and answers of calculations, as tests write and read them. */
import { hasValue, type Measured, type PlantAnswer } from '../plant-value/index.ts';

export function good<Value>(value: Value): Measured<Value> {
  return { value, state: 'good' };
}

/** The value of an answer; throws its reason where there is none. */
export function requireValue<Value>(answer: PlantAnswer<Value>): Value {
  if (!hasValue(answer)) throw new Error(`${answer.reason.code}: ${answer.reason.input}`);
  return answer.value;
}
