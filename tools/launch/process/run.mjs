// @ts-check
/** Running other programs: in the foreground with signals and exit code passed through, or captured. */
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';
import { ROOT } from './paths.mjs';

/** @typedef {{ env?: Record<string, string | undefined>, cwd?: string }} RunOptions */

/** Environment of every child: whatever it calls `node` is Node 24 too. @param {RunOptions['env']} extra */
export function createChildEnv(extra = {}) {
  const path = [join(ROOT, 'node_modules', '.bin'), process.env.PATH].filter(Boolean).join(delimiter);
  return { ...process.env, PATH: path, ...extra };
}

/**
 * Runs a program with this terminal and answers its exit code, 128 + signal number when a signal ended it.
 * @param {string} command @param {string[]} args @param {RunOptions} [options] @returns {Promise<number>}
 */
export function runInForeground(command, args, { env, cwd = ROOT } = {}) {
  const child = spawn(command, args, { cwd, env: createChildEnv(env), stdio: 'inherit' });
  const unwatch = watchForStop((signal) => signal && child.kill(signal));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      unwatch();
      resolve(code ?? 128 + (signal ? constants.signals[signal] : 0));
    });
  });
}

/**
 * Told when this process is to stop, each time, with the signal that its child is to be sent; undefined for Ctrl-C at a
 * terminal, which sends it to the whole group: passing it on as well would look like a second, impatient one.
 * @param {(signal: NodeJS.Signals | undefined) => void} tell @returns {() => void} ends the watching
 */
export function watchForStop(tell) {
  let isTold = false;
  /** @param {NodeJS.Signals} signal */
  const onSignal = (signal) => {
    isTold = true;
    tell(signal === 'SIGINT' && process.stdin.isTTY ? undefined : signal);
  };
  const unwatch = watchParent(() => isTold || onSignal('SIGTERM'));
  process.on('SIGINT', onSignal).on('SIGTERM', onSignal).on('SIGHUP', onSignal);
  return () => {
    unwatch();
    process.off('SIGINT', onSignal).off('SIGTERM', onSignal).off('SIGHUP', onSignal);
  };
}

/**
 * Notices when the shell npm put between itself and this process is gone. It ends on a signal without passing it on;
 * unwatched, stopping `npm start` would leave the server running.
 * @param {() => void} onGone @returns {() => void} ends the watching
 */
function watchParent(onGone) {
  if (!process.env.npm_lifecycle_event) return () => {};
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    onGone();
  }, 500).unref();
  return () => clearInterval(timer);
}

/**
 * Runs a program to its end and keeps what it said, standard output and error in the order they came.
 * @param {string} command @param {string[]} args @param {RunOptions} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function runCaptured(command, args, { env, cwd = ROOT } = {}) {
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(command, args, { cwd, env: createChildEnv(env), stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output += text;
      });
    }
    child.once('error', (error) => resolve({ code: 127, output: error.message }));
    child.once('close', (code, signal) =>
      resolve({ code: code ?? 128 + (signal ? constants.signals[signal] : 0), output }),
    );
  });
}
