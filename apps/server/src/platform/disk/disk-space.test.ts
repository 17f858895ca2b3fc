import { tmpdir } from 'node:os';
import { describe, expect, it } from 'vitest';
import { DISK_RESERVE_BYTES, formatMegabytes, getFreeBytes } from './disk-space.ts';

describe('the reserve on the disk', () => {
  it('is compared with what this user may still write', async () => {
    expect(await getFreeBytes(tmpdir())).toBeGreaterThan(DISK_RESERVE_BYTES);
    await expect(getFreeBytes('/does/not/exist')).rejects.toMatchObject({ code: 'ENOENT' });
  });

  it('is told in whole megabytes', () => {
    expect(formatMegabytes(DISK_RESERVE_BYTES)).toBe('128 MB');
    expect(formatMegabytes(1_500_000)).toBe('1 MB');
  });
});
