import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestFolder } from '../../testing/replay-to-shore.ts';
import { detectFormat } from './detect-format.ts';

const folder = createTestFolder();
afterAll(folder.remove);

function file(name: string, content: Uint8Array): string {
  const path = join(folder.path, name);
  writeFileSync(path, content);
  return path;
}

describe('a file that is no recording we read', () => {
  const binary = Buffer.from('0000a54f00f80109ff7f0000ffffffff', 'hex');

  it('is named with the formats there are', async () => {
    await expect(detectFormat(file('photo.bin', binary))).rejects.toThrow(/name its kind with --format nmea0183/);
  });

  it('is told by its content and not by its name', async () => {
    expect(await detectFormat(file('log.dat', Buffer.from('$SDDPT,8.0,0.0\r\n')))).toBe('nmea0183');
    const recorder = Buffer.from('9210ffffffff5944565220763034', 'hex');
    expect(await detectFormat(file('00010000.bin', recorder))).toBe('n2k');
  });
});
