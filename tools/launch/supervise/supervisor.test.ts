import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { watchHealth } from './health.mjs';
import { supervise } from './supervisor.mjs';

const SERVER = fileURLToPath(new URL('./testing/unsteady-server.mjs', import.meta.url));
/** Answers are given the ordinary time: a machine that is busy must not fail a test. */
const BOUNDS = { everyMs: 20, askMs: 5_000, silentMs: 60_000, startMs: 60_000, pausesMs: [1, 2, 4], calmMs: 60_000 };

/** Supervises a server that fails in this way until so many lines were said; answers them and the exit code. */
async function watch(failing: string, lines: number, bounds: Partial<typeof BOUNDS> = {}) {
  const said: string[] = [];
  const ended = new AbortController();
  let starts = 0;
  const code = await supervise({
    node: process.execPath,
    command: [SERVER, failing],
    output: 'ignore',
    bounds: { ...BOUNDS, ...bounds },
    say: (line) => said.push(line) === lines && ended.abort(),
    onStart: () => void starts++,
    onReady: () => lines === 0 && ended.abort(),
    signal: ended.signal,
  });
  return { code, said, starts };
}

describe('a supervised server', () => {
  it('is left to a person when it ends before it was ever ready', async () => {
    expect(await watch('ends', 1)).toEqual({ code: 3, said: [], starts: 1 });
  });

  it('is started again after longer and longer pauses', async () => {
    const { said, starts } = await watch('dies', 5);
    const pauses = [0.001, 0.002, 0.004, 0.004, 0.004];
    expect(said).toEqual(pauses.map((pause) => `The server ended on SIGKILL; it starts again in ${pause} s.`));
    expect(starts).toBe(5);
  });

  it('is started again after the shortest pause when it was in service for long', async () => {
    const { said } = await watch('dies', 2, { calmMs: 0 });
    expect(said).toEqual(Array(2).fill('The server ended on SIGKILL; it starts again in 0.001 s.'));
  });

  it('is killed when it does not answer any more', async () => {
    const { code, said } = await watch('hangs', 2, { askMs: 500, silentMs: 40 });
    expect(said).toEqual([
      'The server has not answered for 0.04 s and was killed; it starts again in 0.001 s.',
      'The server has not answered for 0.04 s and was killed; it starts again in 0.002 s.',
    ]);
    expect(code).toBe(128 + 9);
  });

  it('is killed when it is not ready in time, and not before', async () => {
    const { said } = await watch('starts', 1, { startMs: 500 });
    expect(said).toEqual(['The server was not ready within 0.5 s and was killed; it starts again in 0.001 s.']);
  });

  it('ends with its own code when it is told to stop', async () => {
    expect(await watch('serves', 0)).toEqual({ code: 0, said: [], starts: 1 });
  });
});

describe('the look from outside', () => {
  it('takes any answer for a sign of life: starting again does not bring a store back', async () => {
    const ended = new AbortController();
    let answers = 0;
    const hosts = new Set<string | undefined>();
    const server = createServer(({ headers }, response) => {
      hosts.add(headers.host);
      response.writeHead(answers++ === 0 ? 200 : 503).end();
      if (answers === 10) ended.abort();
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const bounds = { ...BOUNDS, everyMs: 1, silentMs: 3 };
    expect(
      await watchHealth({ address: () => address, bounds, signal: ended.signal, onReady: () => {} }),
    ).toBeUndefined();
    expect([answers, [...hosts]]).toEqual([10, ['localhost']]);
    server.close();
  });
});
