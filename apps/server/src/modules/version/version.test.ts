import { createHash } from 'node:crypto';
import { endpoints } from '@fms/contract/api';
import { listAudit } from '@fms/contract/audit';
import type { VersionProduct } from '@fms/contract/version';
import { DAY_MS } from '@fms/domain/time';
import { createFakeClock } from '@fms/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectLink, type LinkClient, positionTag } from '../../ingest/testing/link-client.ts';
import { readFleetKey, readRefusal, type TestServer } from '../../testing/index.ts';
import { type OrganizationFixture, startWithTwoOrganizations } from '../../testing/two-organizations.ts';

const NOON = Date.UTC(2026, 10, 21, 12);

let server: TestServer;
let fixtures: Record<'own' | 'foreign', OrganizationFixture>;
let link: LinkClient;
let running = 0;
beforeAll(async () => {
  const { server: started, ...two } = await startWithTwoOrganizations({
    clock: createFakeClock(NOON),
    config: { build: 'aaa1111' },
  });
  server = started;
  fixtures = two;
  link = await connectLink(server.address, await readFleetKey(server));
  link.send({ type: 'hello', protocol: 1, gateway: 'test', software: 'fms-gateway 2.9.4' });
  running = (await link.open('versions', { name: 'vessel1' }, [positionTag])).vesselId;
});
afterAll(async () => {
  await link.close();
  await server.close();
});

const add = (version: string, daysAgo: number, product: VersionProduct = 'gateway') =>
  server.asAdmin.call(endpoints.addVersion, {
    body: { product, version, releasedAt: new Date(NOON - daysAgo * DAY_MS).toISOString(), notes: `# ${version}` },
  });

describe('releases', () => {
  it('are added, edited, listed newest first and deleted, each on record', async () => {
    const first = await add('1.0.0', 30, 'server');
    await add('1.1.0', 10, 'server');
    expect((await readRefusal(add('1.0.0', 5, 'server'))).code).toBe('conflict');
    const { id, product, releasedAt, revision } = first;
    const body = { id, product, version: '1.0.1', build: '9f3c2a1', releasedAt, mandatory: true, revision };
    expect(await server.asAdmin.call(endpoints.editVersion, { body })).toMatchObject({
      mandatory: true,
      build: '9f3c2a1',
    });
    expect((await readRefusal(server.asAdmin.call(endpoints.editVersion, { body }))).code).toBe('changed-meanwhile');
    const { answer, total } = await server.asManager.page(endpoints.getAllVersions, {
      query: { limit: '1', offset: '1' },
    });
    expect([total, answer.map(({ version }) => version)]).toEqual([2, ['1.0.1']]);
    await server.asAdmin.call(endpoints.deleteVersion, { params: { id: String(id) } });
    const trail = await server.asAdmin.call(listAudit, { query: { what: 'version' } });
    expect(trail.map(({ what }) => what)).toEqual([
      'version.deleted',
      'version.edited',
      'version.added',
      'version.added',
    ]);
  });

  it.each([
    ['version', { version: '1.0' }],
    ['build', { build: 'a b' }],
    ['releasedAt', { releasedAt: 'soon' }],
    ['product', { product: 'ship' }],
  ])('are refused with a wrong %s, which is named', async (field, wrong) => {
    const body = { product: 'server', version: '7.0.0', releasedAt: new Date(NOON).toISOString(), ...wrong };
    const { code, errors } = await readRefusal(server.asAdmin.call(endpoints.addVersion, { body: body as never }));
    expect([code, errors[0]]).toEqual(['invalid-input', expect.stringContaining(`body.${field}`)]);
  });
});

describe('the file of a release', () => {
  const bytes = new TextEncoder().encode('0123456789'.repeat(1000));
  const sha256 = createHash('sha256').update(bytes).digest('hex');

  it('is stored, known by its hash, and read in ranges', async () => {
    const { id } = await add('3.0.0', -1, 'client-installer');
    const query = { id, name: 'fms-3.0.0.msi' };
    const put = { query, body: bytes } as never;
    expect((await server.asAdmin.call(endpoints.putVersionFile, put)).file).toEqual({
      ...{ name: 'fms-3.0.0.msi', size: bytes.length, sha256 },
    });
    const headers = { authorization: `Bearer ${server.asManager.token}`, range: 'bytes=10-14' };
    const part = await fetch(`${server.address}${endpoints.getVersionFile.path}?id=${id}`, { headers });
    expect([part.status, await part.text(), part.headers.get('etag')]).toEqual([206, '01234', `"${sha256}"`]);
  });

  it.each([
    ['../x', bytes],
    ['x', new Uint8Array()],
  ])('is refused by the name %s or without bytes', async (name, body) => {
    const { id } = await add(name === 'x' ? '3.0.1' : '3.0.2', -1, 'client-installer');
    const put = { query: { id, name }, body } as never;
    expect((await readRefusal(server.asAdmin.call(endpoints.putVersionFile, put))).code).toBe('invalid-input');
    expect((await readRefusal(server.asAdmin.call(endpoints.getVersionFile, { query: { id: String(id) } }))).code).toBe(
      'not-found',
    );
  });
});

describe('what runs where', () => {
  const standing = async (client = server.asManager) => {
    const { vessels } = await client.call(endpoints.getRunningVersions);
    return vessels.find(({ vesselId }) => vesselId === running);
  };

  it('tells who is behind, and follows what is chosen and held', async () => {
    const old = await add('2.9.4', 20);
    const newest = await add('2.10.0', 3);
    expect(await standing()).toMatchObject({
      ...{ software: 'fms-gateway 2.9.4', connected: true, state: 'behind', behindBy: 1, isChosen: false },
      ...{ runs: old.id, target: newest.id },
    });
    const vesselIds = [fixtures.own.vesselId];
    const choose = (body: object) =>
      server.asManager.call(endpoints.setVersionTarget, { body: { vesselIds, ...body } });
    await choose({ versionId: old.id });
    expect(await standing()).toMatchObject({ state: 'current', target: old.id, isChosen: true });
    await choose({ versionId: null, hold: { reason: 'dry dock' } });
    expect(await standing()).toMatchObject({
      ...{ state: 'held', isChosen: false },
      hold: { by: 'manager', at: new Date(NOON).toISOString(), reason: 'dry dock' },
    });
    await choose({ hold: null });
    expect(await standing()).toMatchObject({ state: 'behind', hold: null });
    const trail = await server.asAdmin.call(listAudit, { query: { what: 'version.target' } });
    expect(trail.map(({ oldValue, newValue }) => [JSON.parse(oldValue ?? ''), JSON.parse(newValue ?? '')])).toEqual([
      [{ hold: 'dry dock' }, { hold: null }],
      [
        { target: '2.9.4', hold: null },
        { target: 'newest', hold: 'dry dock' },
      ],
      [{ target: 'newest' }, { target: '2.9.4' }],
    ]);
  });

  it('tells of builds of one version which is newer by the dates of their releases', async () => {
    const state = async () => (await server.asManager.call(endpoints.getRunningVersions)).server;
    expect(await state()).toMatchObject({ state: 'unlisted', runs: null });
    const addBuild = (build: string, daysAgo: number) => {
      const releasedAt = new Date(NOON - daysAgo * DAY_MS).toISOString();
      return server.asAdmin.call(endpoints.addVersion, {
        body: { product: 'application', version: '1.4.221', build, releasedAt },
      });
    };
    const own = await addBuild('aaa1111', 5);
    await addBuild('ccc3333', 9);
    expect(await state()).toMatchObject({ state: 'current', runs: own.id });
    const newer = await addBuild('bbb2222', 1);
    expect(await state()).toMatchObject({ state: 'behind', runs: own.id, target: newer.id, behindBy: 1 });
  });

  it('is told to managers of their own organisation, with the versions of its browsers', async () => {
    const { server: runs, vessels, browsers } = await server.asManager.call(endpoints.getRunningVersions);
    expect(runs).toMatchObject({ version: '1.4.221', build: 'aaa1111', since: new Date(NOON).toISOString() });
    expect(vessels.map(({ vesselId }) => vesselId)).not.toContain(fixtures.foreign.vesselId);
    expect(browsers).toEqual([{ version: '1.4', signIns: 2 }]);
    const body = { vesselIds: [fixtures.foreign.vesselId], hold: null };
    expect((await readRefusal(server.asManager.call(endpoints.setVersionTarget, { body }))).code).toBe('forbidden');
  });

  it('keeps a release that a gateway runs, or is to run', async () => {
    const { answer } = await server.asAdmin.page(endpoints.getAllVersions);
    const idOf = (version: string) => answer.find((release) => release.version === version)?.id ?? 0;
    const remove = (version: string) =>
      readRefusal(server.asAdmin.call(endpoints.deleteVersion, { params: { id: String(idOf(version)) } }));
    expect(await remove('2.9.4')).toMatchObject({ code: 'conflict', message: 'vessel1 runs 2.9.4.' });
    const body = { vesselIds: [fixtures.foreign.vesselId], versionId: idOf('2.10.0') };
    await server.asAdmin.call(endpoints.setVersionTarget, { body });
    expect(await remove('2.10.0')).toMatchObject({ code: 'conflict', message: 'vessel2 is to run 2.10.0.' });
    const wrong = { vesselIds: [fixtures.own.vesselId], versionId: idOf('3.0.0') };
    expect((await readRefusal(server.asAdmin.call(endpoints.setVersionTarget, { body: wrong }))).code).toBe(
      'invalid-input',
    );
  });
});
