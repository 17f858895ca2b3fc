/** How much a vessel may store ashore, how long, and what makes room. */
import type { Instant } from '../../time/instant.ts';
import { type FileRefusal, refuseFile } from '../refusal/file-refusal.ts';
import { type FileVersion, getCurrentVersion } from './file-version.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

export interface RetentionPolicy {
  /** Bytes of all versions of all files of a vessel. */
  readonly quotaBytes: number;
  /** Versions of one name besides the current, those that a person keeps not counted. */
  readonly olderVersions: number;
  /** Days that a version stays after the next one came, null for ever. */
  readonly olderVersionDays: number | null;
  /** Days that a file stays after its last version came, null until a person deletes it. */
  readonly fileDays: number | null;
}

/** Of a vessel whose policy was never changed. */
export const DEFAULT_RETENTION: RetentionPolicy = {
  quotaBytes: 20 * 1024 ** 3,
  olderVersions: 10,
  olderVersionDays: 365,
  fileDays: null,
};

export interface StoredBytes {
  readonly storedBytes: number;
  /** Of uploads and transfers that are under way and were let in. */
  readonly expectedBytes: number;
}

/** Null when a file of so many bytes fits. What is under way counts in full, so that two do not take the same room. */
export function checkQuota(
  { storedBytes, expectedBytes }: StoredBytes,
  file: { readonly name: string; readonly sizeBytes: number },
  { quotaBytes }: RetentionPolicy,
): FileRefusal | null {
  return storedBytes + expectedBytes + file.sizeBytes <= quotaBytes ? null : refuseFile('over-quota', file.name);
}

export type RemovalReason = 'file-age' | 'version-age' | 'version-count';

export interface VersionRemoval {
  readonly version: FileVersion;
  readonly reason: RemovalReason;
}

/**
 * The versions of one name that are to be removed. The current one goes only with the whole file, by its age; a version
 * that a person keeps stays.
 */
export function planRetention(
  versions: readonly FileVersion[],
  policy: RetentionPolicy,
  now: Instant,
): readonly VersionRemoval[] {
  const newestFirst = versions.toSorted((one, other) => other.number - one.number);
  const [current, ...older] = newestFirst;
  if (current === undefined) return [];
  if (isPast(current.storedAt, policy.fileDays, now)) {
    return newestFirst.filter(({ isKept }) => !isKept).map((version) => ({ version, reason: 'file-age' }));
  }
  const removals: VersionRemoval[] = [];
  let stay = 0;
  for (const [index, version] of older.entries()) {
    if (version.isKept) continue;
    // It became an older version when the next one came.
    const replacedAt = (newestFirst[index] as FileVersion).storedAt;
    if (isPast(replacedAt, policy.olderVersionDays, now)) removals.push({ version, reason: 'version-age' });
    else if (++stay > policy.olderVersions) removals.push({ version, reason: 'version-count' });
  }
  return removals;
}

function isPast(since: Instant, days: number | null, now: Instant): boolean {
  return days !== null && now - since > days * DAY_MS;
}

/**
 * Older versions whose removal frees at least so many bytes, those stored first before the others; null when they do not
 * free enough. `names` are the versions of each name; current and kept versions are never among them.
 */
export function planRoom(names: Iterable<readonly FileVersion[]>, bytes: number): readonly FileVersion[] | null {
  const older = [...names]
    .flatMap((versions) => versions.filter((version) => !version.isKept && version !== getCurrentVersion(versions)))
    .sort((one, other) => one.storedAt - other.storedAt);
  const removed: FileVersion[] = [];
  let freed = 0;
  for (const version of older) {
    if (freed >= bytes) break;
    removed.push(version);
    freed += version.sizeBytes;
  }
  return freed >= bytes ? removed : null;
}
