import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { BackupSource } from '../disk/backup-source.ts';
import type { DataFolder } from '../disk/data-folder.ts';
import { createBackup } from './backup.ts';

const TERABYTE = 2 ** 40;

it.each<[string, number, number]>([
  ['database', 1000 * TERABYTE, 0],
  ['telemetry', 0, 1000 * TERABYTE],
])('a %s that fits nowhere is refused before anything stands still or is written', async (_, database, telemetry) => {
  const root = await mkdtemp(join(tmpdir(), 'fms-backup-room-'));
  const touched: string[] = [];
  const store = (name: string, bytes: number): BackupSource => ({
    kind: 'embedded',
    size: async () => bytes,
    async fix() {
      touched.push(name);
      return async () => {};
    },
  });
  const backUp = await createBackup({
    folder: { path: (...names: string[]) => join(root, 'data', ...names) } as DataFolder,
    clock: { now: () => 0 },
    product: 'test',
    mode: 'live',
    database: store('database', database),
    telemetry: store('telemetry', telemetry),
    settle: async () => void touched.push('settle'),
    whileStill: async (work) => {
      touched.push('still');
      return work();
    },
  });
  await expect(backUp(join(root, 'copies', 'first'))).rejects.toMatchObject({ code: 'conflict' });
  expect(touched).toEqual([]);
  expect(await readdir(join(root, 'copies'))).toEqual([]);
  await rm(root, { recursive: true });
});
