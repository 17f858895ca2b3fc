/** A fleet that reports once a second while something else is measured; on a thread of its own, as ships are elsewhere. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

export interface SteadyFleetParts {
  readonly address: string;
  readonly fleetKey: string;
  readonly vessels: number;
  readonly tags: number;
}

export interface SteadyFleet {
  /** Ends after the second under way; throws when the shore refused anything. */
  stop(): Promise<void>;
}

/** Resolves when vessels and tags are known ashore and the first samples are on their way. */
export async function startSteadyFleet(
  { address, fleetKey }: Pick<SteadyFleetParts, 'address' | 'fleetKey'>,
  size: Pick<SteadyFleetParts, 'vessels' | 'tags'>,
): Promise<SteadyFleet> {
  const workerData: SteadyFleetParts = { address, fleetKey, ...size };
  const worker = new Worker(new URL('./steady-fleet.worker.ts', import.meta.url), { workerData });
  const ended = new Promise<void>((resolve, reject) => {
    worker.once('error', reject);
    worker.once('exit', () => resolve());
  });
  // Its failure is told by `stop`.
  ended.catch(() => {});
  await Promise.race([once(worker, 'message'), ended]);
  return {
    async stop() {
      worker.postMessage('stop');
      await ended;
    },
  };
}
