import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFileScanner } from './file-scanner.ts';

const CLAMSCAN = '/usr/bin/clamscan';
const isInstalled = existsSync(CLAMSCAN);
const SKIP_REASON = isInstalled ? '' : ` (${CLAMSCAN} is not installed: apt-get install clamav)`;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fms-scan-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** A scanner that finds the word EICAR, and fails at the word BROKEN. */
async function writeScanner(): Promise<string> {
  const path = join(folder, 'scanner');
  const script = [
    '#!/bin/sh',
    'for file in "$@"; do :; done',
    'if grep -q BROKEN "$file"; then exit 2; fi',
    'if grep -q EICAR "$file"; then echo "$file: Test.EICAR FOUND"; exit 1; fi',
    '[ "$1" = "--flag" ] || exit 3',
  ];
  await writeFile(path, `${script.join('\n')}\n`);
  await chmod(path, 0o755);
  return path;
}
const bytesOf = (content: string) => Readable.from([Buffer.from(content)]);

describe('a scanner of files', () => {
  it('is asked with its arguments and a copy, which is gone afterwards', async () => {
    const scanner = createFileScanner([await writeScanner(), '--flag'], join(folder, 'copies'));
    expect(await scanner.scan(bytesOf('a chart'))).toEqual({ isClean: true });
    expect(await scanner.scan(bytesOf('an EICAR file'))).toEqual({ isClean: false, finding: 'Test.EICAR' });
    expect(await readdir(join(folder, 'copies'))).toEqual([]);
  });

  it('that gives no answer lets nothing go', async () => {
    const scanner = createFileScanner([await writeScanner(), '--flag'], join(folder, 'copies'));
    await expect(scanner.scan(bytesOf('BROKEN'))).rejects.toThrow('gave no answer');
    const missing = createFileScanner([join(folder, 'none')], join(folder, 'copies'));
    await expect(missing.scan(bytesOf('x'))).rejects.toThrow('gave no answer');
    expect(await readdir(join(folder, 'copies'))).toEqual([]);
  });

  it('is given its words as they are, by no shell', async () => {
    const marker = join(folder, 'made');
    const scanner = createFileScanner([await writeScanner(), '--flag', `;touch ${marker}`], join(folder, 'copies'));
    await scanner.scan(bytesOf('x'));
    expect(existsSync(marker)).toBe(false);
  });
});

describe.skipIf(!isInstalled)(`clamscan of Debian${SKIP_REASON}`, () => {
  it('finds a file by a signature of this test, and no other', async () => {
    const signature = join(folder, 'test.ndb');
    const sample = 'a file of this very test';
    await writeFile(signature, `Fms.Test.Signature:0:*:${Buffer.from(sample).toString('hex')}\n`);
    execFileSync(CLAMSCAN, ['--version']);
    const scanner = createFileScanner([CLAMSCAN, '--no-summary', `--database=${signature}`], join(folder, 'copies'));
    expect(await scanner.scan(bytesOf('another file'))).toEqual({ isClean: true });
    const answer = await scanner.scan(bytesOf(`begin ${sample} end`));
    expect(answer).toMatchObject({ isClean: false, finding: expect.stringContaining('Fms.Test.Signature') });
  }, 120_000);
});
