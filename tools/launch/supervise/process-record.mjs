// @ts-check
/**
 * Which processes belong to a data folder, in a file in it: a start that was killed may leave one that hangs, which
 * holds the port and feeds the next server beside its own gateway.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/** Longer than a server or a gateway takes to write down what it holds. */
const GRACE_MS = 10_000;
const LOOK_MS = 50;

/**
 * @typedef {{ name: string, pid: number, born: string }} Recorded `born` tells a process from a later one of its number
 * @typedef {{ launcher: Recorded, processes: Recorded[] }} Content
 */

/**
 * When a process was born, unique on this machine: the boot and the clock ticks since then on Linux, the time elsewhere.
 * @param {number} pid @returns {string | undefined} undefined when there is none, or only its exit code is left
 */
export function readBirth(pid) {
  if (process.platform !== 'linux') {
    return spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).stdout?.trim() || undefined;
  }
  try {
    // Behind the name, which may hold anything: the state, and as the twentieth the start (proc_pid_stat(5)).
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return fields[0] === 'Z' ? undefined : `${boot} ${fields[19]}`;
  } catch {
    return undefined;
  }
}

/** @param {Recorded} recorded */
const isAlive = ({ pid, born }) => readBirth(pid) === born;

/** @param {string} file @returns {Content | undefined} */
function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * Ends the processes of an earlier start whose launcher is gone: told first, killed when they do not end. Those of a
 * launcher that still runs are left alone.
 * @param {string} file @param {number} [graceMs] between the two
 * @returns {Promise<string[]>} the names of those that were ended
 */
export async function endLeftovers(file, graceMs = GRACE_MS) {
  const content = read(file);
  if (!content || isAlive(content.launcher)) return [];
  const left = content.processes.filter(isAlive);
  for (const { pid } of left) process.kill(pid, 'SIGTERM');
  for (let waitedMs = 0; waitedMs < graceMs && left.some(isAlive); waitedMs += LOOK_MS) await delay(LOOK_MS);
  for (const { pid } of left.filter(isAlive)) process.kill(pid, 'SIGKILL');
  while (left.some(isAlive)) await delay(LOOK_MS);
  return left.map(({ name }) => name);
}

/**
 * Records the processes this launcher starts, each when it has started. A folder that cannot be written to is left for
 * the server to name.
 * @param {string} file @returns {{ add: (name: string, pid: number) => void, close: () => void }}
 */
export function createProcessRecord(file) {
  const earlier = read(file);
  const launcher = { name: 'launcher', pid: process.pid, born: readBirth(process.pid) ?? '' };
  if (earlier && isAlive(earlier.launcher)) return { add: () => {}, close: () => {} };
  /** @type {Map<string, Recorded>} */
  const processes = new Map();
  return {
    add(name, pid) {
      processes.set(name, { name, pid, born: readBirth(pid) ?? '' });
      try {
        mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
        writeFileSync(`${file}.new`, JSON.stringify({ launcher, processes: [...processes.values()] }), { mode: 0o600 });
        renameSync(`${file}.new`, file);
      } catch {}
    },
    close: () => rmSync(file, { force: true }),
  };
}
