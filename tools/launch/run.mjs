// @ts-check
/** Running other programs: in the foreground with signals and exit code passed through, or captured. */
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';
import { ROOT } from './paths.mjs';

/** @typedef {{ env?: Record<string, string | undefined>, cwd?: string }} RunOptions */

/** Environment of every child: whatever it calls `node` is Node 24 too. @param {RunOptions['env']} extra */
function childEnv(extra = {}) {
  const path = [join(ROOT, 'node_modules', '.bin'), process.env.PATH].filter(Boolean).join(delimiter);
  return { ...process.env, PATH: path, ...extra };
}

/**
 * Runs a program with this terminal and answers its exit code, 128 + signal number when a signal ended it.
 * @param {string} command @param {string[]} args @param {RunOptions} [options] @returns {Promise<number>}
 */
export function runInForeground(command, args, { env, cwd = ROOT } = {}) {
  const child = spawn(command, args, { cwd, env: childEnv(env), stdio: 'inherit' });
  let isTold = false;
  /** @param {NodeJS.Signals} signal */
  const tell = (signal) => {
    isTold = true;
    // A terminal sends Ctrl-C to the whole group: passing it on as well would look like a second, impatient one.
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
  };
  const onInterrupt = () => tell('SIGINT');
  const onTerminate = () => tell('SIGTERM');
  const onHangUp = () => tell('SIGHUP');
  const unwatch = watchParent(() => isTold || tell('SIGTERM'));
  process.on('SIGINT', onInterrupt).on('SIGTERM', onTerminate).on('SIGHUP', onHangUp);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      unwatch();
      process.off('SIGINT', onInterrupt).off('SIGTERM', onTerminate).off('SIGHUP', onHangUp);
      resolve(code ?? 128 + (signal ? constants.signals[signal] : 0));
    });
  });
}

/**
 * Notices when the shell npm put between itself and this process is gone. It ends on a signal without passing it on, so
 * that stopping `npm start` left a server running that nobody saw.
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
    const child = spawn(command, args, { cwd, env: childEnv(env), stdio: ['ignore', 'pipe', 'pipe'] });
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
