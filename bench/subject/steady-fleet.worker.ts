/** The thread of a steady fleet: `vessels` × `tags` samples a second, each vessel at a moment of its own within the second. */
import { parentPort, workerData } from 'node:worker_threads';
import type { NumberReading } from '@fms/contract/link';
import { delay } from './server.ts';
import { openShipLink } from './ship-link.ts';
import { computeSignal } from './signal.ts';
import type { SteadyFleetParts } from './steady-fleet.ts';

const { address, fleetKey, vessels, tags } = workerData as SteadyFleetParts;
const link = await openShipLink(address, fleetKey, 'bench-steady', vessels, () =>
  Array.from({ length: tags }, (_, i) => ({ vesselIndex: 0, name: `Steady ${i}`, source: 'bench', alarmLevel: 200 })),
);
let isStopping = false;
parentPort?.once('message', () => {
  isStopping = true;
});
parentPort?.postMessage('under way');
for (let second = 0; !isStopping; second++) {
  const begin = performance.now();
  for (let vessel = 0; vessel < vessels && !isStopping; vessel++) {
    const timeMs = Date.now();
    const numbers: NumberReading[] = Array.from({ length: tags }, (_, tag) => {
      const tagIndex = vessel * tags + tag;
      return { tagIndex, timeMs, ordinal: 0, quality: 0, value: computeSignal(tagIndex, second) };
    });
    await link.send({ lane: 'live', numbers, positions: [], texts: [], traffic: [] });
    // A shore that makes it wait leaves it behind; then the next follows at once.
    const left = begin + ((vessel + 1) * 1000) / vessels - performance.now();
    if (left > 0) await delay(left);
  }
}
await link.stored();
link.close();
