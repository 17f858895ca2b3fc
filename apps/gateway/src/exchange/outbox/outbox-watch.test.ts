import { execFileSync } from 'node:child_process';
import { link, mkdir, mkdtemp, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openBelow } from '../store/open-file.ts';
import { OutboxWatch } from './outbox-watch.ts';

const SETTLE_MS = 5000;
const OLD = Date.UTC(2026, 10, 1);

let root: string;
let now: number;
let refused: string[];
let watch: OutboxWatch;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'fms-outbox-'));
  now = Date.UTC(2026, 10, 23);
  refused = [];
  watch = new OutboxWatch({ root, settleMs: SETTLE_MS, now: () => now, refused: (sentence) => refused.push(sentence) });
});
afterEach(() => rm(root, { recursive: true, force: true }));

async function put(path: string, content: string, modifiedMs = OLD): Promise<void> {
  await writeFile(join(root, path), content);
  await utimes(join(root, path), modifiedMs / 1000, modifiedMs / 1000);
}
const paths = () => watch.entries.map(({ path, sizeBytes }) => `${path} ${sizeBytes}`);

describe('an outbox', () => {
  it('lists what lies there at the start at once, and what comes later when it has settled', async () => {
    await mkdir(join(root, 'log'));
    await put('log/engine.csv', 'abc');
    expect(await watch.look()).toBe(true);
    expect(paths()).toEqual(['log 0', 'log/engine.csv 3']);
    await put('later.txt', 'x');
    expect(await watch.look()).toBe(false);
    expect(watch.isSettled('later.txt')).toBe(false);
    now += SETTLE_MS;
    expect(await watch.look()).toBe(true);
    expect(paths()).toContain('later.txt 1');
  });

  it('lists a file that grows as it was, until it has stopped', async () => {
    await put('engine.log', 'abc');
    await watch.look();
    await put('engine.log', 'abcdef', OLD + 1000);
    now += SETTLE_MS;
    expect(await watch.look()).toBe(false);
    expect(paths()).toEqual(['engine.log 3']);
    now += SETTLE_MS;
    await watch.look();
    expect(paths()).toEqual(['engine.log 6']);
  });

  it('is another list when a file is gone, and the same when nothing changed', async () => {
    await put('a', 'x');
    await watch.look();
    expect(await watch.look()).toBe(false);
    await rm(join(root, 'a'));
    expect(await watch.look()).toBe(true);
    expect(watch.entries).toEqual([]);
  });

  it('leaves out links, pipes and names that are no names, and says so once', async () => {
    await put('plain.txt', 'x');
    await put('.hidden', 'x');
    await put('twice', 'x');
    await link(join(root, 'twice'), join(root, 'again'));
    await symlink('/etc/passwd', join(root, 'passwd'));
    await symlink('/etc', join(root, 'etc'));
    execFileSync('mkfifo', [join(root, 'pipe')]);
    await watch.look();
    await watch.look();
    expect(paths()).toEqual(['plain.txt 1']);
    expect(refused).toHaveLength(6);
  });
});

describe('a file of the outbox', () => {
  it('is not opened once a link stands in its place, or in that of its directory', async () => {
    await mkdir(join(root, 'log'));
    await put('log/a', 'x');
    const opened = await openBelow(root, 'log/a');
    expect(opened.sizeBytes).toBe(1);
    await opened.handle.close();
    await rm(join(root, 'log'), { recursive: true });
    await symlink('/etc', join(root, 'log'));
    await expect(openBelow(root, 'log/passwd')).rejects.toMatchObject({ code: 'symbolic-link' });
    await symlink('/etc/passwd', join(root, 'link'));
    await expect(openBelow(root, 'link')).rejects.toMatchObject({ code: 'symbolic-link' });
    await expect(openBelow(root, 'gone')).rejects.toMatchObject({ code: 'not-found' });
  });
});
