/**
 * Historians of others, to measure beside ours. They come as Debian's packages, which are unpacked into a folder of
 * our own and never installed: an installed one would start a service of its own.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { waitUntilReady } from '../subject/server.ts';

const CACHE = join(import.meta.dirname, '../../.cache/peer');

/** Path of a program of a Debian package, or why there is none. */
export function findProgram(name: string, program: string): { path: string } | { missing: string } {
  if (existsSync(program)) return { path: program };
  const folder = join(CACHE, name);
  const unpacked = join(folder, program);
  if (existsSync(unpacked)) return { path: unpacked };
  if (!existsSync('/usr/bin/apt-get')) return { missing: `there is no apt-get to fetch ${name} with` };
  mkdirSync(folder, { recursive: true });
  const fetched = spawnSync('apt-get', ['download', name], { cwd: folder, encoding: 'utf8' });
  const archive = readdirSync(folder).find((file) => file.endsWith('.deb'));
  if (archive === undefined) {
    return { missing: `${name} could not be fetched: ${(fetched.stderr ?? '').trim().split('\n').at(-1)}` };
  }
  spawnSync('dpkg-deb', ['-x', join(folder, archive), folder]);
  return existsSync(unpacked) ? { path: unpacked } : { missing: `${name} holds no ${program}` };
}

export interface Peer {
  readonly address: string;
  readonly dataFolder: string;
  stop(): Promise<void>;
}

/** Starts a program on a folder of its own; ready when `readyPath` answers. */
export async function startPeer(
  program: string,
  address: string,
  readyPath: string,
  argsOf: (dataFolder: string) => Promise<string[]>,
): Promise<Peer> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'fms-bench-peer-'));
  const child: ChildProcess = spawn(program, await argsOf(dataFolder), { stdio: 'ignore' });
  const exited = new Promise((done) => child.once('exit', done));
  await waitUntilReady(address + readyPath, child);
  return {
    address,
    dataFolder,
    async stop() {
      child.kill('SIGTERM');
      await exited;
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}

/** Sends a body to a peer; throws with its words when it refuses. Answers the text it said. */
export async function fetchText(address: string, body?: string): Promise<string> {
  const answer = await fetch(address, body === undefined ? {} : { method: 'POST', body });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${address}: ${answer.status} ${text}`);
  return text;
}

/** Bytes of all files below a folder. */
export async function getFolderBytes(folder: string): Promise<number> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  const sizes = await Promise.all(
    files.filter((file) => file.isFile()).map(async (file) => (await stat(join(file.parentPath, file.name))).size),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
