import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSecretBox } from './secret-box.ts';
import { readSecret } from './secret-file.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'fms-secret-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

describe('a secret file', () => {
  it('is made once, for its user alone, and kept', async () => {
    const path = join(root, 'secret.key');
    const made = await readSecret(path, 'all is lost');
    expect(made).toHaveLength(32);
    expect(await readSecret(path, 'all is lost')).toEqual(made);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
  });

  it('says what to do when it is damaged', async () => {
    const path = join(root, 'secret.key');
    await writeFile(path, 'short');
    await expect(readSecret(path, 'all users sign in again')).rejects.toThrow('all users sign in again');
  });
});

describe('a secret box', () => {
  const box = createSecretBox(new Uint8Array(32).fill(7));

  it('opens what it sealed, never twice the same', () => {
    const [one, two] = [box.seal('JBSWY3DPEHPK3PXP', 'two-factor:1'), box.seal('JBSWY3DPEHPK3PXP', 'two-factor:1')];
    expect(one).not.toBe(two);
    expect(one).not.toContain('JBSW');
    expect([box.open(one, 'two-factor:1'), box.open(two, 'two-factor:1')]).toEqual([
      'JBSWY3DPEHPK3PXP',
      'JBSWY3DPEHPK3PXP',
    ]);
  });

  it('refuses another purpose, another key, and a changed or shortened text', () => {
    const sealed = box.seal('secret', 'two-factor:1');
    const changed = Buffer.from(sealed, 'base64url');
    changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
    expect(() => box.open(sealed, 'two-factor:2')).toThrow();
    expect(() => createSecretBox(new Uint8Array(32).fill(8)).open(sealed, 'two-factor:1')).toThrow();
    expect(() => box.open(changed.toString('base64url'), 'two-factor:1')).toThrow();
    expect(() => box.open(sealed.slice(0, 20), 'two-factor:1')).toThrow();
  });
});
