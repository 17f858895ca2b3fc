/** Reads answers of foreign servers (address look-ups, sign-in providers), up to a bound in bytes. */
import { type Gated, readJson, type ShapeBounds } from '@fms/contract/gate';

/** A discovery document, a set of keys or a place; the largest known is some ten kilobytes. */
const ANSWER_BOUNDS: ShapeBounds = { size: 256 * 1024, depth: 16, values: 10_000, keys: 1000, text: 64 * 1024 };

/** The text of a body, unpacked; null when it is longer than `maxBytes`, and the rest is not taken. */
async function boundedText(response: Response, maxBytes: number): Promise<string | null> {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    bytes += piece.length;
    // Leaving the loop cancels the body and with it the connection.
    if (bytes > maxBytes) return null;
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString('utf8');
}

/** The JSON of an answer through the gate. Rejects when the connection fails. */
export async function readAnswer(response: Response): Promise<Gated> {
  const text = await boundedText(response, ANSWER_BOUNDS.size);
  return text === null ? { ok: false, reason: 'too-large' } : readJson(text, ANSWER_BOUNDS);
}

/** `fetch` for libraries that read answers themselves: rejects with an `Error` where the gate refuses the answer. */
export async function fetchJson(url: string, options: RequestInit): Promise<Response> {
  const response = await fetch(url, options);
  const answer = await readAnswer(response);
  if (!answer.ok) throw new Error(`${new URL(url).host} answered what is not taken: ${answer.reason}`);
  return Response.json(answer.value, { status: response.status });
}
