/**
 * Why a figure is what it is, as a tree that a screen unfolds: a formula over its inputs, down to published factors with
 * their source and to values with the samples they were made of (§9.8).
 */
import type { TimeSpan } from '../time/time-span.ts';
import type { FactorSet } from './factor-set.ts';
import type { Refusal } from './plant-value.ts';

/** Samples of one tag or slot over a time. */
export interface SampleOrigin extends TimeSpan {
  /** Tag or slot, `fuelRate`. */
  readonly of: string;
  readonly count: number;
  /** Share of the time that is known, 0 to 1. */
  readonly knownShare: number;
}

/** The set a factor is from. */
export type FactorOrigin = Pick<FactorSet<unknown>, 'name' | 'validFrom' | 'source' | 'verified'>;

interface Figure {
  /** Name of the quantity, `carbonFactor`: formulas refer to it, screens translate it. */
  readonly quantity: string;
  /** What it is of where a sum has several of one quantity: a fuel, a voyage. */
  readonly subject: string | null;
  readonly value: number;
  readonly unit: string;
}

/** A value that was measured, or entered by a person where it has no samples. */
export interface MeasuredFigure extends Figure {
  readonly kind: 'measured';
  readonly samples: SampleOrigin | null;
}

/** A published number. */
export interface FactorFigure extends Figure {
  readonly kind: 'factor';
  readonly origin: FactorOrigin;
}

/** A value computed from others. */
export interface ComputedFigure extends Figure {
  readonly kind: 'computed';
  /** Over the quantities of its inputs, in the language of formula tags: `[fuelMass] * [carbonFactor]`. `Σ` adds all inputs. */
  readonly formula: string;
  readonly inputs: readonly Explanation[];
}

export type Explanation = MeasuredFigure | FactorFigure | ComputedFigure;

/** The formula of a sum over all inputs. */
export const SUM_FORMULA = 'Σ';

/** What a figure is: its quantity and unit, and what it is of where that must be said. */
export type FigureName = readonly [quantity: string, unit: string, subject?: string | null];

/** A measured value with its samples; null for one that a person entered. */
export function explainMeasured(name: FigureName, value: number, samples: SampleOrigin | null = null): MeasuredFigure {
  return { kind: 'measured', ...nameOf(name), value, samples };
}

/** A factor of a published set. */
export function explainFactor(name: FigureName, value: number, set: FactorOrigin): FactorFigure {
  const { name: setName, validFrom, source, verified } = set;
  return { kind: 'factor', ...nameOf(name), value, origin: { name: setName, validFrom, source, verified } };
}

/** A value with the formula it was computed by. Inputs of one formula have different quantities. */
export function explainComputed(
  name: FigureName,
  value: number,
  formula: string,
  inputs: readonly Explanation[],
): ComputedFigure {
  return { kind: 'computed', ...nameOf(name), value, formula, inputs };
}

/** The sum of figures of one unit. An input that is refused refuses the sum: a total without a part would look whole. */
export function explainSum(name: FigureName, inputs: readonly (Explanation | Refusal)[]): ComputedFigure | Refusal {
  const refused = inputs.find(isRefused);
  if (refused) return refused;
  const known = inputs.filter(isExplained);
  const value = known.reduce((sum, input) => sum + input.value, 0);
  return explainComputed(name, value, SUM_FORMULA, known);
}

/** Whether a figure could be made. */
export function isExplained<Figure extends Explanation>(figure: Figure | Refusal): figure is Figure {
  return !isRefused(figure);
}

/** The sets of factors a figure rests on, each once. */
export function listFactorOrigins(figure: Explanation): FactorOrigin[] {
  const origins = listLeaves(figure).flatMap((leaf) => (leaf.kind === 'factor' ? [leaf.origin] : []));
  return [...new Map(origins.map((origin) => [`${origin.name} ${origin.validFrom}`, origin])).values()];
}

/** Whether every factor below a figure was read from the document itself. */
export function isVerified(figure: Explanation): boolean {
  return listFactorOrigins(figure).every(({ verified }) => verified);
}

/** The samples a figure was made of. */
export function listSampleOrigins(figure: Explanation): SampleOrigin[] {
  return listLeaves(figure).flatMap((leaf) => (leaf.kind === 'measured' && leaf.samples ? [leaf.samples] : []));
}

function listLeaves(figure: Explanation): (MeasuredFigure | FactorFigure)[] {
  return figure.kind === 'computed' ? figure.inputs.flatMap(listLeaves) : [figure];
}

function isRefused(figure: Explanation | Refusal): figure is Refusal {
  return 'reason' in figure;
}

function nameOf([quantity, unit, subject = null]: FigureName) {
  return { quantity, subject, unit };
}
