/** A file from ashore that a person on board lets in or refuses, on the page of the ship's own network. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { changeTransfer } from '@fms/contract/file';
import { gatewaySetting } from '@fms/contract/link';
import { readFleetKey, startTestServer, type TestServer } from '@fms/server/testing';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { type RunningGateway, startGateway } from '../run/gateway.ts';
import { CrewPage, findFreePort, PERSON, setPerson } from '../ship-view/testing/crew-page.ts';
import { createTestFolder } from '../testing/replay-to-shore.ts';
import { type BadLine, openBadLine } from './testing/bad-line.ts';
import { createSeededBytes, ExchangingShip, PersonAshore, waitUntil } from './testing/exchanging-ship.ts';

const GOOD_LINE = { roundTripMs: 0, lostShare: 0, retransmissionMs: 0 };
const BYTES = createSeededBytes(41, 400_000);

let server: TestServer;
let key: string;
let line: BadLine;
beforeAll(async () => {
  server = await startTestServer();
  key = await readFleetKey(server);
  line = await openBadLine(server.address, 41, GOOD_LINE);
});
afterAll(async () => {
  await line.close();
  await server.close();
});

let folder: ReturnType<typeof createTestFolder>;
let ship: ExchangingShip;
let page: CrewPage;
let port: number;
let gateway: RunningGateway;
let person: PersonAshore;
let ships = 0;
beforeEach(async () => {
  folder = createTestFolder();
  ship = new ExchangingShip(folder.path, `Approving-${++ships}`);
  await ship.make();
  port = await findFreePort();
  page = new CrewPage({ host: '127.0.0.1', port });
  gateway = start();
  setPerson(join(folder.path, ship.name, 'data', `journal-${ship.name}`));
  person = await PersonAshore.of(server.asAdmin, ship.name);
});
afterEach(async () => {
  await gateway.stop();
  folder.remove();
});

function start(): RunningGateway {
  const { ships: given, ...setting } = ship.setting(line.address, { approval: 'crew' });
  const approval = { page: { host: '127.0.0.1', port } };
  return startGateway({
    setting: gatewaySetting.parse({ ...setting, ships: given.map((each) => ({ ...each, shipView: { approval } })) }),
    keyOf: () => key,
    software: 'test',
    log: { info: () => {}, warn: () => {} },
    backoffSeconds: [0],
  });
}

/** A file that is whole on board and waits there. */
async function sendHeld(name: string) {
  const transfer = await person.send(name, BYTES);
  await waitUntil(async () => {
    const told = (await person.queue()).find(({ transferId }) => transferId === transfer.transferId);
    return told?.state === 'on-board' && told.reason === 'approval-board';
  });
  const held = await waitUntil(async () => (await page.files()).find(({ path }) => path === name));
  return { transfer, held, body: { ...PERSON, transfer: held.transfer, sha256: held.sha256 } };
}

it('is not in the inbox before a person there approved it with a PIN', async () => {
  const { transfer, held, body } = await sendHeld('chart.zip');
  expect(held).toMatchObject({ size: '391 KB', hash: expect.stringMatching(/^[0-9a-f]{4} … [0-9a-f]{4}$/) });
  expect(await ship.received('chart.zip')).toBeNull();
  expect((await page.order('/approve-file', { ...body, pin: '111112' })).status).toBe(403);
  expect((await page.order('/approve-file', { ...body, sha256: '0'.repeat(64) })).status).toBe(409);
  expect((await page.order('/approve-file', body)).status).toBe(200);
  await person.reached(transfer, 'complete');
  expect((await ship.received('chart.zip'))?.equals(BYTES)).toBe(true);
  expect(await readdir(join(ship.inbox, '.incoming'))).toEqual([]);
  expect(await page.files()).toEqual([]);
});

it('is refused with name and reason, is kept nowhere, and may be sent again', async () => {
  const { transfer, body } = await sendHeld('setup.zip');
  expect((await page.order('/refuse-file', { ...body, why: 'not in port' })).status).toBe(200);
  const refused = await person.reached(transfer, 'refused');
  expect(refused.decided).toMatchObject({ by: 'ship', reason: `${PERSON.name}, not in port` });
  await waitUntil(async () => (await readdir(join(ship.inbox, '.incoming'))).length === 0);
  expect(await ship.received('setup.zip')).toBeNull();
  await server.asAdmin.call(changeTransfer, { body: { transferId: transfer.transferId, action: 'resume' } });
  await person.hurry('to-vessel/setup.zip');
  await waitUntil(async () => (await page.files()).length === 1);
});

it('waits on through a restart of the gateway without travelling again, and is gone from the page once withdrawn', async () => {
  const { transfer, body } = await sendHeld('plan.zip');
  await gateway.stop();
  gateway = start();
  await waitUntil(async () => (await page.files().catch(() => [])).length === 1);
  const use = await page.fileUse();
  expect(use).toMatch(/^Files: [1-9]/);
  await waitUntil(async () =>
    (await person.queue()).some(({ state, reason }) => state === 'on-board' && reason !== null),
  );
  expect(await page.fileUse()).toBe(use);
  await server.asAdmin.call(changeTransfer, { body: { transferId: transfer.transferId, action: 'withdraw' } });
  await waitUntil(async () => (await page.files()).length === 0);
  expect((await page.order('/approve-file', body)).status).toBe(409);
  await waitUntil(async () => (await readdir(join(ship.inbox, '.incoming'))).length === 0);
});

it('goes into the inbox while there is no line, and the shore hears of it afterwards', async () => {
  const { transfer, body } = await sendHeld('notice.zip');
  line.cut();
  expect((await page.order('/approve-file', body)).status).toBe(200);
  await waitUntil(() => ship.received('notice.zip'));
  line.mend();
  await person.reached(transfer, 'complete');
});
