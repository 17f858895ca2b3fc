/** Answers of calculations of the plant on their way to a drawing. */
import { hasValue, type PlantAnswer, type PlantInput, refuse } from '@fms/domain/plant-value';

/** One number of an answer that holds several; null in it is a value that does not exist. */
export function pickNumber<Value>(
  answer: PlantAnswer<Value>,
  read: (value: Value) => number | null,
  name: string,
): PlantAnswer {
  if (!hasValue(answer)) return answer;
  const value = read(answer.value);
  return value === null ? refuse('unknown', name) : { ...answer, value };
}

/** A number for a needle, or null where nothing may be pointed at. */
export const getAnswerNumber = (answer: PlantAnswer): number | null => (hasValue(answer) ? answer.value : null);

/** The better of two answers: the first that has a value, else the first. */
export function preferAnswer(first: PlantAnswer, second: PlantAnswer): PlantAnswer {
  return hasValue(first) || !hasValue(second) ? first : second;
}

/** A measured input as an answer: refused where it may not be shown. */
export function toAnswer(input: PlantInput, name: string): PlantAnswer {
  if (!hasValue(input)) return input;
  return input.state === 'good' || input.state === 'late'
    ? { ...input, state: input.state }
    : refuse(input.state, name);
}
