// @ts-check
/**
 * The demonstration fleet beside the server: a simulator that speaks on real sockets and a gateway that listens to
 * them, each a process of its own, so that what is shown came the whole way a real ship's data comes.
 */
import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './process/paths.mjs';

const LOG_FILE = 'demo-fleet.log';
const GATEWAY_FILE = 'demo-gateway.json';

/** What a person may wonder about while the past of the fleet is still being written, one line at a time. */
const PROGRESS = /^history (?:\d+ %|complete|waits).*$/gm;

/** @param {string} text */
function sayProgress(text) {
  for (const [line] of text.matchAll(PROGRESS)) console.log(`Demonstration: ${line}`);
}

/**
 * Starts the fleet of a server that is ready, and ends it with the signal. It outlives a server that is started again:
 * the gateway keeps what it hears and comes back. What the two say goes to a file in the data folder; the terminal is
 * told how far the past is, and when one of them ends by itself.
 * @param {object} options
 * @param {string} options.node24
 * @param {string} options.address of the server, `http://127.0.0.1:8080`
 * @param {string} options.data its data folder
 * @param {AbortSignal} options.signal
 * @param {string} [options.history] how much past to write, `90d` when left out
 * @param {(name: string, pid: number) => void} [options.onStart] told of each process
 */
export async function startDemonstrationFleet({ node24, address, data, signal, history, onStart = () => {} }) {
  const log = createWriteStream(join(data, LOG_FILE), { flags: 'a' });
  /** @param {string} name @param {string[]} args */
  const start = (name, args) => {
    const child = /** @type {import('node:child_process').ChildProcessWithoutNullStreams} */ (
      spawn(node24, [join(ROOT, `apps/${name}/src/main.ts`), ...args], {
        // Both end with us however we end: the simulator watches its input, the gateway its channel.
        stdio: ['pipe', 'pipe', 'pipe', 'ipc'],
        // In a group of its own, so that Ctrl-C ends the server first and the fleet with it, not each for itself.
        detached: true,
      })
    );
    if (child.pid !== undefined) onStart(name, child.pid);
    child.stdout.pipe(log, { end: false });
    child.stderr.pipe(log, { end: false });
    const stop = () => {
      child.kill('SIGTERM');
      // The child reads this pipe to notice our end; left open it kept a child that had stopped alive, and so us.
      child.stdin.end();
    };
    signal.addEventListener('abort', stop, { once: true });
    child.once('exit', (code) => {
      if (!signal.aborted)
        console.log(`The demonstration ${name} ended with code ${code}; see ${join(data, LOG_FILE)}`);
    });
    return child;
  };
  const past = history === undefined ? [] : ['--history', history];
  const simulator = start('simulator', ['demo', '--server', address, '--data', data, '--desktop-port', '0', ...past]);
  simulator.stdout.on('data', (text) => sayProgress(String(text)));
  // The simulator names the file once it is written and every socket listens.
  await new Promise((written) => {
    simulator.stdout.on('data', (text) => String(text).includes(GATEWAY_FILE) && written(undefined));
    simulator.once('exit', written);
  });
  if (!signal.aborted && simulator.exitCode === null) start('gateway', ['run', join(data, GATEWAY_FILE)]);
}
