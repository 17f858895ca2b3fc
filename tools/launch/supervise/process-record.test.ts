import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createProcessRecord, endLeftovers, readBirth } from './process-record.mjs';

const RECORD = new URL('./process-record.mjs', import.meta.url).href;
/** Says when it runs, and does not end when it is told to. */
const DEAF = "process.on('SIGTERM', () => {}); setInterval(() => {}, 1000); console.log('runs')";

let folder: string;
let file: string;
const running: ChildProcess[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fms-record-'));
  file = join(folder, 'data', 'launch.json');
});
afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

async function runs(program: string): Promise<ChildProcess & { pid: number }> {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.push(child);
  await once(child.stdout, 'data');
  return child as ChildProcess & { pid: number };
}

async function kill(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

/** A process that has recorded another one as the gateway it started. */
const launcherOf = (pid: number) =>
  runs(`const { createProcessRecord } = await import('${RECORD}');
    createProcessRecord('${file}').add('gateway', ${pid});
    setInterval(() => {}, 1000);
    console.log('runs');`);

describe('what an earlier start has left running', () => {
  it('is ended once its launcher is gone, also when it does not listen', async () => {
    const gateway = await runs(DEAF);
    const ended = once(gateway, 'exit');
    const launcher = await launcherOf(gateway.pid);
    expect(await endLeftovers(file, 100)).toEqual([]);
    await kill(launcher);
    expect(await endLeftovers(file, 100)).toEqual(['gateway']);
    expect(await ended).toEqual([null, 'SIGKILL']);
    expect(await endLeftovers(file, 100)).toEqual([]);
  });

  it('is never a process that only has its number', async () => {
    const other = await runs(DEAF);
    const launcher = await launcherOf(other.pid);
    await kill(launcher);
    const born = String(readBirth(other.pid));
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replace(`"pid":${other.pid},"born":"${born}"`, (found) => {
        return found.replace(born, 'another boot 1');
      }),
    );
    expect(await endLeftovers(file, 100)).toEqual([]);
    expect(readBirth(other.pid)).toBe(born);
  });

  it.each(['', '{', 'null'])('is nothing when the file holds %j', async (text) => {
    writeFileSync(join(folder, 'launch.json'), text);
    expect(await endLeftovers(join(folder, 'launch.json'))).toEqual([]);
    expect(await endLeftovers(join(folder, 'absent.json'))).toEqual([]);
  });
});

describe('the record', () => {
  it('is readable by its user alone, and goes with its launcher', () => {
    const record = createProcessRecord(file);
    record.add('server', process.pid);
    expect([statSync(file).mode & 0o777, statSync(join(folder, 'data')).mode & 0o777]).toEqual([0o600, 0o700]);
    record.close();
    expect(existsSync(file)).toBe(false);
  });

  it('of a launcher that runs is not written over', async () => {
    await launcherOf(process.pid);
    const before = readFileSync(file, 'utf8');
    const second = createProcessRecord(file);
    second.add('server', process.pid);
    second.close();
    expect(readFileSync(file, 'utf8')).toBe(before);
  });
});
