/** A fleet that reports once a second while something else is measured. */
import type { NumberReading } from '@fms/contract/link';
import { pause } from './server.ts';
import { openShipLink } from './ship-link.ts';
import { signal } from './signal.ts';

export interface SteadyFleet {
  /** Ends after the second under way; throws when the shore refused anything. */
  stop(): Promise<void>;
}

/** Sends `vessels` × `tags` samples a second, each vessel at a moment of its own within the second. */
export async function startSteadyFleet(
  server: { address: string; fleetKey: string },
  { vessels, tags }: { vessels: number; tags: number },
): Promise<SteadyFleet> {
  const link = await openShipLink(server.address, server.fleetKey, 'bench-steady', vessels, () =>
    Array.from({ length: tags }, (_, i) => ({ vesselIndex: 0, name: `Steady ${i}`, source: 'bench', alarmLevel: 200 })),
  );
  let isStopping = false;
  const run = async () => {
    for (let second = 0; !isStopping; second++) {
      const begin = performance.now();
      for (let vessel = 0; vessel < vessels && !isStopping; vessel++) {
        const timeMs = Date.now();
        const numbers: NumberReading[] = Array.from({ length: tags }, (_, tag) => {
          const tagIndex = vessel * tags + tag;
          return { tagIndex, timeMs, ordinal: 0, quality: 0, value: signal(tagIndex, second) };
        });
        await link.send({ lane: 'live', numbers, positions: [], texts: [], traffic: [] });
        // A shore that makes it wait leaves it behind; then the next follows at once.
        const left = begin + ((vessel + 1) * 1000) / vessels - performance.now();
        if (left > 0) await pause(left);
      }
    }
    await link.stored();
  };
  const running = run();
  // Its failure is told by `stop`.
  running.catch(() => {});
  return {
    async stop() {
      isStopping = true;
      await running;
      link.close();
    },
  };
}
