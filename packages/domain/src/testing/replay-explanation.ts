/** Computes an explanation again from its formulas, for tests: what a screen shows must be what was computed. */
import { computeFormula, parseFormula } from '../formula/index.ts';
import { type Explanation, SUM_FORMULA } from '../plant-value/index.ts';

/** The value of the tree by its formulas and leaves alone; throws for a formula that does not read or names no input. */
export function replayExplanation(figure: Explanation): number {
  if (figure.kind !== 'computed') return figure.value;
  const inputs = figure.inputs.map((input) => [input.quantity, replayExplanation(input)] as const);
  if (figure.formula === SUM_FORMULA) return inputs.reduce((sum, [, value]) => sum + value, 0);
  const parsed = parseFormula(figure.formula);
  if (!parsed.ok) throw new Error(`${figure.quantity}: ${parsed.problem} at ${parsed.at} of ${figure.formula}`);
  const names = inputs.map(([name]) => name);
  if (new Set(names).size < names.length) throw new Error(`${figure.quantity}: two inputs are called the same`);
  const unused = names.filter((name) => !parsed.formula.tagNames.includes(name));
  if (unused.length > 0) throw new Error(`${figure.quantity}: ${unused.join(', ')} not used in ${figure.formula}`);
  const columns = new Map(inputs.map(([name, value]) => [name, [value]] as const));
  const [value] = computeFormula(parsed.formula, [0], columns);
  if (value === null || value === undefined) throw new Error(`${figure.quantity}: no value of ${figure.formula}`);
  return value;
}
