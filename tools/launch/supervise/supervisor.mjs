// @ts-check
/**
 * Keeps a server in service: starts it, looks at it from outside, kills what hangs, and starts again what ended without
 * being told to. A process that hangs cannot say so itself, and one that was stopped or loops does not end by itself.
 */
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { createChildEnv, watchForStop } from '../process/run.mjs';
import { watchHealth } from './health.mjs';

/**
 * @typedef {import('./health.mjs').HealthBounds & {
 *   pausesMs: readonly number[],
 *   calmMs: number,
 *   stopMs: number,
 * }} Bounds milliseconds; `pausesMs` before the first, second … start in a row, the last of them for all later ones;
 * `calmMs` ready, after which the row begins anew; `stopMs` in which a server that was told to stop must have ended
 */

/** @type {Bounds} */
export const BOUNDS = {
  everyMs: 2_000,
  askMs: 5_000,
  silentMs: 30_000,
  startMs: 600_000,
  pausesMs: [1_000, 2_000, 4_000, 8_000, 16_000, 30_000],
  calmMs: 60_000,
  stopMs: 60_000,
};

/** Signals by which a person or a service manager ends a server on purpose. */
const ON_PURPOSE = new Set(['SIGINT', 'SIGTERM', 'SIGHUP']);

/**
 * @typedef {object} SupervisorOptions
 * @property {string} node the Node 24 that runs it
 * @property {readonly string[]} command the server's program and its arguments
 * @property {string} [cwd]
 * @property {'inherit' | 'ignore'} [output] `inherit` when left out: the server speaks to this terminal
 * @property {Partial<Bounds>} [bounds]
 * @property {(line: string) => void} [say] where the terminal is told what is done about the server
 * @property {(pid: number) => void} [onStart] told of each process
 * @property {(address: string) => void} [onReady] told each time it is ready
 * @property {AbortSignal} [signal] ends the server, as SIGTERM does
 */

/**
 * @typedef {{ code: number | null, signal: NodeJS.Signals | null, lost: string | undefined, readyMs: number | undefined }} Life
 * how a process ended; `lost` when it was killed, `readyMs` since it was ready, undefined when it never was
 */

/**
 * Keeps the server in service until this process is told to stop, or the server ends by itself with code 0. A server
 * that ends with another code before it was ever ready is not started again: what it said is for a person.
 * @param {SupervisorOptions} options @returns {Promise<number>} the server's exit code, 128 + signal number
 */
export async function supervise(options) {
  const { say = console.log, signal } = options;
  const bounds = { ...BOUNDS, ...options.bounds };
  const stopping = new AbortController();
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let running;
  /** @param {NodeJS.Signals | undefined} name */
  const stop = (name) => {
    if (name && running) running.kill(name);
    if (stopping.signal.aborted) return;
    stopping.abort();
    const child = running;
    setTimeout(() => child?.kill('SIGKILL'), bounds.stopMs).unref();
  };
  const unwatch = watchForStop(stop);
  const onAbort = () => stop('SIGTERM');
  signal?.addEventListener('abort', onAbort, { once: true });
  try {
    return await keepInService({ ...options, say, bounds }, stopping.signal, (child) => {
      running = child;
    });
  } finally {
    unwatch();
    signal?.removeEventListener('abort', onAbort);
  }
}

/**
 * @param {SupervisorOptions & { say: (line: string) => void, bounds: Bounds }} options
 * @param {AbortSignal} stopping @param {(child: import('node:child_process').ChildProcess) => void} hold
 */
async function keepInService(options, stopping, hold) {
  const { say, bounds, onReady = () => {} } = options;
  /** @type {string[]} */
  let samePort = [];
  let wasReady = false;
  let inARow = 0;
  for (;;) {
    const command = [...options.command, ...samePort];
    const life = await runOnce({ ...options, command }, hold, (address) => {
      wasReady = true;
      // A free port that was taken at first is kept: ships and pages come back to where the server was.
      samePort = ['--port', new URL(address).port];
      onReady(address);
    });
    const { code, signal, lost, readyMs = 0 } = life;
    const exitCode = code ?? 128 + (signal ? constants.signals[signal] : 0);
    const isOnPurpose = code === 0 || (signal !== null && ON_PURPOSE.has(signal));
    if (stopping.aborted || isOnPurpose || (code !== null && !wasReady)) return exitCode;
    inARow = readyMs >= bounds.calmMs ? 0 : inARow;
    const pauseMs = bounds.pausesMs[Math.min(inARow++, bounds.pausesMs.length - 1)] ?? 0;
    const what = lost ? `${lost} and was killed` : `ended ${signal ? `on ${signal}` : `with code ${code}`}`;
    say(`The server ${what}; it starts again in ${pauseMs / 1000} s.`);
    await delay(pauseMs, undefined, { signal: stopping }).catch(() => {});
    if (stopping.aborted) return exitCode;
  }
}

/**
 * One process from its start to its end.
 * @param {SupervisorOptions & { bounds: Bounds }} options
 * @param {(child: import('node:child_process').ChildProcess) => void} hold
 * @param {(address: string) => void} onReady
 * @returns {Promise<Life>}
 */
function runOnce({ node, command, cwd, output = 'inherit', bounds, onStart = () => {} }, hold, onReady) {
  const ended = new AbortController();
  /** @type {string | undefined} */
  let address;
  /** @type {number | undefined} */
  let readyAt;
  /** @type {string | undefined} */
  let lost;
  // The channel carries where the server listens, and its end tells the server that this process is gone.
  const child = spawn(node, command, { cwd, env: createChildEnv(), stdio: [output, output, output, 'ipc'] });
  hold(child);
  child.on('message', (message) => {
    address = /** @type {{ address: string }} */ (message).address;
  });
  if (child.pid !== undefined) onStart(child.pid);
  void watchHealth({
    address: () => address,
    bounds,
    signal: ended.signal,
    onReady(where) {
      readyAt = performance.now();
      onReady(where);
    },
  }).then((reason) => {
    lost = reason;
    if (reason) child.kill('SIGKILL');
  });
  return new Promise((resolve, reject) => {
    child.once('error', (error) => {
      ended.abort();
      reject(error);
    });
    child.once('exit', (code, signal) => {
      ended.abort();
      resolve({ code, signal, lost, readyMs: readyAt === undefined ? undefined : performance.now() - readyAt });
    });
  });
}
