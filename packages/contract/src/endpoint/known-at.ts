/** Calls that can be asked as known at a moment: of the readings that had arrived by then. */
import { requestTime, wireTime } from '../scalar/time.ts';

/** Field of such a call; left out, everything that is known now counts. */
export const knownAt = { knownAt: requestTime.optional() };

/**
 * Header of an answer about times of which readings were deleted, so that it may say less than was known: spans as
 * `from/to` (ISO 8601, 4.4.1), with commas between, in order of time. Absent where nothing was deleted.
 */
export const DELETED_HEADER = 'x-deleted-spans';
/** Spans named in it at most; beyond them the last one reaches to the end of all. */
export const MAX_DELETED_SPANS = 20;

/** Writes such a header of wire times. */
export function formatDeletedSpans(spans: readonly { readonly from: string; readonly to: string }[]): string {
  const named = spans.slice(0, MAX_DELETED_SPANS);
  const [last, end] = [named.at(-1), spans.at(-1)];
  if (last && end) named[named.length - 1] = { from: last.from, to: end.to };
  return named.map(({ from, to }) => `${from}/${to}`).join(',');
}

/** Reads such a header; what is no span is left out. */
export function parseDeletedSpans(header: string | null): { from: string; to: string }[] {
  return (header ?? '').split(',').flatMap((text) => {
    const [from, to] = text.split('/');
    const isSpan = wireTime.safeParse(from).success && wireTime.safeParse(to).success;
    return isSpan ? [{ from: from as string, to: to as string }] : [];
  });
}
