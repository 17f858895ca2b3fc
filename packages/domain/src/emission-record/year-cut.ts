/** Legs across the end of a year as parts: which of its fuel is of which year only its samples tell. */
import type { TimeSpan } from '../time/time-span.ts';

/** The same spans in order, each cut where a calendar year of UTC ends within it. */
export function cutAtYears<Span extends TimeSpan>(spans: readonly Span[]): Span[] {
  return spans.flatMap((span) => {
    const parts: Span[] = [];
    for (let from = span.from; from < span.to; ) {
      const to = Math.min(span.to, Date.UTC(new Date(from).getUTCFullYear() + 1, 0, 1));
      parts.push({ ...span, from, to });
      from = to;
    }
    return parts;
  });
}
