/**
 * Reading a JSON text without holding the page still. The list of ten thousand vessels has eight million characters, and
 * reading it at once takes longer than the frames a moved map needs: long lists are read some entries at a time.
 */
import { breath } from './breath.ts';

/** What takes some milliseconds. */
const PIECE = 500_000;

/** As `JSON.parse`, also in what it throws; a list longer than a piece is read piece by piece. */
export async function readJson(text: string): Promise<unknown> {
  if (text.length <= PIECE || !text.startsWith('[')) return JSON.parse(text) as unknown;
  const pieces: unknown[][] = [];
  for (const piece of piecesOf(text)) {
    if (pieces.length > 0) await breath();
    pieces.push(JSON.parse(`[${piece}]`) as unknown[]);
  }
  return pieces.flat();
}

/** Cuts a list at commas of its own into texts of about a piece; throws when it has no end, or does not end there. */
function* piecesOf(text: string): Generator<string> {
  let depth = 0;
  let from = 1;
  for (let at = 1; at < text.length; at++) {
    switch (text[at]) {
      case '"':
        at = endOfString(text, at);
        break;
      case '{':
      case '[':
        depth += 1;
        break;
      case ',':
        if (depth > 0 || at - from < PIECE) break;
        yield text.slice(from, at);
        from = at + 1;
        break;
      case '}':
      case ']':
        depth -= 1;
        if (depth >= 0) break;
        if (text.slice(at + 1).trim() !== '') throw new SyntaxError('The list ends before its text does');
        if (from > 1 && text.slice(from, at).trim() === '') throw new SyntaxError('The list ends with a comma');
        yield text.slice(from, at);
        return;
    }
  }
  throw new SyntaxError('The list has no end');
}

/** Where the string ends that begins at `at`: at a quote with an even number of backslashes before it. */
function endOfString(text: string, at: number): number {
  for (let end = text.indexOf('"', at + 1); end !== -1; end = text.indexOf('"', end + 1)) {
    let backslashes = 0;
    while (text[end - 1 - backslashes] === '\\') backslashes += 1;
    if (backslashes % 2 === 0) return end;
  }
  return text.length;
}
