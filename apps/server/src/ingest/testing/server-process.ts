/** A server in a process of its own, which a test can kill as a power cut would. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { login } from '@fms/contract/account';
import { DEMONSTRATION_PASSWORD } from '../../demonstration/index.ts';
import { copyMigratedDatabase } from '../../testing/template-database.ts';
import { createTypedClient, type TypedClient } from '../../testing/typed-client.ts';

const MAIN = fileURLToPath(new URL('../../main.ts', import.meta.url));
const ADDRESS = /http:\/\/127\.0\.0\.1:\d+/;

export interface ServerProcess {
  readonly address: string;
  fleetKey(): Promise<string>;
  asAdmin(): Promise<TypedClient>;
  /** Resolves once the process is gone. */
  kill(): Promise<void>;
}

export interface ServerFolder {
  readonly path: string;
  /** On a free port, or where one ran before. */
  start(port?: number): Promise<ServerProcess>;
  remove(): Promise<void>;
}

export async function createServerFolder(): Promise<ServerFolder> {
  const data = await mkdtemp(join(tmpdir(), 'fms-killed-'));
  await copyMigratedDatabase(join(data, 'database'));
  return useServerFolder(data);
}

/** A folder that is there already, or that the server makes. */
export function useServerFolder(data: string): ServerFolder {
  let running: ChildProcess | undefined;

  async function kill(child: ChildProcess | undefined): Promise<void> {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    await exited;
  }

  return {
    path: data,
    async start(port = 0) {
      const child = spawn(process.execPath, [MAIN, '--port', String(port), '--data', data, '--no-open'], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      running = child;
      const address = await addressPrinted(child);
      return {
        address,
        fleetKey: async () => (await readFile(join(data, 'demo-fleet.key'), 'utf8')).trim(),
        async asAdmin() {
          const body = { username: 'admin', password: DEMONSTRATION_PASSWORD, version: '1.4' };
          const { token } = await createTypedClient(address).call(login, { body });
          return createTypedClient(address, token);
        },
        kill: () => kill(child),
      };
    },
    async remove() {
      await kill(running);
      await rm(data, { recursive: true, force: true });
    },
  };
}

async function addressPrinted(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('The server has no output.');
  for await (const line of createInterface({ input: child.stdout })) {
    const address = ADDRESS.exec(line)?.[0];
    if (address) return address;
  }
  throw new Error('The server ended before it was ready.');
}
