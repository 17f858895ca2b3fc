/** Every path of the table of attacks, told by a shore: none leaves the inbox or reaches a server of the ship's network. */
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FileHead, PartFile } from '@fms/contract/transfer';
import { HOSTILE_PATH_ROWS } from '@fms/domain/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ManifestStore } from '../store/manifest-store.ts';
import { Inbox } from './inbox.ts';

const NOW = Date.UTC(2026, 10, 24);

let root: string;
let inbox: Inbox;
const delivered: string[] = [];
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'fms-hostile-'));
  await mkdir(join(root, 'around/inbox'), { recursive: true });
  delivered.length = 0;
  inbox = new Inbox({
    folder: join(root, 'around/inbox'),
    stateFolder: join(root, 'state'),
    manifests: new ManifestStore(join(root, 'state/manifest')),
    deliver: async (_target, { path }) => void delivered.push(path),
    now: () => NOW,
  });
  await inbox.open();
  await writeFile(join(root, 'part'), 'x');
});
afterEach(() => rm(root, { recursive: true, force: true }));

/** Paths that were not refused with a code of the rules of names. */
async function listTaken(): Promise<string[]> {
  const part = { path: join(root, 'part'), manifest: { sizeBytes: 1 } } as PartFile;
  const taken: string[] = [];
  for (const { code, path } of HOSTILE_PATH_ROWS) {
    const head: FileHead = {
      ...{ transferId: 1, path, sizeBytes: 1, sha256: 'a'.repeat(64), modifiedMs: NOW },
      ...{ priority: 'normal', isNow: false },
    } as FileHead;
    for (const ask of [() => inbox.isDelivered(head), () => inbox.release(head, part)]) {
      const answer = await ask().catch((error: { code?: string }) => error.code);
      if (answer !== code) taken.push(path);
    }
  }
  return taken;
}

describe('a path of the table of attacks', () => {
  it('is put nowhere', async () => {
    expect(await listTaken()).toEqual([]);
    expect(await readdir(join(root, 'around'))).toEqual(['inbox']);
    expect(await readdir(join(root, 'around/inbox'))).toEqual(['.incoming']);
    expect((await readdir(root)).sort()).toEqual(['around', 'part', 'state']);
  });

  it('is delivered by SFTP under no name', async () => {
    inbox.setTarget({ host: '127.0.0.1', port: 22, userName: 'ship', password: 'x', key: '' });
    expect(await listTaken()).toEqual([]);
    expect(delivered).toEqual([]);
  });
});
