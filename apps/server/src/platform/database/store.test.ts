import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getAccountInfomation } from '@fms/contract/account';
import { getAllOrganizations } from '@fms/contract/organization';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { copyTemplateDatabase, startTestServer, testPostgresSkipped, testPostgresUrl } from '../../testing/index.ts';
import { systemClock } from '../clock/clock.ts';
import { readConfig } from '../config/config.ts';
import { createLogger } from '../log/logger.ts';
import { openStore } from './store.ts';

/** Opening costs a second of processor time, and many more where every core is taken. */
const OPENING_TWICE_MS = 90_000;

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'fms-store-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

function open(args: string[] = [], environment: Record<string, string> = {}) {
  const folder = { path: (...names: string[]) => join(root, ...names), close: () => {} };
  const logger = createLogger('silent');
  return openStore({ config: readConfig(args, environment), folder, clock: systemClock, logger });
}

describe('the store', () => {
  it('keeps what it was made for: real use refuses that of the demonstration', {
    timeout: OPENING_TWICE_MS,
  }, async () => {
    await copyTemplateDatabase(join(root, 'database'));
    await (await open()).close();
    await expect(open(['--live', '--public-url', 'https://fleet.example.org'])).rejects.toMatchObject({
      name: 'StartFailure',
      message: 'The database holds demonstration data, which --live refuses: choose another.',
    });
  });

  it('says in one sentence that PostgreSQL cannot be reached, without its address', async () => {
    const failure = open([], { DATABASE_URL: 'postgres://fms:secret@127.0.0.1:1/fms' });
    await expect(failure).rejects.toMatchObject({ name: 'StartFailure' });
    await expect(failure).rejects.toThrow(/^The PostgreSQL of DATABASE_URL cannot be used: .*ECONNREFUSED/);
    await expect(failure).rejects.not.toThrow('secret');
  });

  const skipped = testPostgresUrl ? '' : `, skipped: ${testPostgresSkipped}`;
  it.skipIf(!testPostgresUrl)(
    `in PostgreSQL carries a whole server${skipped}`,
    { timeout: OPENING_TWICE_MS },
    async () => {
      const server = await startTestServer({ postgresUrl: testPostgresUrl });
      try {
        expect(await server.asManager.call(getAccountInfomation)).toMatchObject({ id: 2, userName: 'manager' });
        expect(await server.asAdmin.call(getAllOrganizations)).toHaveLength(2);
        await expect(server.signIn('admin', 'wrong')).rejects.toMatchObject({ code: 'wrong-credentials' });
      } finally {
        await server.close();
      }
    },
  );
});
