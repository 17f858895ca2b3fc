/** A gateway against a real server: files both ways, what is refused, and what goes on beside them. */
import { readdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readFleetKey, startTestServer, type TestServer } from '@fms/server/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type RunningGateway, startGateway } from '../run/gateway.ts';
import { createTestFolder } from '../testing/replay-to-shore.ts';
import { createSeededBytes, ExchangingShip, PersonAshore, waitUntil } from './testing/exchanging-ship.ts';

const MB = 1_000_000;

let server: TestServer;
let key: string;
beforeAll(async () => {
  server = await startTestServer();
  key = await readFleetKey(server);
});
afterAll(() => server.close());

let folder = createTestFolder();
let ship: ExchangingShip;
let gateway: RunningGateway | null;
let ships = 0;
beforeEach(async () => {
  folder = createTestFolder();
  ship = new ExchangingShip(folder.path, `Exchange-${++ships}`);
  gateway = null;
  await ship.make();
});
afterEach(async () => {
  await gateway?.stop();
  folder.remove();
});

function start(exchange: Parameters<ExchangingShip['parsedSetting']>[1] = {}): void {
  const log = { info: () => {}, warn: () => {} };
  const setting = ship.parsedSetting(server.address, exchange);
  gateway = startGateway({ setting, keyOf: () => key, software: 'test', log, backoffSeconds: [0] });
}
const ashore = () => PersonAshore.of(server.asAdmin, ship.name);

describe('a file of the outbox', () => {
  it('arrives ashore bit for bit, once it was asked for', async () => {
    const bytes = createSeededBytes(1, 3 * MB);
    await ship.put('log/engine.bin', bytes);
    start();
    const person = await ashore();
    const transfer = await person.fetch('log/engine.bin');
    const done = await person.reached(transfer, 'complete');
    expect(done).toMatchObject({ size: bytes.length, doneBytes: bytes.length });
    expect((await person.download('from-vessel/log/engine.bin')).equals(bytes)).toBe(true);
  });

  it('goes by itself where the ship is set up so, and goes again when it grew', async () => {
    await ship.put('noon.txt', Buffer.from('first'));
    start({ sends: 'all' });
    const person = await ashore();
    const first = await waitUntil(async () => (await person.queue())[0]);
    expect(first).toMatchObject({ path: 'on-vessel/noon.txt', priority: 'normal' });
    await person.fetch('noon.txt', 'urgent');
    await person.reached(first, 'complete');
    await ship.put('noon.txt', Buffer.from('second, longer'));
    const second = await waitUntil(async () =>
      (await person.queue()).find(({ transferId }) => transferId !== first.transferId),
    );
    await person.fetch('noon.txt', 'urgent');
    await person.reached(second, 'complete');
    expect(String(await person.download('from-vessel/noon.txt'))).toBe('second, longer');
  });

  it('that is a link, or lies behind one, is neither listed nor sent', async () => {
    await writeFile(join(folder.path, 'secret'), 'secret');
    await symlink(join(folder.path, 'secret'), join(ship.outbox, 'link'));
    await symlink(folder.path, join(ship.outbox, 'directory'));
    await ship.put('plain.txt', Buffer.from('plain'));
    start();
    const person = await ashore();
    await person.reached(await person.fetch('plain.txt'), 'complete');
    const asked = server.asAdmin.fetch('/api/v2/file/fetch', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ vesselId: person.vesselId, path: 'on-vessel/link' }),
    });
    expect((await asked).status).toBe(404);
  });
});

describe('a file for the ship', () => {
  it('is in the inbox bit for bit, and nothing of it is seen before', async () => {
    const bytes = createSeededBytes(2, 3 * MB);
    start();
    const person = await ashore();
    const transfer = await person.send('chart.zip', bytes);
    expect(await person.reached(transfer, 'complete')).toMatchObject({ direction: 'to-ship' });
    expect((await ship.received('chart.zip'))?.equals(bytes)).toBe(true);
    expect(await readdir(join(ship.inbox, '.incoming'))).toEqual([]);
  });

  it('does not take the place of what stands there: that is kept beside it', async () => {
    await writeFile(join(ship.inbox, 'plan.txt'), 'of the crew');
    start();
    const person = await ashore();
    await person.reached(await person.send('plan.txt', Buffer.from('of the shore')), 'complete');
    expect(String(await ship.received('plan.txt'))).toBe('of the shore');
    const kept = (await readdir(ship.inbox)).find((name) => name.startsWith('plan (kept '));
    expect(String(await ship.received(kept ?? ''))).toBe('of the crew');
  });
});

it('a log that grew by 1 % costs about 1 % of its bytes', async () => {
  const log = createSeededBytes(3, 8 * MB);
  await ship.put('log.bin', log);
  start();
  const person = await ashore();
  await person.reached(await person.fetch('log.bin'), 'complete');
  const monthBytes = async () => {
    const answer = await server.asAdmin.fetch(`/api/v2/file/policy?vesselId=${person.vesselId}`);
    return ((await answer.json()) as { used: { monthBytes: number } }).used.monthBytes;
  };
  const before = await waitUntil(async () => ((await monthBytes()) > 8 * MB ? monthBytes() : null));
  const grown = Buffer.concat([log, createSeededBytes(4, 80_000)]);
  await ship.put('log.bin', grown);
  await person.reached(await person.fetch('log.bin'), 'complete');
  expect((await person.download('from-vessel/log.bin')).equals(grown)).toBe(true);
  const after = await waitUntil(async () => ((await monthBytes()) > before + 80_000 ? monthBytes() : null));
  expect(after - before).toBeLessThan(80_000 + 2 * 256 * 1024 + 8000);
});
