/** A ship's own gateway, as it runs on board, and a shore that comes back from a backup: nothing measured is lost. */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { getStatistic, getTagsOfVessel } from '@fms/contract/tag';
import { getAllVessels } from '@fms/contract/vessel';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createServerFolder, type ServerProcess, useServerFolder } from '../../ingest/testing/server-process.ts';
import type { TypedClient } from '../../testing/index.ts';

const run = promisify(execFile);
const repository = (path: string) => fileURLToPath(new URL(`../../../../../${path}`, import.meta.url));
const GATEWAY = repository('apps/gateway/src/main.ts');
const BACKUP = repository('tools/launch/backup.mjs');
const RESTORE = repository('apps/server/src/restore.ts');
const SHIP = 'Comes again';

let root: string;
let sounder: Server;
const listeners = new Set<Socket>();
let gateway: ChildProcess | undefined;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'fms-again-'));
  sounder = createServer((socket) => listeners.add(socket.on('error', () => {})));
  await once(sounder.listen(0, '127.0.0.1'), 'listening');
});
afterEach(async () => {
  if (gateway) {
    const exited = once(gateway, 'exit');
    gateway.kill('SIGKILL');
    await exited;
  }
  for (const socket of listeners) socket.destroy();
  sounder.close();
  await rm(root, { recursive: true, force: true });
});

/** Depths in centimetres, each said once. */
function sound(from: number, to: number): void {
  const lines = Array.from({ length: to - from + 1 }, (_, i) => `$SDDPT,${((from + i) / 100).toFixed(2)},0.0\r\n`);
  for (const socket of listeners) socket.write(lines.join(''));
}

async function startGateway(server: ServerProcess): Promise<void> {
  const { port } = sounder.address() as AddressInfo;
  const source = { protocol: 'nmea0183', name: 'bridge', transport: 'tcp', host: '127.0.0.1', port };
  const ship = { stream: 'again', vessel: { name: SHIP }, create: true, sources: [source] };
  const setting = { server: server.address, data: join(root, 'gateway'), ships: [ship] };
  await writeFile(join(root, 'gateway.json'), JSON.stringify(setting));
  const env = { ...process.env, GATEWAY_KEY: await server.fleetKey() };
  gateway = spawn(process.execPath, [GATEWAY, 'run', join(root, 'gateway.json')], { stdio: 'ignore', env });
  await once(sounder, 'connection');
}

/** How many depths the shore has, and the deepest, in centimetres. */
async function depths(client: TypedClient): Promise<{ count: number; deepest: number }> {
  const vessel = (await client.call(getAllVessels, { query: {} })).find(({ name }) => name === SHIP);
  const tags = vessel ? await client.call(getTagsOfVessel, { query: { vesselId: String(vessel.id) } }) : [];
  const [depth] = tags.filter(({ name }) => /depth/i.test(name));
  if (!vessel || !depth) return { count: 0, deepest: 0 };
  const [fromTime, toTime] = [Date.now() - 3_600_000, Date.now() + 60_000].map((time) => new Date(time).toISOString());
  const body = {
    vesselId: vessel.id,
    tags: [depth.Id],
    maxPoints: 100,
    fromTime: fromTime ?? '',
    toTime: toTime ?? '',
  };
  const points = (await client.call(getStatistic, { body })).flatMap((statistic) => statistic.points);
  return {
    count: points.reduce((sum, { count }) => sum + count, 0),
    deepest: Math.round(Math.max(0, ...points.map(({ max }) => max)) * 100),
  };
}

/** Asks until all depths are there: the gateway sends when it does. */
async function untilStored(server: ServerProcess, deepest: number): Promise<void> {
  const client = await server.asAdmin();
  for (;;) {
    const found = await depths(client);
    if (found.deepest < deepest || found.count < deepest) continue;
    expect(found).toEqual({ count: deepest, deepest });
    return;
  }
}

it('is sent again what the backup did not hold, and what was said while there was no shore', async () => {
  const folder = await createServerFolder();
  const server = await folder.start();
  await startGateway(server);
  sound(1, 100);
  await untilStored(server, 100);
  const backup = join(root, 'backup');
  await run(process.execPath, [BACKUP, '--data', folder.path, '--to', backup]);
  sound(101, 200);
  await untilStored(server, 200);
  await server.kill();
  sound(201, 250);

  const restored = useServerFolder(join(root, 'restored'));
  const env = { ...process.env, DATABASE_URL: '', CLICKHOUSE_URL: '' };
  await run(process.execPath, [RESTORE, backup, '--data', restored.path], { env });
  const again = await restored.start(Number(new URL(server.address).port));
  await untilStored(again, 250);
  await again.kill();
  await folder.remove();
}, 420_000);
