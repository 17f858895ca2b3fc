import { mkdir, readdir, readFile, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestFolder } from '../../testing/replay-to-shore.ts';
import { Delivered } from './delivered.ts';
import { placeFile } from './place-file.ts';

const NOW = Date.UTC(2026, 10, 23, 22, 10, 5);

let folder = createTestFolder();
const inRoot = (...names: string[]) => join(folder.path, ...names);
const inInbox = (...names: string[]) => inRoot('inbox', ...names);
beforeEach(async () => {
  folder = createTestFolder();
  await mkdir(inInbox());
  await writeFile(inRoot('part'), 'new');
});
afterEach(() => folder.remove());

const place = (path: string) =>
  placeFile({ from: inRoot('part'), inbox: inInbox(), path, modifiedMs: NOW - 60_000, now: NOW });

describe('a file that is whole', () => {
  it('gets its name, its directories and its time', async () => {
    await place('charts/week 47/a.zip');
    expect(await readFile(inInbox('charts/week 47/a.zip'), 'utf8')).toBe('new');
    expect((await stat(inInbox('charts/week 47/a.zip'))).mtimeMs).toBe(NOW - 60_000);
    expect(await readdir(folder.path)).toEqual(['inbox']);
  });

  it('keeps what stands there', async () => {
    await writeFile(inInbox('a.zip'), 'old');
    await place('a.zip');
    expect(await readFile(inInbox('a (kept 2026-11-23 22.10.05.000).zip'), 'utf8')).toBe('old');
  });

  it.each([
    ['../a.zip', 'parent-path'],
    ['/etc/passwd', 'absolute-path'],
    ['a/../../b', 'parent-path'],
    ['.ssh/authorized_keys', 'hidden-name'],
    ['a\u0000b', 'control-character'],
    ['con', 'reserved-name'],
    ['desktop.ini', 'shell-name'],
  ])('is not put at %j', async (path, code) => {
    await expect(place(path)).rejects.toMatchObject({ code });
    expect(await readdir(inInbox())).toEqual([]);
  });

  it('is put behind no link, and in the place of no directory', async () => {
    await symlink(folder.path, inInbox('out'));
    await mkdir(inInbox('a.zip'));
    await expect(place('out/b.zip')).rejects.toMatchObject({ code: 'other-kind' });
    await expect(place('a.zip')).rejects.toMatchObject({ code: 'other-kind' });
    expect((await readdir(folder.path)).sort()).toEqual(['inbox', 'part']);
  });
});

it('what was delivered is known by its number and its bytes, and survives a restart', async () => {
  const state = inRoot('delivered');
  await new Delivered(state).add(7, 'a'.repeat(64));
  const again = new Delivered(state);
  expect(await again.has(7, 'a'.repeat(64))).toBe(true);
  expect(await again.has(7, 'b'.repeat(64))).toBe(false);
  expect(await again.has(8, 'a'.repeat(64))).toBe(false);
});
