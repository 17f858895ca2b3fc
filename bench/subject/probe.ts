/**
 * Loaded into the measured server before its own code (`--import`): answers its parent how long its event loop was held
 * up and where its memory is. Nothing of it ships.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Delays are counted in steps of this many milliseconds, so a quiet loop reads as one step and not as zero. */
const RESOLUTION_MS = 1;
const NANOSECONDS_PER_MS = 1e6;

/** `collect` reads after a collection of garbage: what is held, not what was allocated since the last one. */
export type ProbeRequest = 'begin' | 'read' | 'collect';

export interface ProbeReading {
  /** Delays of the event loop since `begin`, beyond the probe's own step, in milliseconds. */
  readonly loopDelayMs: { readonly p50: number; readonly p999: number; readonly max: number };
  /** JavaScript's memory, in bytes. */
  readonly heapBytes: number;
  readonly externalBytes: number;
}

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
delay.enable();

const beyondStep = (nanoseconds: number) => Math.max(0, nanoseconds / NANOSECONDS_PER_MS - RESOLUTION_MS);

process.on('message', (question: ProbeRequest) => {
  if (question === 'begin') delay.reset();
  if (question === 'collect') collectGarbage();
  const { heapTotal, heapUsed, external } = process.memoryUsage();
  const reading: ProbeReading = {
    loopDelayMs: {
      p50: beyondStep(delay.percentile(50)),
      p999: beyondStep(delay.percentile(99.9)),
      max: beyondStep(delay.max),
    },
    heapBytes: question === 'collect' ? heapUsed : heapTotal,
    externalBytes: external,
  };
  process.send?.(reading);
});
// The channel alone must not keep a server alive that has ended.
process.channel?.unref();
