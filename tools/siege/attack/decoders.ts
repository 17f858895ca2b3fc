/** Every decoder of foreign bytes, in this process: none throws, none stalls, and memory stays where it is. */
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { countValues, type DecoderTarget, mutateBytes, REFUSED } from '@fms/test-kit';
import type { Attack, Siege } from '../server/attack.ts';
import { createTally, type Tally } from '../server/tally.ts';
import { DECODER_MEMORY_BOUND_MB, STALL_BOUND_MS } from './bounds.ts';
import { decoderTargets } from './decoder-targets.ts';

const SHOWN_BYTES = 80;
/** Documents between two turns of the event loop. */
const ROUND = 1_000;
const BYTES_PER_MB = 1_000_000;
const REPEATS = 2;
const WORTH_REPEATING_MS = 20;

/** What became of one document. */
function outcomeOf(target: DecoderTarget, bytes: Uint8Array, tally: Tally): void {
  try {
    const answer = target.decode(bytes);
    if (answer === REFUSED) {
      tally.refused();
      return;
    }
    tally.ok();
    const values = countValues(answer);
    if (values > target.maxValues) tally.serverError(`${target.name} makes ${values} values of ${bytes.length} bytes`);
  } catch (error) {
    const shown = Buffer.from(bytes.subarray(0, SHOWN_BYTES)).toString('hex');
    tally.serverError(`${target.name} throws ${String(error)} on ${bytes.length} bytes ${shown}`);
  }
}

function timed(work: () => void): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

/** Decodes one document. What held it up only once was the machine and not the decoder: it is decoded again. */
function decodeOne(target: DecoderTarget, bytes: Uint8Array, { tally, progress }: Siege): void {
  let stalledMs = timed(() => outcomeOf(target, bytes, tally));
  for (let again = 0; again < REPEATS && stalledMs > WORTH_REPEATING_MS; again++)
    stalledMs = Math.min(
      stalledMs,
      timed(() => outcomeOf(target, bytes, createTally())),
    );
  tally.stall(stalledMs);
  if (stalledMs > STALL_BOUND_MS.decoder) progress(`${target.name} takes ${stalledMs.toFixed(0)} ms`);
}

/** Bytes of JavaScript and of buffers that are still held after what is not was collected. */
function usedMb(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / BYTES_PER_MB;
}

async function attackTarget(target: DecoderTarget, runs: number, siege: Siege): Promise<void> {
  const documents = mutateBytes(target.seeds, siege.random.below(2 ** 31));
  for (let run = 0; run < runs; run++) {
    decodeOne(target, documents.next().value, siege);
    if (run % ROUND === 0) await yieldToEventLoop();
  }
}

export const attackDecoders: Attack = async (siege) => {
  const each = Math.ceil(siege.inputs / decoderTargets.length);
  // The first documents of each compile its code, whose memory is no leak.
  for (const target of decoderTargets) await attackTarget(target, Math.min(each, ROUND), siege);
  const before = usedMb();
  for (const target of decoderTargets) {
    await attackTarget(target, each - Math.min(each, ROUND), siege);
    siege.progress(target.name);
  }
  const rise = usedMb() - before;
  siege.tally.memory(rise);
  if (siege.length === 'long' && rise > DECODER_MEMORY_BOUND_MB)
    siege.tally.loss(`decoders keep ${rise.toFixed(0)} MB`);
};
