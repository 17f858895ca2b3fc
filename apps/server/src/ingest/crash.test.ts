/** A server killed in the middle of ingest: no sample it acknowledged is lost, and sending again adds none. */
import { LINK_WINDOW, toBatchFrame } from '@fms/contract/link';
import { getTagsByVesselId } from '@fms/contract/tag';
import { toId, type VesselId } from '@fms/domain/identity';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connectLink } from './testing/link-client.ts';
import { createServerFolder, type ServerFolder, type ServerProcess } from './testing/server-process.ts';
import { listWholeBatches } from './testing/whole-buckets.ts';

const STREAM = 'killed';
const SAMPLES_PER_BATCH = 50;
const BATCH_MS = 5_000;
/** An hour ago, at the beginning of a bucket: the server validates times by its own clock. */
const START = Math.floor(Date.now() / BATCH_MS) * BATCH_MS - 3_600_000;
const EVEN = { startMs: START, batchMs: BATCH_MS, samples: SAMPLES_PER_BATCH };

function batch(sequence: number) {
  const numbers = Array.from({ length: SAMPLES_PER_BATCH }, (_, i) => ({
    tagIndex: 0,
    timeMs: START + sequence * BATCH_MS + i * (BATCH_MS / SAMPLES_PER_BATCH),
    ordinal: 0,
    quality: 0,
    value: sequence,
  }));
  return toBatchFrame({ stream: STREAM, sequence, lane: 'live', numbers, positions: [], texts: [], traffic: [] });
}

let folder: ServerFolder;
beforeAll(async () => {
  folder = await createServerFolder();
});
afterAll(() => folder.remove());

/** Sequences whose samples are all there, as the server answers. */
async function storedSequences(server: ServerProcess, vesselId: VesselId, sequences: number): Promise<number[]> {
  const client = await server.asAdmin();
  const [tag] = await client.call(getTagsByVesselId, { query: { vesselId: String(vesselId) } });
  const asked = { vesselId, tags: [tag?.Id ?? 0], most: sequences };
  const [whole] = await listWholeBatches(client, EVEN, asked);
  return whole ?? [];
}

it('has everything it acknowledged after each of three deaths, and each sample once', async () => {
  let acknowledged = 0;
  let vesselId = toId<VesselId>(0);
  for (const acknowledgedAtDeath of [5, 120, 260]) {
    const server = await folder.start();
    if (vesselId > 0) {
      const stored = await storedSequences(server, vesselId, acknowledged + LINK_WINDOW);
      expect(stored.slice(0, acknowledged)).toEqual(Array.from({ length: acknowledged }, (_, i) => i + 1));
    }
    const link = await connectLink(server.address, await server.fleetKey());
    vesselId = toId<VesselId>((await link.open(STREAM, { name: 'Killed' }, [{ name: 'Count' }])).vesselId);
    let sent = acknowledged;
    while (acknowledged < acknowledgedAtDeath) {
      while (sent < acknowledged + LINK_WINDOW) link.send(batch(++sent));
      acknowledged = (await link.next('ack')).sequence;
    }
    await server.kill();
    await link.closed;
  }

  const server = await folder.start();
  const link = await connectLink(server.address, await server.fleetKey());
  await link.open(STREAM, { name: 'Killed' }, [{ name: 'Count' }]);
  // Everything once more, as after a spool that lost its place.
  for (let sequence = 1; sequence <= acknowledged; sequence++) link.send(batch(sequence));
  for (let sequence = 1; sequence <= acknowledged; sequence++) await link.next('ack');
  const stored = await storedSequences(server, vesselId, acknowledged);
  expect(stored).toEqual(Array.from({ length: acknowledged }, (_, i) => i + 1));
}, 240_000);
