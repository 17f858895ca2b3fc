import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getDemonstrationHistory } from '@fms/contract/demonstration';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/index.ts';

const DAY = 86_400;
const span = (days: number, share: number, complete = false) => ({
  fromSeconds: 1_700_000_000,
  toSeconds: 1_700_000_000 + days * DAY,
  complete,
  share,
});

describe('the past of the demonstration', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  const told = () => server.asOperator.call(getDemonstrationHistory);
  const write = (...spans: object[]) =>
    writeFile(join(server.dataFolder, 'demo-history.json'), JSON.stringify({ seed: 1, spans }));

  it('has not begun while no progress is stored', async () => {
    expect(await told()).toEqual({ days: 0, share: 0 });
  });

  it('is told as far as the book of the simulator says, over all its spans', async () => {
    await write(span(90, 0.5));
    expect(await told()).toEqual({ days: 90, share: 0.5 });
    // Switched off for ten days when it was half done; an older book has no shares of what is whole.
    await write(span(10, 0), span(90, 0.5));
    expect(await told()).toEqual({ days: 100, share: 0.45 });
    await write(span(10, 1, true), { ...span(90, 0, true), share: undefined });
    expect(await told()).toEqual({ days: 100, share: 1 });
  });
});

describe('a live server', () => {
  it('has no such call', async () => {
    const server = await startTestServer({ config: { mode: 'live', publicUrl: new URL('http://127.0.0.1') } });
    await expect(server.asAnonymous.call(getDemonstrationHistory)).rejects.toMatchObject({ status: 404 });
    await server.close();
  });
});
