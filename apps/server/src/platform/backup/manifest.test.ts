import { describe, expect, it } from 'vitest';
import { type BackupEntry, manifest, toManifest } from './manifest.ts';

const file = (path: string): BackupEntry => ({ kind: 'file', path, bytes: 1, sha256: 'a'.repeat(64) });
const folder = (path: string): BackupEntry => ({ kind: 'folder', path });
const link = (path: string, target: string): BackupEntry => ({ kind: 'link', path, target });
const isTaken = (...entries: BackupEntry[]) => {
  const head = { product: '1', createdMs: 0, mode: 'live', database: 'embedded', telemetry: 'embedded' } as const;
  return manifest.safeParse(toManifest(head, entries)).success;
};

describe('the manifest of a backup', () => {
  it('names what lies in its own folders, and links from one to another', () => {
    const tree = [folder('store'), folder('store/b'), file('store/b/1'), folder('data')];
    expect(isTaken(...tree, link('data/b', '../store/b'), file('mode'))).toBe(true);
  });

  it.each([
    ['a path upwards', [file('../evil')]],
    ['an absolute path', [file('/etc/evil')]],
    ['a path that turns round', [folder('a'), file('a/../../evil')]],
    ['the folder itself', [link('.', 'a')]],
    ['a file in a folder that is not named', [file('a/evil')]],
    ['a link upwards', [link('a', '../evil')]],
    ['an absolute link', [link('a', '/etc/cron.d')]],
    ['a file through a link', [folder('a'), link('b', 'a'), file('b/evil')]],
    ['a link through a link, which would come out above', [folder('a'), link('a/b', '..'), link('a/b/c', '..')]],
  ])('is refused with %s', (_words, entries) => expect(isTaken(...entries)).toBe(false));
});
