/**
 * Reading a JSON text without holding the page still. The list of ten thousand vessels has eight million characters, and
 * reading it at once takes longer than the frames a moved map needs: long lists are read some entries at a time.
 */
import { breath } from './breath.ts';

/** Characters that are read in a few milliseconds. */
const PIECE = 250_000;
/** Between two entries, most likely; also between two of a list inside an entry, or in a text. */
const SEAM = '},{';
/** So often a seam may be no end of an entry before the rest is read at once. */
const MOST_TRIES = 8;

/** As `JSON.parse`, also in what it throws; a long list of objects is read piece by piece. */
export async function readJson(text: string): Promise<unknown> {
  if (text.length <= 2 * PIECE || !text.startsWith('[{')) return JSON.parse(text) as unknown;
  const pieces: unknown[][] = [];
  for (let from = 1; from < text.length; ) {
    if (pieces.length > 0) await breath();
    const { entries, next } = readPiece(text, from);
    pieces.push(entries);
    from = next;
  }
  return pieces.flat();
}

/** Whole entries from one of them on; `next` is where the one after them begins, or the end of the text. */
function readPiece(text: string, from: number): { entries: unknown[]; next: number } {
  let seam = text.indexOf(SEAM, from + PIECE);
  for (let tries = 0; seam !== -1 && tries < MOST_TRIES; tries++) {
    const entries = entriesOf(text.slice(from, seam + 1));
    if (entries !== undefined) return { entries, next: seam + 2 };
    seam = text.indexOf(SEAM, seam + 1);
  }
  return { entries: JSON.parse(`[${text.slice(from)}`) as unknown[], next: text.length };
}

/** Undefined when the text ends inside an entry: then something in it stays open. */
function entriesOf(text: string): unknown[] | undefined {
  try {
    return JSON.parse(`[${text}]`) as unknown[];
  } catch {
    return undefined;
  }
}
