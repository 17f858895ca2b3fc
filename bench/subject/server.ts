/** A real server process on a folder of its own, as an operator would run it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { on } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { ProbeReading, ProbeRequest } from './probe.ts';

const START_TIMEOUT_MS = 120_000;
const POLL_MS = 200;
/** At rest is who uses less of a core than this for as long as this. */
const REST = { share: 0.1, overMs: 5_000, timeoutMs: 300_000 };
/** Clock ticks a second that Linux counts processor time in. */
const TICKS_PER_SECOND = 100;

export interface ServerUnderLoad {
  address: string;
  dataFolder: string;
  fleetKey: string;
  /** Resident memory of the server's process, in megabytes. */
  residentMb(): Promise<number>;
  /** Processor time of its process so far, in milliseconds. */
  processorMs(): Promise<number>;
  /** Forgets the delays of the event loop so far. */
  beginProbe(): Promise<ProbeReading>;
  readProbe(): Promise<ProbeReading>;
  /** Its memory after a collection of garbage. */
  collectProbe(): Promise<ProbeReading>;
  /** Resolves when its jobs are done, `atLeastMs` from now at the earliest; throws when they never are. */
  atRest(atLeastMs: number): Promise<void>;
  /** Ends the process; its data stay until `stop`. */
  end(): Promise<void>;
  /** Sends the process a signal; resolves to whether it has ended within `patienceMs`. */
  signal(signal: NodeJS.Signals, patienceMs: number): Promise<boolean>;
  /** False once the process has ended, by itself or not. */
  isRunning(): boolean;
  stop(): Promise<void>;
}

export async function findFreePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((listening) => probe.listen(0, '127.0.0.1', listening));
  const address = probe.address();
  await new Promise((closed) => probe.close(closed));
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}

/** Resolves when `address` answers with success; throws when the process ended or two minutes passed. */
export async function waitUntilReady(address: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`${child.spawnfile} stopped with code ${child.exitCode}`);
    const answer = await fetch(address).catch(() => null);
    if (answer?.ok) return;
    await delay(POLL_MS);
  }
  throw new Error(`${address} did not get ready in two minutes`);
}

export const delay = (ms: number) => new Promise((later) => setTimeout(later, ms));

/** Ends early, and without a timer left behind, when `signal` aborts. */
const pauseUnless = (ms: number, signal: AbortSignal) => wait(ms, undefined, { signal }).catch(() => undefined);

/** Resident memory of a process in megabytes. */
export async function readResidentMb(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024;
}

/** Processor time of a process in milliseconds, of both modes (proc(5), stat, fields 14 and 15). */
async function readProcessorMs(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS_PER_SECOND;
}

async function untilAtRest(pid: number, atLeastMs: number): Promise<void> {
  await delay(atLeastMs);
  const deadline = Date.now() + REST.timeoutMs;
  while (Date.now() < deadline) {
    const before = await readProcessorMs(pid);
    await delay(REST.overMs);
    if ((await readProcessorMs(pid)) - before < REST.share * REST.overMs) return;
  }
  throw new Error('the server did not come to rest in five minutes');
}

const isReading = (message: unknown): message is ProbeReading =>
  typeof message === 'object' && message !== null && 'loopDelayMs' in message;

/** Starts a demonstration server without its fleet, on a new folder or an old one; loopback only; `env` on top of its own. */
export async function startServerUnderLoad(
  folder?: string,
  env: Readonly<Record<string, string>> = {},
): Promise<ServerUnderLoad> {
  const dataFolder = folder ?? (await mkdtemp(join(tmpdir(), 'fms-bench-')));
  const port = await findFreePort();
  const address = `http://127.0.0.1:${port}`;
  const main = join(import.meta.dirname, '../../apps/server/src/main.ts');
  const probe = join(import.meta.dirname, 'probe.ts');
  const args = ['--import', probe, main, '--port', String(port), '--data', dataFolder, '--no-open'];
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, ...env },
  });
  const exited = new Promise((done) => child.once('exit', done));
  const pid = child.pid ?? 0;
  await waitUntilReady(`${address}/healthz`, child);
  const fleetKey = (await readFile(join(dataFolder, 'demo-fleet.key'), 'utf8')).trim();

  const ask = async (question: ProbeRequest) => {
    child.send(question);
    // A channel to its parent is also what the server tells its own state by.
    for await (const [message] of on(child, 'message')) if (isReading(message)) return message;
    throw new Error('the server ended before it answered');
  };
  const end = async () => {
    child.kill('SIGTERM');
    await exited;
  };
  return {
    address,
    dataFolder,
    fleetKey,
    residentMb: () => readResidentMb(pid),
    processorMs: () => readProcessorMs(pid),
    beginProbe: () => ask('begin'),
    readProbe: () => ask('read'),
    collectProbe: () => ask('collect'),
    atRest: (atLeastMs) => untilAtRest(pid, atLeastMs),
    end,
    async signal(signal, patienceMs) {
      child.kill(signal);
      const patience = new AbortController();
      const isOver = pauseUnless(patienceMs, patience.signal).then(() => false);
      const hasEnded = await Promise.race([exited.then(() => true), isOver]);
      patience.abort();
      return hasEnded;
    },
    isRunning: () => child.exitCode === null && child.signalCode === null,
    async stop() {
      await end();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}
