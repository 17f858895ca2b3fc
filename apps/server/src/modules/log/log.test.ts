import { logClientError } from '@fms/contract/client-log';
import { getLog, getLogFromId, getLogHistogram } from '@fms/contract/log';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { connectLink, type LinkClient, positionTag } from '../../ingest/testing/link-client.ts';
import { systemClock } from '../../platform/clock/clock.ts';
import { readFleetKey, readRefusal, type TestServer, type TypedClient } from '../../testing/index.ts';
import { PASSWORD, startWithTwoOrganizations } from '../../testing/two-organizations.ts';

let server: TestServer;
const find = async (client: TypedClient, content: string) =>
  (await client.call(getLog, { query: { content } })).items.map((line) => `${line.source} ${line.area} ${line.level}`);

beforeAll(async () => {
  // The lines are written to standard error too.
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const started = await startWithTwoOrganizations({ clock: systemClock, config: { logLevel: 'warn' } });
  server = started.server;
  const foreigner = await server.signIn(started.foreign.member.userName, PASSWORD);
  const report = (client: TypedClient, area: string, error: string) =>
    client.call(logClientError, { body: { area, level: 'error', id: 'insert', error } });
  await report(server.asOperator, 'map', 'mailbox unknown at https://f.example/?code=s3cret');
  await report(foreigner, 'chart', 'mailbox full, password: s3cret');
  await (await connectLink(server.address, 'wrong')).closed;
  const isStored = async () => expect(await find(server.asAdmin, '')).toHaveLength(3);
  await vi.waitFor(isStored, { timeout: 20_000, interval: 100 });
});
afterAll(async () => {
  await server.close();
  vi.restoreAllMocks();
});

describe('the log', () => {
  it('is searched by words and terms, newest first', async () => {
    const admin = server.asAdmin;
    expect(await find(admin, 'mailbox part:browser')).toEqual(['browser chart error', 'browser map error']);
    expect(await find(admin, 'MAILBOX unknown since:1h')).toEqual(['browser map error']);
    expect(await find(admin, 'mailbox level:info')).toEqual([]);
    expect(await find(admin, 'mailbox part:map level:>=warning')).toEqual(['browser map error']);
    expect(await find(admin, 'mailbox until:2020-01-01')).toEqual([]);
    expect(await find(admin, 'mailbox unknown or full')).toEqual(['browser chart error', 'browser map error']);
    expect(await find(admin, 'mailbox full or absent part:chart or part:map')).toEqual(['browser chart error']);
  });

  it('holds lines of the server under the module that wrote them', async () => {
    expect(await find(server.asAdmin, 'part:server "unknown key"')).toEqual(['server ingest warning']);
  });

  it('is sorted by time and area, and says how much there is', async () => {
    const { total, items } = await server.asAdmin.call(getLog, { query: { sortField: 'area', sortOrder: 'asc' } });
    expect([total, items.map(({ area }) => area)]).toEqual([3, ['chart', 'ingest', 'map']]);
    const query = { offset: 2, sortOrder: 'asc' as const };
    expect((await server.asAdmin.call(getLog, { query })).items).toMatchObject([{ area: 'ingest' }]);
  });

  it('shows managers the lines of their organisation alone, and users none', async () => {
    expect(await find(server.asManager, 'mailbox')).toEqual(['browser map error']);
    const [foreign] = (await server.asAdmin.call(getLog, { query: { content: 'part:chart' } })).items;
    const query = { logId: foreign?.id ?? 0 };
    expect(await server.asAdmin.call(getLogFromId, { query })).toMatchObject({ area: 'chart', level: 'error' });
    expect((await readRefusal(server.asManager.call(getLogFromId, { query }))).code).toBe('not-found');
    expect((await readRefusal(server.asOperator.call(getLog))).code).toBe('forbidden');
    const { buckets } = await server.asManager.call(getLogHistogram, { query: { content: 'mailbox since:1h' } });
    expect(buckets.reduce((sum, { grave }) => sum + grave, 0)).toBe(1);
  });

  it('holds no secret, neither in a line nor in its context', async () => {
    const { items } = await server.asAdmin.call(getLog, { query: { content: 'mailbox' } });
    const whole = await Promise.all(items.map(({ id }) => server.asAdmin.call(getLogFromId, { query: { logId: id } })));
    expect(JSON.stringify(whole)).not.toContain('s3cret');
    expect(whole.map(({ context }) => JSON.parse(context).error)).toEqual([
      'mailbox full, password: [hidden]',
      'mailbox unknown at https://f.example/?code=[hidden]',
    ]);
  });

  it('refuses what it cannot read, and vessels that the caller cannot see', async () => {
    const refused = async (client: TypedClient, content: string) => {
      const { code, errors } = await readRefusal(client.call(getLog, { query: { content } }));
      return [code, ...errors];
    };
    expect(await refused(server.asAdmin, 'level:loud')).toEqual(['invalid-input', 'content: level:loud']);
    expect(await refused(server.asAdmin, 'late or')).toEqual(['invalid-input', 'content: or']);
    expect(await refused(server.asManager, 'vessel:vessel2')).toEqual(['invalid-input', 'content: vessel:vessel2']);
    expect(await find(server.asAdmin, 'vessel:vessel2')).toEqual([]);
  });
});

describe('lines of a gateway', () => {
  let link: LinkClient;
  beforeAll(async () => {
    link = await connectLink(server.address, await readFleetKey(server));
    link.send({ type: 'hello', protocol: 1, gateway: 'test', software: 'test' });
    await link.open('log', { name: 'vessel2' }, [positionTag]);
  });
  afterAll(() => link.close());

  const send = (sequence: number, frame: { content: string; time?: number; dropped?: number }) => {
    const { content, time = Date.now(), dropped = 0 } = frame;
    const lines = [{ time, level: 'warning', area: 'nmea', content } as const];
    link.send({ type: 'log', stream: 'log', vesselIndex: 0, sequence, lines, dropped });
    return link.next('logged');
  };

  it('are found under their vessel by admins, and by no manager of another organisation', async () => {
    expect(await send(1, { content: 'bus silent at mqtt://u:s3cret@bridge', dropped: 3 })).toMatchObject({
      sequence: 1,
    });
    const sought = 'vessel:VESSEL2 silent';
    await expect
      .poll(() => find(server.asAdmin, sought), { timeout: 20_000, interval: 100 })
      .toEqual(['gateway nmea warning']);
    expect(await find(server.asManager, 'silent')).toEqual([]);
    expect(await find(server.asAdmin, 'part:gateway "3 lines were given up on board"')).toHaveLength(1);
    const { items } = await server.asAdmin.call(getLog, { query: { content: sought } });
    expect(items[0]?.content).toBe('bus silent at mqtt://u:[hidden]@bridge');
  });

  it('of a clock years ahead stand at the time they came, and those too old to keep are left out', async () => {
    await send(2, { content: 'tomorrow', time: Date.now() + 400 * 86_400_000 });
    await send(3, { content: 'long ago', time: Date.now() - 400 * 86_400_000 });
    await send(4, { content: 'today' });
    await expect.poll(() => find(server.asAdmin, 'today'), { timeout: 20_000, interval: 100 }).toHaveLength(1);
    expect(await find(server.asAdmin, 'tomorrow since:1h')).toHaveLength(1);
    expect(await find(server.asAdmin, '"long ago"')).toEqual([]);
  });
});
