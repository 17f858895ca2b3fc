import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { zstdCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readCompressedFile } from './compressed-file.ts';

const ROWS = 'rows of a ship\n'.repeat(20_000);
const whole = zstdCompressSync(ROWS);

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fms-packed-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** `rounds` of the event loop pass between two pieces, as in a slow reader that writes rows. */
async function read(name: string, packed: Uint8Array | null, rounds = 0): Promise<string> {
  const path = join(folder, name);
  if (packed) await writeFile(path, packed);
  let content = '';
  for await (const piece of readCompressedFile(path)) {
    content += piece;
    for (let turn = 0; turn < rounds; turn++) await setImmediate();
  }
  return content;
}

it.each([0, 50])('unpacks what was packed, for a reader that is %i rounds late', async (rounds) => {
  expect(await read('whole', whole, rounds)).toBe(ROWS);
});

it.each<[string, Uint8Array | null]>([
  ['missing', null],
  ['of nothing packed', Buffer.from(ROWS)],
  ...[1, 5, 20, whole.length - 20].map((short): [string, Uint8Array] => [
    `${short} bytes short`,
    whole.subarray(0, -short),
  ]),
])('a file that is %s fails its reader, and nothing else', async (name, packed) => {
  for (const rounds of [0, 1, 50]) await expect(read(name, packed, rounds)).rejects.toThrow();
});

it('leaves the file alone when its reader has enough', async () => {
  const path = join(folder, 'enough');
  await writeFile(path, whole.subarray(0, -5));
  for await (const piece of readCompressedFile(path)) {
    expect(piece.length).toBeGreaterThan(0);
    break;
  }
});
