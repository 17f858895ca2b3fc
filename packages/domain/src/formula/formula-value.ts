/** The values of a formula: its tree computed column by column over rows that share one time column. */
import type { Instant } from '../time/instant.ts';
import type { Formula, FormulaFunction, FormulaNode } from './formula.ts';

/** Rows × nodes of one computation. A thousand points of the longest formula are a fifth of it. */
export const MAX_FORMULA_STEPS = 1_000_000;

type Column = Float64Array;

/**
 * One value a row; null where an input is missing or the result is no number (a division by zero, a root of a negative).
 * `columns` holds the inputs by tag name, each as long as `time` (epoch ms, ascending); a name that is missing has no value.
 * Throws a RangeError when the work would pass {@link MAX_FORMULA_STEPS}.
 */
export function computeFormula(
  { root }: Formula,
  time: readonly Instant[],
  columns: ReadonlyMap<string, readonly (number | null)[]>,
): (number | null)[] {
  let steps = 0;
  const compute = (node: FormulaNode): Column => {
    steps += time.length;
    if (steps > MAX_FORMULA_STEPS) throw new RangeError('the formula needs too many steps');
    if (node.kind === 'number') return new Float64Array(time.length).fill(node.value);
    if (node.kind === 'tag') {
      const known = columns.get(node.name);
      return Float64Array.from(time, (_at, row) => known?.[row] ?? Number.NaN);
    }
    const spanMs = node.args[1]?.kind === 'number' ? node.args[1].value * 1000 : 0;
    const [first = new Float64Array(time.length), ...rest] = node.args.map(compute);
    if (node.name === 'mean') return movingMean(first, time, spanMs);
    if (node.name === 'change') return change(first, time, spanMs);
    return rowByRow(node.name, first, rest);
  };
  return Array.from(compute(root), (value) => (Number.isFinite(value) ? value : null));
}

type Scalar = Exclude<FormulaFunction, 'mean' | 'change'>;

const RADIANS = Math.PI / 180;

const SCALARS: Record<Scalar, (a: number, b: number) => number> = {
  add: (a, b) => a + b,
  subtract: (a, b) => a - b,
  multiply: (a, b) => a * b,
  divide: (a, b) => a / b,
  power: (a, b) => a ** b,
  negate: (a) => -a,
  abs: Math.abs,
  sqrt: Math.sqrt,
  ln: Math.log,
  exp: Math.exp,
  round: Math.round,
  // Angles of ships are degrees.
  sin: (a) => Math.sin(a * RADIANS),
  cos: (a) => Math.cos(a * RADIANS),
  min: Math.min,
  max: Math.max,
};

function rowByRow(name: Scalar, first: Column, rest: readonly Column[]): Column {
  const apply = SCALARS[name];
  if (rest.length === 0)
    return first.map((value) => apply(value, name === 'min' || name === 'max' ? value : Number.NaN));
  return rest.reduce((left, right) => left.map((value, row) => apply(value, right[row] ?? Number.NaN)), first);
}

/** Mean of what was known in the span that ends with each row; rows without a value count for nothing. */
function movingMean(values: Column, time: readonly Instant[], spanMs: number): Column {
  let [start, sum, count] = [0, 0, 0];
  return values.map((value, row) => {
    if (!Number.isNaN(value)) {
      sum += value;
      count += 1;
    }
    for (; (time[start] ?? 0) <= (time[row] ?? 0) - spanMs && start < row; start += 1) {
      const leaving = values[start] ?? Number.NaN;
      if (Number.isNaN(leaving)) continue;
      sum -= leaving;
      count -= 1;
    }
    // A row without a value of its own is a gap, whatever came before it.
    return Number.isNaN(value) || count === 0 ? Number.NaN : sum / count;
  });
}

/** What the value has changed by since the last row that is at least the span older. */
function change(values: Column, time: readonly Instant[], spanMs: number): Column {
  let start = -1;
  return values.map((value, row) => {
    while (start + 1 < row && (time[start + 1] ?? 0) <= (time[row] ?? 0) - spanMs) start += 1;
    return start < 0 ? Number.NaN : value - (values[start] ?? Number.NaN);
  });
}
