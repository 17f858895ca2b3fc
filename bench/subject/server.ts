/** A real server process on a folder of its own, as an operator would run it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const START_TIMEOUT_MS = 120_000;
const POLL_MS = 200;

export interface ServerUnderLoad {
  address: string;
  dataFolder: string;
  fleetKey: string;
  /** Resident memory of the server's process, in megabytes. */
  residentMb(): Promise<number>;
  stop(): Promise<void>;
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((listening) => probe.listen(0, '127.0.0.1', listening));
  const address = probe.address();
  await new Promise((closed) => probe.close(closed));
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}

async function untilReady(address: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`the server stopped with code ${child.exitCode}`);
    const answer = await fetch(`${address}/healthz`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((later) => setTimeout(later, POLL_MS));
  }
  throw new Error('the server did not get ready in two minutes');
}

async function readResidentMb(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024;
}

/** Starts a demonstration server without its fleet; loopback only, and gone with `stop`. */
export async function startServerUnderLoad(): Promise<ServerUnderLoad> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'fms-bench-'));
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const main = join(import.meta.dirname, '../../apps/server/src/main.ts');
  const child = spawn(process.execPath, [main, '--port', String(port), '--data', dataFolder, '--no-open'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const exited = new Promise((done) => child.once('exit', done));
  await untilReady(address, child);
  const fleetKey = (await readFile(join(dataFolder, 'demo-fleet.key'), 'utf8')).trim();
  return {
    address,
    dataFolder,
    fleetKey,
    residentMb: () => readResidentMb(child.pid ?? 0),
    async stop() {
      child.kill('SIGTERM');
      await exited;
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}
