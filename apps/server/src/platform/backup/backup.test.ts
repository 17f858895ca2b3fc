/** The commands as a person types them, against a real server that ships send to the whole time. */
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { listAlarms } from '@fms/contract/alarm';
import { toBatchFrame } from '@fms/contract/link';
import { deleteDataInPeriod, editTags, getTagsByVesselId } from '@fms/contract/tag';
import { getAllVessels } from '@fms/contract/vessel';
import { toId, type VesselId } from '@fms/domain/identity';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectLink, type LinkClient } from '../../ingest/testing/link-client.ts';
import { createServerFolder, type ServerProcess, useServerFolder } from '../../ingest/testing/server-process.ts';
import { listWholeBatches } from '../../ingest/testing/whole-buckets.ts';

const run = promisify(execFile);
const BACKUP = fileURLToPath(new URL('../../../../../tools/launch/backup.mjs', import.meta.url));
const RESTORE = fileURLToPath(new URL('../../restore.ts', import.meta.url));

const STREAM = 'copied';
const PER_BATCH = 50;
const BATCH_MS = 5_000;
/** The server validates times by its own clock: an hour ago, at the beginning of a bucket. */
const START = Math.floor(Date.now() / BATCH_MS) * BATCH_MS - 3_600_000;
const EVEN = { startMs: START, batchMs: BATCH_MS, samples: PER_BATCH };
/** One call answers at most 1000 buckets. */
const LAST = 950;
const TAGS = [{ name: 'Count' }, { name: 'Deleted' }] as const;

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'fms-backup-'));
});
afterAll(() => rm(root, { recursive: true, force: true }));

const backUp = (data: string, to: string) => run(process.execPath, [BACKUP, '--data', data, '--to', to]);
const bringBack = (from: string, data: string) =>
  run(process.execPath, [RESTORE, from, '--data', data], {
    env: { ...process.env, DATABASE_URL: '', CLICKHOUSE_URL: '' },
  });

function batch(sequence: number) {
  const numbers = [0, 1].flatMap((tagIndex) =>
    Array.from({ length: PER_BATCH }, (_, i) => ({
      tagIndex,
      timeMs: START + sequence * BATCH_MS + i * (BATCH_MS / PER_BATCH),
      ordinal: 0,
      quality: 0,
      value: sequence,
    })),
  );
  return toBatchFrame({ stream: STREAM, sequence, lane: 'live', numbers, positions: [], texts: [], traffic: [] });
}

/** A ship that goes on sending one batch after the other, until it is told to stop or there is nothing left. */
function sendOn(link: LinkClient, from: number) {
  const state = { acknowledged: from, isEnough: (_acknowledged: number) => false };
  const ended = (async () => {
    let sent = from;
    while (!state.isEnough(state.acknowledged) && sent < LAST) {
      link.send(batch(++sent));
      state.acknowledged = (await link.next('ack')).sequence;
    }
  })();
  return { state, ended };
}

async function answersOf(server: ServerProcess, vesselId: VesselId, sequences: number) {
  const client = await server.asAdmin();
  const tags = await client.call(getTagsByVesselId, { query: { vesselId: String(vesselId), isGetLater: 'true' } });
  const asked = { vesselId, tags: tags.map(({ Id }) => Id), most: sequences };
  const [counted = [], deleted = []] = await listWholeBatches(client, EVEN, asked);
  return { tags, counted, deleted, client };
}

const upTo = (last: number) => Array.from({ length: last }, (_, i) => i + 1);

describe('a backup of a server that ships send to', () => {
  it('holds all that was acknowledged before it began, and is completed by what comes again', async () => {
    const folder = await createServerFolder();
    const server = await folder.start();
    const link = await connectLink(server.address, await server.fleetKey());
    const vesselId = toId<VesselId>((await link.open(STREAM, { name: 'Copied' }, TAGS)).vesselId);
    for (let sequence = 1; sequence <= 40; sequence++) link.send(batch(sequence));
    for (let sequence = 1; sequence <= 40; sequence++) await link.next('ack');
    const before = await answersOf(server, vesselId, 40);
    const [, deleted] = before.tags;
    const period = { fromTime: new Date(START).toISOString(), toTime: new Date(START + 20 * BATCH_MS).toISOString() };
    await before.client.call(deleteDataInPeriod, { query: { dataTagId: String(deleted?.Id), ...period } });
    await before.client.call(editTags, { body: [{ Id: before.tags[0]?.Id ?? toId(0), alarmLevel: 30 }] });

    const { state, ended } = sendOn(link, 40);
    const backup = join(root, 'first');
    const acknowledgedBefore = state.acknowledged;
    const { stdout } = await backUp(folder.path, backup);
    expect(stdout).toMatch(/Done: \d+ files/);
    const acknowledgedAfter = state.acknowledged;
    state.isEnough = (acknowledged) => acknowledged >= acknowledgedAfter + 20;
    await ended;
    const alarmsBefore = await before.client.call(listAlarms, { query: {} });
    await server.kill();
    await link.closed;
    await folder.remove();

    const restored = useServerFolder(join(root, 'restored'));
    await bringBack(backup, restored.path);
    const again = await restored.start();
    const found = await answersOf(again, vesselId, state.acknowledged);
    expect(found.counted.slice(0, acknowledgedBefore)).toEqual(upTo(acknowledgedBefore));
    expect(found.deleted[0], 'what was deleted stays deleted').toBe(21);
    expect(found.tags[0]).toMatchObject({ name: 'Count', alarmLevel: 30 });
    expect(await found.client.call(listAlarms, { query: {} })).toMatchObject(
      alarmsBefore.map(({ id, channel, time }) => ({ id, channel, time })),
    );
    expect((await found.client.call(getAllVessels, { query: {} })).map(({ name }) => name)).toContain('Copied');

    const ship = await connectLink(again.address, await again.fleetKey());
    ship.send({ type: 'open', stream: STREAM });
    const { lastSequence } = await ship.next('opened');
    expect(lastSequence).toBeGreaterThanOrEqual(acknowledgedBefore);
    expect(lastSequence, 'it claims nothing it does not have').toBeLessThanOrEqual(found.counted.length);
    await ship.open(STREAM, { name: 'Copied' }, TAGS);
    for (let sequence = lastSequence + 1; sequence <= state.acknowledged; sequence++) {
      ship.send(batch(sequence));
      await ship.next('ack');
    }
    expect((await answersOf(again, vesselId, state.acknowledged)).counted).toEqual(upTo(state.acknowledged));
    await ship.close();
    await restored.remove();
  }, 420_000);

  it('is private, overwrites nothing, and is told from a damaged one', async () => {
    const folder = await createServerFolder();
    const nowhere = join(root, 'nowhere');
    await expect(backUp(folder.path, nowhere)).rejects.toMatchObject({ stderr: expect.stringContaining('No server') });
    const server = await folder.start();
    const backup = join(root, 'second');
    await backUp(folder.path, backup);
    expect((await stat(backup)).mode & 0o077).toBe(0);
    for (const name of ['token.key', 'secret.key', 'demo-fleet.key', 'mode']) {
      const file = join(backup, 'data', name);
      expect(await readFile(file, 'utf8')).toBe(await readFile(join(folder.path, name), 'utf8'));
      expect((await stat(file)).mode & 0o077, name).toBe(0);
    }
    await expect(backUp(folder.path, backup)).rejects.toMatchObject({ stderr: expect.stringContaining('exists') });
    await expect(backUp(folder.path, join(folder.path, 'inside'))).rejects.toMatchObject({ code: 1 });
    await expect(bringBack(backup, folder.path)).rejects.toMatchObject({
      stderr: expect.stringContaining('not empty'),
    });
    await symlink(root, join(folder.path, 'logo'));
    await expect(backUp(folder.path, nowhere)).rejects.toMatchObject({ stderr: expect.stringContaining('is a link') });
    await rm(join(folder.path, 'logo'));
    await writeFile(join(backup, 'data', 'token.key'), 'x');
    await expect(bringBack(backup, nowhere)).rejects.toMatchObject({ stderr: expect.stringContaining('token.key') });
    expect(await readdir(root)).not.toContain('nowhere');
    expect((await readdir(folder.path)).filter((name) => name === 'copying')).toEqual([]);
    await server.kill();
    await folder.remove();
  }, 120_000);
});
