/** What the page of emissions shows, as it stands in the address: a link shows a colleague the same. */
import type { EmissionQuestion } from '@fms/contract/emission';
import { z } from 'zod';
import { addressOf, parameter, WHOLE_NUMBER } from '../../../navigation/address-schema.ts';

export interface EmissionState {
  /** The first one where none was chosen. */
  readonly vesselId: number | undefined;
  /** The one that goes on where none was chosen. */
  readonly year: number | undefined;
  /** Of an allowance, €. */
  readonly price: number | undefined;
  readonly deficitsInRow: number;
  /** What is tried for the rest of the year. */
  readonly knots: number | undefined;
  /** Percent of the past. */
  readonly waiting: number | undefined;
  /** The figure that is unfolded, `year:trading.allowances`. */
  readonly figure: string | undefined;
}

export type QuestionKind = EmissionQuestion['kind'];

const numberOf = (schema: z.ZodNumber): z.ZodType<number, string> =>
  z.codec(z.string(), schema, { decode: Number, encode: String });

export const EMISSION_ADDRESS = addressOf<EmissionState>({
  vesselId: parameter('vessel', WHOLE_NUMBER),
  year: parameter('year', WHOLE_NUMBER),
  price: parameter('price', numberOf(z.number().min(0).max(10_000))),
  deficitsInRow: parameter('deficits', numberOf(z.int().min(1).max(50)), 1),
  knots: parameter('knots', numberOf(z.number().positive().max(60))),
  waiting: parameter('waiting', numberOf(z.number().min(0).max(300))),
  figure: parameter('figure', z.string().regex(/^(period|year|forecast):.{1,80}$/)),
});

/** Of a figure that is unfolded: the question it answers, and its key. */
export function splitFigure(figure: string): { readonly kind: QuestionKind; readonly key: string } {
  const at = figure.indexOf(':');
  return { kind: figure.slice(0, at) as QuestionKind, key: figure.slice(at + 1) };
}
