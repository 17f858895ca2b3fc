/** The one place where the states of inputs become the state of a result. */
import { hasValue, PLANT_STATES, type PlantAnswer, type PlantInput, type Refusal, refuse } from './plant-value.ts';

/** Inputs of a calculation by name. */
type Inputs<Values> = { readonly [Name in keyof Values]: PlantInput<Values[Name]> };

/**
 * The result of `compute` over inputs that are all good or late: late where one is, of the time of the oldest. An input
 * that is stale, bad, unknown or itself without a value refuses the whole with its reason, the worst first and among
 * equals the first named. `compute` may refuse too; a number that is not finite is refused as `out-of-range`.
 */
export function combine<Values extends object, Result>(
  inputs: Inputs<Values>,
  compute: (values: Values) => Result | Refusal,
): PlantAnswer<Result> {
  const named = Object.entries(inputs) as [string, PlantInput<unknown>][];
  const refusal = findRefusal(named);
  if (refusal) return refusal;
  const known = named.flatMap(([name, input]) => (hasValue(input) ? [[name, input] as const] : []));
  const result = compute(Object.fromEntries(known.map(([name, { value }]) => [name, value])) as Values);
  if (isRefusal(result)) return result;
  if (typeof result === 'number' && !Number.isFinite(result)) return refuse('out-of-range', known[0]?.[0] ?? '');
  const times = known.flatMap(([, { time }]) => (time === undefined ? [] : [time]));
  return {
    value: result,
    state: known.some(([, { state }]) => state === 'late') ? 'late' : 'good',
    ...(times.length > 0 && { time: Math.min(...times) }),
  };
}

/** The reason of the worst input; undefined where all of them may be used. */
function findRefusal(named: readonly (readonly [name: string, input: PlantInput<unknown>])[]): Refusal | undefined {
  const refusals = named.flatMap(([name, input]) => {
    const refusal = hasValue(input) ? readRefusal(name, input) : input;
    return refusal ? [refusal] : [];
  });
  return refusals.toSorted((a, b) => badness(b) - badness(a))[0];
}

function readRefusal(name: string, { value, state }: { value: unknown; state: string }): Refusal | undefined {
  if (state === 'stale' || state === 'bad' || state === 'unknown') return refuse(state, name);
  // A number that is none cannot come from a sensor that works.
  return typeof value === 'number' && !Number.isFinite(value) ? refuse('bad', name) : undefined;
}

/** Reasons of a calculation rank below those of a sensor: with the sensor repaired the calculation is tried again. */
function badness({ reason: { code } }: Refusal): number {
  return (PLANT_STATES as readonly string[]).indexOf(code);
}

function isRefusal(result: unknown): result is Refusal {
  return typeof result === 'object' && result !== null && 'reason' in result;
}
