/** A process of its own opens the engine and fails: it ends, and is not held by what the engine does about it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const ENGINE = new URL('../clickhouse/embedded.ts', import.meta.url).href;
/** One function that reads the word at an address, and a memory of one page. */
const READER = '0,97,115,109,1,0,0,0,1,6,1,96,1,127,1,127,3,2,1,0,5,3,1,0,1,7,5,1,1,114,0,0,10,9,1,7,0,32,0,40,2,0,11';

const STAYS_MS = 30_000;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fms-fatal-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Opens the engine in a process, then runs `failing` in it; answers the signal it ended on. */
async function signalOf(failing: string): Promise<NodeJS.Signals | null> {
  const program = `
    const { openEmbeddedClickHouse } = await import(${JSON.stringify(ENGINE)});
    const engine = await openEmbeddedClickHouse(${JSON.stringify(folder)});
    await engine.select('SELECT 1 AS one');
    setInterval(() => {}, 1000);
    ${failing}`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: 'ignore',
    // Only ends one that stays, which is what this looks for.
    timeout: STAYS_MS,
    killSignal: 'SIGKILL',
  });
  const [, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null];
  return signal;
}

describe('a process with the embedded engine', () => {
  it.each(['SIGABRT', 'SIGSEGV', 'SIGBUS', 'SIGFPE', 'SIGILL', 'SIGTRAP', 'SIGSYS'])('ends on %s', async (signal) => {
    expect(await signalOf(`process.kill(process.pid, '${signal}');`)).toBe(signal);
  });

  it('ends when native code aborts', async () => {
    expect(await signalOf('process.abort();')).toBe('SIGABRT');
  });

  it('ends when WebAssembly reads what it does not have', async () => {
    const read = `const { instance } = await WebAssembly.instantiate(new Uint8Array([${READER}]));
      if (instance.exports.r(0) === 0) instance.exports.r(0x7ffffff0);`;
    expect(await signalOf(read)).toBe('SIGSEGV');
  });
});
