/** Which string of a battery is the weakest, and by what it is known. */
import { hasValue, type PlantInput } from '../plant-value/plant-value.ts';

/** Spread between highest and lowest cell of a string, mV, from which it is worth a look ... */
export const CELL_SPREAD_CAUTION_MILLIVOLT = 40;
/** ... and from which it is a warning. */
export const CELL_SPREAD_WARNING_MILLIVOLT = 60;

export type SpreadLevel = 'normal' | 'caution' | 'warning';

export function getSpreadLevel(millivolt: number): SpreadLevel {
  if (millivolt >= CELL_SPREAD_WARNING_MILLIVOLT) return 'warning';
  return millivolt >= CELL_SPREAD_CAUTION_MILLIVOLT ? 'caution' : 'normal';
}

/** States of health nearer to one another than this, points, are equal: no controller knows them better. */
export const EQUAL_HEALTH_POINTS = 0.5;

export interface StringCondition {
  readonly name: string;
  /** Percent. */
  readonly stateOfHealth: PlantInput;
  /** Highest less lowest cell voltage, mV. */
  readonly cellSpread: PlantInput;
}

export interface WeakestString {
  readonly name: string;
  /** What it is weakest by. */
  readonly by: 'state of health' | 'cell spread';
  /** Its value and that of the next, percent or mV. */
  readonly value: number;
  readonly next: { readonly name: string; readonly value: number };
  /** Strings that could not be compared: a value of theirs is stale, bad or missing. */
  readonly leftOut: readonly string[];
}

/**
 * The string of the lowest state of health; among those as low, the one of the widest cell spread. Undefined where fewer
 * than two strings can be compared or none stands out.
 */
export function findWeakestString(strings: readonly StringCondition[]): WeakestString | undefined {
  const byHealth = rank(strings, ({ stateOfHealth }) => stateOfHealth, 1);
  const [lowest, next] = byHealth;
  if (lowest !== undefined && next !== undefined && next.value - lowest.value >= EQUAL_HEALTH_POINTS) {
    return { ...lowest, by: 'state of health', next, leftOut: missingFrom(strings, byHealth) };
  }
  const isAsLow = ({ name }: StringCondition) =>
    lowest === undefined || byHealth.some((one) => one.name === name && one.value - lowest.value < EQUAL_HEALTH_POINTS);
  const candidates = strings.filter(isAsLow);
  const bySpread = rank(candidates, ({ cellSpread }) => cellSpread, -1);
  const [widest, narrower] = bySpread;
  if (widest === undefined || narrower === undefined || widest.value === narrower.value) return undefined;
  return { ...widest, by: 'cell spread', next: narrower, leftOut: missingFrom(candidates, bySpread) };
}

interface Ranked {
  readonly name: string;
  readonly value: number;
}

/** Those with a usable value, weakest first: with a `sign` of 1 the lowest, of −1 the highest. */
function rank(strings: readonly StringCondition[], read: (one: StringCondition) => PlantInput, sign: 1 | -1): Ranked[] {
  return strings
    .flatMap((string): Ranked[] => {
      const input = read(string);
      const isUsable = hasValue(input) && (input.state === 'good' || input.state === 'late');
      return isUsable && Number.isFinite(input.value) ? [{ name: string.name, value: input.value }] : [];
    })
    .sort((a, b) => sign * (a.value - b.value));
}

function missingFrom(strings: readonly StringCondition[], ranked: readonly Ranked[]): string[] {
  return strings.map(({ name }) => name).filter((name) => !ranked.some((one) => one.name === name));
}
