/**
 * Reading a JSON text without holding the page still. The list of ten thousand vessels has eight million characters, and
 * reading it at once takes longer than the frames a moved map needs: long lists are read some entries at a time.
 */
import { yieldToPage } from './yield-to-page.ts';

/** Characters that are read in a few milliseconds. */
const PIECE = 250_000;
/** Up to its first name. The entries of a list begin alike, and the entries of a list inside them begin otherwise. */
const FIRST_NAME = /^\[(\{"[^"\\]*":)/;
/** So often a seam may be no end of an entry before the rest is read at once. */
const MOST_TRIES = 8;

/** As `JSON.parse`, also in what it throws; a long list of objects is read piece by piece. */
export async function readJson(text: string): Promise<unknown> {
  const [, opening] = text.length <= 2 * PIECE ? [] : (FIRST_NAME.exec(text) ?? []);
  if (opening === undefined) return JSON.parse(text) as unknown;
  const seam = `},${opening}`;
  const pieces: unknown[][] = [];
  for (let from = 1; from < text.length; ) {
    if (pieces.length > 0) await yieldToPage();
    const { entries, next } = readPiece(text, from, seam);
    pieces.push(entries);
    from = next;
  }
  return pieces.flat();
}

/**
 * Whole entries from one of them on; `next` is where the one after them begins, or the end of the text. What looks like
 * the seam of two entries may stand in a text, or in a list inside an entry whose entries begin like its own.
 */
function readPiece(text: string, from: number, seam: string): { entries: unknown[]; next: number } {
  let end = text.indexOf(seam, from + PIECE);
  for (let tries = 0; end !== -1 && tries < MOST_TRIES; tries++) {
    const entries = entriesOf(text.slice(from, end + 1));
    if (entries !== undefined) return { entries, next: end + 2 };
    end = text.indexOf(seam, end + 1);
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
