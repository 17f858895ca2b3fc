/** The product's server under its supervisor: however it fails it is back, with everything it acknowledged. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getAccountInfomation, login } from '@fms/contract/account';
import { copyMigratedDatabase, createTypedClient } from '@fms/server/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { supervise } from './supervisor.mjs';

const SERVER = fileURLToPath(new URL('./testing/looping-server.ts', import.meta.url));
/** Shorter than in service; a start may take what it takes. */
const BOUNDS = { everyMs: 100, askMs: 2_000, silentMs: 4_000, pausesMs: [100] };
/** Five starts of a whole process, each some seconds of processor time. */
const STARTING_MS = 240_000;

const body = { username: 'operator', password: 'Fleet-Demo-1', version: '1.4' };

let data: string;
beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'fms-supervised-'));
  await copyMigratedDatabase(join(data, 'database'));
});
afterEach(() => rm(data, { recursive: true, force: true }));

/** A supervised server; `ready` answers the address of the life that comes next, or is ready and not asked for yet. */
function startSupervised() {
  const ended = new AbortController();
  const said: string[] = [];
  let pid = 0;
  let next = Promise.withResolvers<string>();
  const code = supervise({
    node: process.execPath,
    command: [SERVER, '--port', '0', '--data', data, '--no-open'],
    output: 'ignore',
    bounds: BOUNDS,
    say: (line) => void said.push(line),
    onStart: (started) => {
      pid = started;
    },
    onReady: (address) => next.resolve(address),
    signal: ended.signal,
  });
  return {
    said,
    async ready() {
      const address = await next.promise;
      next = Promise.withResolvers();
      return address;
    },
    fail: (signal: NodeJS.Signals) => process.kill(pid, signal),
    stop() {
      ended.abort();
      return code;
    },
  };
}

describe('a server that fails', { timeout: STARTING_MS }, () => {
  it('is back at its address on abort, fault, stop and an endless loop, and has lost nothing', async () => {
    const server = startSupervised();
    const address = await server.ready();
    const tokens: string[] = [];
    for (const signal of ['SIGABRT', 'SIGSEGV', 'SIGSTOP', 'SIGUSR2'] as const) {
      const client = createTypedClient(address);
      const enough = tokens.length + 3;
      while (tokens.length < enough) tokens.push((await client.call(login, { body })).token);
      server.fail(signal);
      expect(await server.ready(), signal).toBe(address);
      for (const token of tokens) {
        const { userName } = await createTypedClient(address, token).call(getAccountInfomation);
        expect(userName).toBe('operator');
      }
    }
    expect(server.said).toEqual([
      'The server ended on SIGABRT; it starts again in 0.1 s.',
      'The server ended on SIGSEGV; it starts again in 0.1 s.',
      'The server has not answered for 4 s and was killed; it starts again in 0.1 s.',
      'The server has not answered for 4 s and was killed; it starts again in 0.1 s.',
    ]);
    expect(await server.stop()).toBe(0);
  });
});
