/** A server that is killed in the middle of its work: everything it acknowledged is there afterwards. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { getAccountInfomation, login } from '@fms/contract/account';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { copyMigratedDatabase, createTypedClient } from './testing/index.ts';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));
const ADDRESS = /http:\/\/127\.0\.0\.1:\d+/;

let data: string;
let running: ChildProcess | undefined;
beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'fms-crash-'));
  await copyMigratedDatabase(join(data, 'database'));
});
afterEach(async () => {
  running?.kill('SIGKILL');
  await rm(data, { recursive: true, force: true });
});

/** Starts a process of its own and answers the address it prints. */
async function start(channel: 'ipc' | 'ignore' = 'ignore'): Promise<{ child: ChildProcess; address: string }> {
  const child = spawn(process.execPath, [MAIN, '--port', '0', '--data', data, '--no-open'], {
    stdio: ['ignore', 'pipe', 'inherit', channel],
  });
  running = child;
  for await (const line of createInterface({ input: child.stdout as Readable })) {
    const address = ADDRESS.exec(line)?.[0];
    if (address) return { child, address };
  }
  throw new Error('The server ended before it was ready.');
}

async function end(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
  const exited = once(child, 'exit');
  child.kill(signal);
  const [code] = (await exited) as [number | null];
  return code;
}

const body = { username: 'operator', password: 'Fleet-Demo-1', version: '1.4' };

/** Four starts of a whole process, each some seconds of processor time. */
const STARTING_MS = 180_000;

describe('a server killed with -9', { timeout: STARTING_MS }, () => {
  it('has kept every sign-in it acknowledged, and starts again on its folder', async () => {
    const tokens: string[] = [];
    for (let life = 0; life < 2; life++) {
      const { child, address } = await start();
      const client = createTypedClient(address);
      const killedAfter = tokens.length + 5;
      // Five are acknowledged; three more are under way when it dies and may or may not be kept.
      while (tokens.length < killedAfter) tokens.push((await client.call(login, { body })).token);
      const underWay = [1, 2, 3].map(() => client.call(login, { body }).catch(() => null));
      await end(child, 'SIGKILL');
      await Promise.all(underWay);
    }
    const { child, address } = await start();
    for (const token of tokens) {
      expect(await createTypedClient(address, token).call(getAccountInfomation)).toMatchObject({
        userName: 'operator',
      });
    }
    const { data: profile } = await createTypedClient(address, tokens.at(-1)).call(getAccountInfomation);
    expect(profile.loginLog?.length).toBeGreaterThanOrEqual(tokens.length);
    expect(await end(child, 'SIGTERM')).toBe(0);
  });

  it('ends with the supervisor that started it, however that ends', async () => {
    const { child } = await start('ipc');
    const exited = once(child, 'exit');
    // What the operating system does with the channel of a process that is killed.
    child.disconnect();
    expect(await exited).toEqual([0, null]);
  });

  it('keeps its secrets to itself on disk', async () => {
    const { child } = await start();
    for (const name of ['demo-fleet.key', 'token.key', 'mode']) {
      expect((await stat(join(data, name))).mode & 0o777, name).toBe(0o600);
    }
    await end(child, 'SIGTERM');
  });
});
