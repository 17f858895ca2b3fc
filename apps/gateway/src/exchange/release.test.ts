/** What stands between a file from ashore and the ship: a scanner, a second person, and a server on the ship's own network. */
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { approveTransfer, getFilePolicy, setFilePolicy } from '@fms/contract/file';
import { editAdminSetting } from '@fms/contract/vessel';
import { readFleetKey, startTestServer, type TestServer } from '@fms/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningGateway, startGateway } from '../run/gateway.ts';
import { createSeededBytes, ExchangingShip, PersonAshore } from './testing/exchanging-ship.ts';
import { createHostKey, startSftpServer } from './testing/sftp-server.ts';

/** Finds the word INFECTED. */
const SCANNER = '#!/bin/sh\nif grep -q INFECTED "$1"; then echo "$1: Test.Signature FOUND"; exit 1; fi\n';

let root: string;
let server: TestServer;
let ship: ExchangingShip;
let gateway: RunningGateway;
let person: PersonAshore;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'fms-release-'));
  const scanner = join(root, 'scanner');
  await writeFile(scanner, SCANNER);
  await chmod(scanner, 0o755);
  server = await startTestServer({ config: { fileScanner: [scanner] } });
  ship = new ExchangingShip(root, 'Release');
  await ship.make();
  const key = await readFleetKey(server);
  const log = { info: () => {}, warn: () => {} };
  const setting = ship.parsedSetting(server.address);
  gateway = startGateway({ setting, keyOf: () => key, software: 'test', log, backoffSeconds: [0] });
  person = await PersonAshore.of(server.asManager, ship.name);
});
afterAll(async () => {
  await gateway.stop();
  await server.close();
  await rm(root, { recursive: true, force: true });
});

describe('a file for the ship', () => {
  it('goes on board once the scanner found it clean', async () => {
    await person.reached(await person.send('clean.txt', Buffer.from('a chart')), 'complete');
    expect(String(await ship.received('clean.txt'))).toBe('a chart');
  });

  it('is refused where the scanner finds something, with what it found', async () => {
    const refused = await person.reached(await person.send('bad.txt', Buffer.from('INFECTED')), 'refused');
    expect(refused.decided).toMatchObject({ by: 'scanner', reason: 'Test.Signature' });
    expect(await ship.received('bad.txt')).toBeNull();
  });

  it('waits for a second person where the policy says so', async () => {
    const { vesselId } = person;
    const policy = await server.asManager.call(getFilePolicy, { query: { vesselId: String(vesselId) } });
    const { keep, line, revision } = policy;
    await server.asManager.call(setFilePolicy, { body: { vesselId, keep, line, revision, needsApproval: true } });
    const { transferId, ...waiting } = await person.send('approved.txt', Buffer.from('approved'));
    expect(waiting).toMatchObject({ state: 'waiting', reason: 'approval-shore' });
    await server.asAdmin.call(approveTransfer, { body: { transferId, approved: true, reason: 'checked' } });
    await person.reached({ transferId, ...waiting }, 'complete');
    expect(String(await ship.received('approved.txt'))).toBe('approved');
  });

  it('is delivered by SFTP where the admin setting names a port, and not into the inbox', async () => {
    const remote = join(root, 'remote');
    await mkdir(remote);
    const sftp = await startSftpServer(remote, createHostKey());
    const { vesselId } = person;
    const adminSetting = {
      sftpPort: String(sftp.port),
      sftpHost: '127.0.0.1',
      sftpUserName: 'ship',
      sftpPassword: 'secret',
    };
    await server.asAdmin.call(editAdminSetting, { body: { vesselId, revision: 0, adminSetting } });
    const bytes = createSeededBytes(8, 500_000);
    const { transferId, ...waiting } = await person.send('delivered.bin', bytes);
    await server.asAdmin.call(approveTransfer, { body: { transferId, approved: true, reason: 'checked' } });
    await person.reached({ transferId, ...waiting }, 'complete');
    expect((await readFile(join(remote, 'delivered.bin'))).equals(bytes)).toBe(true);
    expect(await readdir(remote)).toEqual(['delivered.bin']);
    expect(await ship.received('delivered.bin')).toBeNull();
    await sftp.close();
  });
});
