/**
 * Which past the demonstration has been given: written down beside the server's data, so that a second start goes on
 * with what is missing and fills the time for which it was switched off.
 */
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import type { Span } from './chunk-plan.ts';

const seconds = z.int().min(0);
const writtenSpan = z.object({
  fromSeconds: seconds,
  toSeconds: seconds,
  complete: z.boolean(),
  /** How much of the work is done, 0 to 1; the server shows it. */
  share: z.number().min(0).max(1).default(0),
});
type WrittenSpan = z.infer<typeof writtenSpan>;
const book = z.object({
  seed: z.int(),
  spans: z.array(writtenSpan),
  /** Up to here the live streams were heard. */
  aliveUntilSeconds: seconds,
});
type Book = z.infer<typeof book>;

export interface SpanFile {
  /** What is to be written, newest first. */
  readonly open: readonly Span[];
  reached(span: Span, share: number): Promise<void>;
  completed(span: Span): Promise<void>;
  alive(atSeconds: number): Promise<void>;
}

/** A switched-off time shorter than this is left as the gap it is. */
const SHORTEST_GAP_SECONDS = 5;

/** `historySeconds` is how far back a fleet without a past is given one; a book of another seed is begun again. */
export async function openSpanFile(
  dataFolder: string,
  seed: number,
  historySeconds: number,
  nowSeconds: number,
): Promise<SpanFile> {
  const path = join(resolve(dataFolder), 'demo-history.json');
  const known = await readBook(path);
  const fresh: Book = { seed, spans: [], aliveUntilSeconds: nowSeconds - historySeconds };
  let current = known?.seed === seed ? known : fresh;
  const from = Math.max(current.aliveUntilSeconds, nowSeconds - historySeconds);
  if (nowSeconds - from >= SHORTEST_GAP_SECONDS) {
    const missing: WrittenSpan = { fromSeconds: from, toSeconds: nowSeconds, complete: false, share: 0 };
    current = { ...current, spans: [missing, ...current.spans] };
  }
  current = { ...current, aliveUntilSeconds: nowSeconds };
  let writing = save(path, current);
  await writing;
  const change = (next: Book) => {
    current = next;
    // One write after another: the last one wins, and none is torn.
    writing = writing.then(() => save(path, current));
    return writing;
  };
  const changeSpan = ({ fromSeconds, toSeconds }: Span, state: Pick<WrittenSpan, 'complete' | 'share'>) =>
    change({
      ...current,
      spans: current.spans.map((span) =>
        span.fromSeconds === fromSeconds && span.toSeconds === toSeconds ? { ...span, ...state } : span,
      ),
    });
  return {
    open: current.spans.filter(({ complete }) => !complete),
    reached: (span, share) => changeSpan(span, { complete: false, share }),
    completed: (span) => changeSpan(span, { complete: true, share: 1 }),
    alive: (atSeconds) => change({ ...current, aliveUntilSeconds: atSeconds }),
  };
}

async function readBook(path: string): Promise<Book | null> {
  try {
    const parsed = book.safeParse(JSON.parse(await readFile(path, 'utf8')));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

async function save(path: string, content: Book): Promise<void> {
  await writeFile(`${path}.new`, `${JSON.stringify(content, null, 2)}\n`);
  await rename(`${path}.new`, path);
}
