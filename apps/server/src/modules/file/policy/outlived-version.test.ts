import { DEFAULT_RETENTION } from '@fms/domain/file';
import { DAY_MS } from '@fms/domain/time';
import { expect, it } from 'vitest';
import type { KeptVersion } from '../store/retention.repository.ts';
import { findOutlived } from './file-retention.service.ts';

const NOW = 1000 * DAY_MS;

function versionsOf(pathFold: string, ids: readonly number[], more: Partial<KeptVersion> = {}): KeptVersion[] {
  return ids.map((id, i) => ({
    ...{
      id,
      tree: 'to-vessel',
      pathFold,
      version: i + 1,
      sha256: String(id),
      sizeBytes: 1,
      storedMs: NOW,
      isMoving: false,
    },
    ...more,
  }));
}

it('versions go name by name, the oldest first, and none that is on its way', () => {
  const keep = { ...DEFAULT_RETENTION, olderVersions: 1 };
  const rows = [...versionsOf('a', [1, 2, 3]), ...versionsOf('b', [4, 5])];
  expect(findOutlived(rows, keep, NOW)).toEqual([1]);
  expect(findOutlived([...rows, ...versionsOf('c', [6, 7, 8], { isMoving: true })], keep, NOW)).toEqual([1]);
});

it('a name of another tree is another name', () => {
  const keep = { ...DEFAULT_RETENTION, olderVersions: 0 };
  const rows = [...versionsOf('a', [1]), ...versionsOf('a', [2], { tree: 'from-vessel' })];
  expect(findOutlived(rows, keep, NOW)).toEqual([]);
});

it('files go by the age of their last version', () => {
  const keep = { ...DEFAULT_RETENTION, fileDays: 10 };
  const old = versionsOf('a', [1, 2], { storedMs: NOW - 11 * DAY_MS });
  expect(findOutlived([...old, ...versionsOf('b', [3])], keep, NOW).toSorted()).toEqual([1, 2]);
});
