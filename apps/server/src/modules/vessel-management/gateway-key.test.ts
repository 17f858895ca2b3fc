/** Keys of gateways over real links: issued, rotated, revoked. */

import {
  issueGatewayKey,
  listGatewayKeys,
  MAX_KEYS,
  ROTATION_HOURS,
  revokeGatewayKey,
  rotateGatewayKey,
} from '@fms/contract/vessel';
import type { VesselId } from '@fms/domain/identity';
import { HOUR_MS } from '@fms/domain/time';
import { createFakeClock } from '@fms/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectLink } from '../../ingest/testing/link-client.ts';
import type { TestServer } from '../../testing/index.ts';
import { captureJobs } from '../../testing/server-jobs.ts';
import { startWithTwoOrganizations } from '../../testing/two-organizations.ts';

/** Links are looked at this often. */
const BEAT_MS = 30_000;
const WRONG_KEY = 4401;
const clock = createFakeClock(Date.UTC(2026, 10, 21, 8));
let server: TestServer;
let vesselId: VesselId;
let beat: () => void;
beforeAll(async () => {
  const { started, runJobs } = await captureJobs(BEAT_MS, () => startWithTwoOrganizations({ clock }));
  server = started.server;
  vesselId = started.own.vesselId;
  beat = runJobs;
});
afterAll(() => server.close());

const issue = () => server.asManager.call(issueGatewayKey, { body: { vesselId } });
const list = () => server.asManager.call(listGatewayKeys, { query: { vesselId: String(vesselId) } });
const revoke = (keyId: number) => server.asManager.call(revokeGatewayKey, { body: { vesselId, keyId } });

async function open(key: string) {
  const link = await connectLink(server.address, key);
  await link.next('welcome');
  return link;
}

describe('a key of a gateway', () => {
  it('opens the link, is listed with its last use and never shown again', async () => {
    const { id, key } = await issue();
    expect((await list())[0]).toMatchObject({ id, createdBy: 'manager', lastUsedAt: null, endsAt: null });
    const link = await open(key);
    const listed = await list();
    expect(listed[0]?.lastUsedAt).toBe('2026-11-21T08:00:00.000Z');
    expect(JSON.stringify(listed)).not.toContain(key);
    await link.close();
    await revoke(id);
  });

  it('cuts the open link at once when it is revoked, and opens none again', async () => {
    const { id, key } = await issue();
    const other = await issue();
    const [cut, kept] = [await open(key), await open(other.key)];
    await revoke(id);
    expect(await cut.closed).toMatchObject({ code: WRONG_KEY });
    const again = await connectLink(server.address, key);
    expect(await again.closed).toMatchObject({ code: WRONG_KEY });
    await kept.open('kept', { name: 'vessel1' }, []);
    await kept.close();
    await revoke(other.id);
  });

  it('lives on for a day when it is rotated, and then ends with its open link', async () => {
    const old = await issue();
    const link = await open(old.key);
    const rotated = await server.asManager.call(rotateGatewayKey, { body: { vesselId, keyId: old.id } });
    expect((await list()).map(({ id, endsAt }) => [id, endsAt])).toEqual([
      [rotated.id, null],
      [old.id, '2026-11-22T08:00:00.000Z'],
    ]);
    await (await open(old.key)).close();
    clock.advance(ROTATION_HOURS * HOUR_MS);
    beat();
    server.asManager = await server.signIn('manager');
    expect(await link.closed).toMatchObject({ code: WRONG_KEY });
    expect(await (await connectLink(server.address, old.key)).closed).toMatchObject({ code: WRONG_KEY });
    expect((await list()).map(({ id }) => id)).toEqual([rotated.id]);
    await revoke(rotated.id);
  });

  it(`is one of ${MAX_KEYS} of its vessel at most`, async () => {
    for (let i = 0; i < MAX_KEYS; i++) await issue();
    await expect(issue()).rejects.toMatchObject({ code: 'conflict' });
  });
});
