/** What a person on a slow line waits for before he can type his name: the scripts index.html asks for, packed. */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';

const BUILT = resolve(import.meta.dirname, '../../apps/web/dist');
const MOST_KILOBYTES = 150;

describe('the sign-in screen', () => {
  it(`needs at most ${MOST_KILOBYTES} KB of packed script`, () => {
    const page = readFileSync(join(BUILT, 'index.html'), 'utf8');
    const scripts = [...page.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(([, path = '']) => path);
    const sizes = scripts.map((path) => gzipSync(readFileSync(join(BUILT, path))).length);
    expect(scripts.length).toBeGreaterThan(0);
    expect(sizes.reduce((sum, size) => sum + size, 0) / 1024).toBeLessThan(MOST_KILOBYTES);
  });
});
