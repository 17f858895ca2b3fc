/** Which ship a recording of deltas is about: a file need not name it, so it is the context with the most deltas. */
import { readRecording } from '../../line/recording-file.ts';

const CONTEXT = /"context"\s*:\s*"(vessels\.[^"]{1,100})"/g;
/** Contexts are counted in this much of the file; a ship shows in the first minute. */
const ENOUGH_CHARACTERS = 4_000_000;

/** Null when no delta names a context. */
export async function findBusiestContext(path: string): Promise<string | null> {
  const counts = new Map<string, number>();
  let read = 0;
  for await (const piece of readRecording(path)) {
    for (const [, context = ''] of piece.toString('latin1').matchAll(CONTEXT)) {
      counts.set(context, (counts.get(context) ?? 0) + 1);
    }
    read += piece.length;
    if (read > ENOUGH_CHARACTERS) break;
  }
  const [busiest] = [...counts].sort((a, b) => b[1] - a[1]);
  return busiest?.[0] ?? null;
}
