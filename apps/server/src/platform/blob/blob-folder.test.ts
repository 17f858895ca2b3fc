import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openBlobFolder } from './blob-folder.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'fms-blob-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

it('keeps nothing of a put that failed, nor of one that an earlier run began', async () => {
  const blobs = await openBlobFolder(root);
  const broken = Readable.from(
    (async function* () {
      yield 'half';
      throw new Error('line cut');
    })(),
  );
  await expect(blobs.put('report.pdf', broken)).rejects.toThrow('line cut');
  expect(await readdir(join(root, '.incoming'))).toEqual([]);
  await writeFile(join(root, '.incoming/half'), 'half');
  await openBlobFolder(root);
  expect(await readdir(join(root, '.incoming'))).toEqual([]);
});
