/** What goes on beside a file that is under way, and what ends it. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { listAlarms } from '@fms/contract/alarm';
import { changeTransfer } from '@fms/contract/file';
import { readFleetKey, startTestServer, type TestServer } from '@fms/server/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startGateway } from '../run/gateway.ts';
import { createTestFolder } from '../testing/replay-to-shore.ts';
import { createSeededBytes, ExchangingShip, PersonAshore, waitUntil } from './testing/exchanging-ship.ts';
import { formatSentenceTime, openInstrument } from './testing/instrument.ts';
import { setLineRate } from './testing/line-rate.ts';

const BYTES = 12_000_000;
const RATE = 400_000;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

it('an alarm passes a file, an urgent file passes a low one, and a pause stops it with its chunks kept', async () => {
  const folder = createTestFolder();
  const fire = await openInstrument('fire');
  const ship = new ExchangingShip(folder.path, 'Busy');
  await ship.make();
  await ship.put('large.bin', createSeededBytes(7, BYTES));
  await ship.put('small.txt', Buffer.from('small'));
  const key = await readFleetKey(server);
  const setting = ship.parsedSetting(server.address, {}, [fire.source]);
  const log = { info: () => {}, warn: () => {} };
  const gateway = startGateway({ setting, keyOf: () => key, software: 'test', log, backoffSeconds: [0] });
  try {
    const instrument = await fire.connected;
    const person = await PersonAshore.of(server.asAdmin, ship.name);
    await setLineRate(server.asAdmin, person.vesselId, RATE);
    const large = await person.fetch('large.bin', 'high');
    const state = async () => (await person.queue()).find(({ transferId }) => transferId === large.transferId);
    await waitUntil(async () => ((await state())?.doneBytes ?? 0) > 0);
    instrument.write(`$FRALR,${formatSentenceTime()},012,A,V,FIRE ZONE 3\r\n`);
    await waitUntil(async () => (await server.asAdmin.call(listAlarms, { query: {} })).length > 0);
    expect((await state())?.state).toBe('sending');

    await person.reached(await person.fetch('small.txt', 'urgent'), 'complete');
    expect((await state())?.state).not.toBe('complete');

    await server.asAdmin.call(changeTransfer, { body: { transferId: large.transferId, action: 'pause' } });
    await person.reached(large, 'paused');
    const kept = join(server.dataFolder, 'exchange', String(person.vesselId));
    expect((await readdir(kept)).sort()).toEqual([`${large.transferId}.manifest`, `${large.transferId}.part`]);
    await server.asAdmin.call(changeTransfer, { body: { transferId: large.transferId, action: 'withdraw' } });
    await waitUntil(async () => (await readdir(kept)).length === 0);
  } finally {
    await gateway.stop();
    fire.close();
    folder.remove();
  }
}, 180_000);
