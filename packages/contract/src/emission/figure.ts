/** Figures of emissions on the wire, and how one unfolds to formula, factors and samples (calls of our own, §9.8). */
import { z } from 'zod';
import { text } from '../scalar/text.ts';
import { timeSpan } from '../scalar/time.ts';

/** Why there is no figure: the state of an input, a parameter that is not entered, or the calculation itself. */
const reasonCodes = [
  ...(['stale', 'bad', 'unknown', 'missing', 'out-of-range'] as const),
  ...(['stopped', 'low-load', 'unsteady', 'too-few'] as const),
] as const;

export const emissionFigure = z.object({
  /** Null with a reason. */
  value: z.number().nullable(),
  unit: z.string(),
  reason: z.object({ code: z.enum(reasonCodes), input: z.string() }).nullable(),
  /** Whether each factor below it was compared with the document it is from. */
  isVerified: z.boolean(),
  /** Known share of the samples that are known least, 0 to 1; null of a figure without samples. */
  knownShare: z.number().nullable(),
});
export type EmissionFigure = z.infer<typeof emissionFigure>;

/** Figures by their key, such as `total.co2`. */
export const emissionFigures = z.record(z.string(), emissionFigure);
export type EmissionFigures = z.infer<typeof emissionFigures>;

/** One node of the tree below a figure. */
export const figureNode = z.object({
  /** Formulas refer to it by this name. */
  quantity: z.string(),
  /** A fuel or the id of a leg, where a sum has several of one quantity. */
  subject: z.string().nullable(),
  value: z.number(),
  unit: z.string(),
  /** Over the quantities of its inputs, `[fuelMass] * [carbonFactor]`; `Σ` adds them. Null of a value without inputs. */
  formula: z.string().nullable(),
  /** The set a published number is from. */
  origin: z.object({ name: z.string(), validFrom: z.string(), source: z.string(), verified: z.boolean() }).nullable(),
  /** The samples of a measured value; null beside it where a person entered it. */
  samples: z.object({ ...timeSpan, of: z.string(), count: z.int(), knownShare: z.number() }).nullable(),
  /** How many it was made of. */
  inputs: z.int(),
});
export type FigureNode = z.infer<typeof figureNode>;

/** Deepest way into a tree. */
const MOST_STEPS = 12;

/** A figure by its key, and the places of inputs that lead from it to a node. */
export const figurePath = { key: text(80).min(1), path: z.array(z.int().min(0)).max(MOST_STEPS) };
