/** A decoder of foreign bytes as the fuzz tests and the siege see it. */
import { mutateBytes } from './mutate-bytes.ts';

export interface DecoderTarget {
  readonly name: string;
  /** Valid documents that mutations start from. */
  readonly seeds: readonly Uint8Array[];
  /** The most values one answer may hold, by `countValues`. */
  readonly maxValues: number;
  /**
   * What was made of the bytes, or `REFUSED` where they were refused in the way its caller expects; a promise of that where
   * the decoder works in slices. Anything it throws is a fault. Keeps nothing from one call to the next.
   */
  decode(bytes: Uint8Array): unknown;
}

export const REFUSED = Symbol('refused');

/** Scalars, containers and keys of an answer. Bytes count as one: they are views of what came. */
export function countValues(answer: unknown): number {
  let count = 0;
  const open: unknown[] = [answer];
  while (open.length > 0) {
    const value = open.pop();
    count++;
    if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) continue;
    if (value instanceof Map || value instanceof Set) open.push(...value.values());
    else for (const one of Object.values(value)) open.push(one);
  }
  return count;
}

export interface FuzzOutcome {
  readonly taken: number;
  readonly refused: number;
  /** Of one answer. */
  readonly mostValues: number;
}

/** Feeds a decoder `runs` mutated documents. Rejects with what the decoder throws, and the bytes that made it do so. */
export async function fuzzDecoder(
  target: DecoderTarget,
  { runs, seed }: { runs: number; seed: number },
): Promise<FuzzOutcome> {
  let taken = 0;
  let mostValues = 0;
  const documents = mutateBytes(target.seeds, seed);
  for (let run = 0; run < runs; run++) {
    const bytes = documents.next().value;
    const answer = await decodeOrTell(target, bytes);
    if (answer === REFUSED) continue;
    taken++;
    mostValues = Math.max(mostValues, countValues(answer));
  }
  return { taken, refused: runs - taken, mostValues };
}

async function decodeOrTell(target: DecoderTarget, bytes: Uint8Array): Promise<unknown> {
  try {
    return await target.decode(bytes);
  } catch (error) {
    const shown = Array.from(bytes.subarray(0, 200), (byte) => byte.toString(16).padStart(2, '0')).join('');
    throw new Error(`${target.name} threw on ${bytes.length} bytes ${shown}`, { cause: error });
  }
}
