/** Values of settings by key, where `map.defaultZoom` is the key `defaultZoom` of the part `map`. */
import type { SettingValue } from '@fms/contract/organization';
import type { OverridableSetting } from '@fms/contract/setting';

type Values = Readonly<Record<string, unknown>>;

/** Undefined where there is none. */
export function readKey(values: Values, key: string): unknown {
  return key
    .split('.')
    .reduce<unknown>((part, name) => (typeof part === 'object' && part ? Reflect.get(part, name) : undefined), values);
}

/** The values with that key set; null takes it out, and a part that is empty then. */
export function replaceValue(values: Values, key: string, value: unknown): Record<string, unknown> {
  const [name = '', ...below] = key.split('.');
  const { [name]: present, ...others } = values;
  const part = typeof present === 'object' && present !== null && !Array.isArray(present) ? (present as Values) : {};
  const next = below.length > 0 ? replaceValue(part, below.join('.'), value) : value;
  const isGone = next === null || (below.length > 0 && Object.keys(next as Values).length === 0);
  return isGone ? others : { ...others, [name]: next };
}

/** What is wrong with a value, in words; undefined when it is right. */
export function findProblem(known: OverridableSetting, value: SettingValue): string | undefined {
  const kind = Array.isArray(value) ? 'list' : typeof value === 'string' ? 'text' : typeof value;
  if (kind !== known.kind) return `a ${known.kind} is wanted`;
  const numbers = (Array.isArray(value) ? value : [value]).filter((one) => typeof one === 'number');
  const { lowest = -Infinity, highest = Infinity, choices } = known;
  if (numbers.some((number) => number < lowest)) return `at least ${lowest}`;
  if (numbers.some((number) => number > highest)) return `at most ${highest}`;
  if (choices && !choices.includes(String(value))) return `one of ${choices.join(', ')}`;
  return undefined;
}
