/**
 * Validates an answer against its schema. A list of ten thousand entries takes a tenth of a second, in which the map
 * would stand still while it is moved: long lists are validated in slices, and the page draws in between.
 */
import { z } from 'zod';
import { yieldToPage } from './yield-to-page.ts';

/** What takes a few milliseconds. */
const PIECE = 1000;

/** As `schema.safeParse(answer)`; the schema of a list says nothing of its length. */
export async function parseAnswer(schema: z.ZodType, answer: unknown): Promise<z.ZodSafeParseResult<unknown>> {
  if (!(schema instanceof z.ZodArray) || !Array.isArray(answer)) return schema.safeParse(answer);
  const entries: unknown[][] = [];
  for (let from = 0; from < answer.length; from += PIECE) {
    if (from > 0) await yieldToPage();
    const piece = schema.safeParse(answer.slice(from, from + PIECE));
    if (!piece.success) return piece;
    entries.push(piece.data);
  }
  return { success: true, data: entries.flat() };
}
