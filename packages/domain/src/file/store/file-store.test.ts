import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../../time/unit.ts';
import { checkFileName } from '../name/file-name.ts';
import { checkQuota, DEFAULT_RETENTION, planRetention, planRoom } from './file-retention.ts';
import { type FileVersion, getCurrentVersion, makeVersion, nameVersion } from './file-version.ts';

const NOW = 1000 * DAY_MS;
/** Versions 1, 2, … stored so many days ago, the oldest first. */
const versionsOf = (daysAgo: readonly number[], kept: readonly number[] = []): FileVersion[] =>
  daysAgo.map((days, index) => ({
    number: index + 1,
    sha256: `${index}`,
    sizeBytes: 100,
    storedAt: NOW - days * DAY_MS,
    isKept: kept.includes(index + 1),
  }));
const policy = { ...DEFAULT_RETENTION, olderVersions: 2, olderVersionDays: 30 };
const removed = (versions: readonly FileVersion[], changed = {}) =>
  planRetention(versions, { ...policy, ...changed }, NOW).map(({ version, reason }) => [version.number, reason]);

describe('versions of a name', () => {
  const file = { sha256: 'a', sizeBytes: 5, storedAt: NOW };

  it('begin with 1, and count up also where older ones were removed', () => {
    expect(makeVersion([], file)).toEqual({ ...file, number: 1, isKept: false });
    expect(makeVersion(versionsOf([9, 8, 7]).slice(2), file)).toMatchObject({ number: 4 });
  });

  it('are not made of the content that is current, but of one that was before', () => {
    const versions = versionsOf([2, 1]);
    expect(makeVersion(versions, { ...file, sha256: '1' })).toBeNull();
    expect(makeVersion(versions, { ...file, sha256: '0' })).toMatchObject({ number: 3 });
  });

  it.each([
    ['report.pdf', 'report.v3.pdf'],
    ['log', 'log.v3'],
    ['a.tar.gz', 'a.tar.v3.gz'],
    [`${'a'.repeat(251)}.pdf`, `${'a'.repeat(248)}.v3.pdf`],
    [`${'é'.repeat(120)}.pdf`, `${'é'.repeat(120)}.v3.pdf`],
    [`a.${'b'.repeat(253)}`, `a.${'b'.repeat(250)}.v3`],
  ])('of %s are called %s', (name, shown) => {
    expect(nameVersion(name, 3)).toBe(shown);
    expect(checkFileName(shown)).toEqual({ name: shown });
  });
});

describe('retention', () => {
  it('keeps the current version and so many before it', () => {
    expect(removed(versionsOf([9, 8, 7, 6]))).toEqual([[1, 'version-count']]);
    expect(removed(versionsOf([900]))).toEqual([]);
    expect(removed([])).toEqual([]);
  });

  it('counts the age of an older version from when the next one came', () => {
    expect(removed(versionsOf([900, 29]))).toEqual([]);
    expect(removed(versionsOf([900, 31, 1]))).toEqual([[1, 'version-age']]);
  });

  it('removes no version that a person keeps, and does not count it', () => {
    expect(removed(versionsOf([90, 80, 7, 6, 5], [1, 2]))).toEqual([]);
    expect(removed(versionsOf([90, 80], [1]), { fileDays: 30 })).toEqual([[2, 'file-age']]);
  });

  it('removes the whole file by its age where the policy says so', () => {
    expect(removed(versionsOf([90, 31]), { fileDays: 30 })).toEqual([
      [2, 'file-age'],
      [1, 'file-age'],
    ]);
  });

  it('has nothing to do a second time', () => {
    const days = fc.uniqueArray(fc.nat(900), { maxLength: 20 }).map((all) => all.sort((a, b) => b - a));
    fc.assert(
      fc.property(days, fc.array(fc.nat(20)), (daysAgo, kept) => {
        const versions = versionsOf(daysAgo, kept);
        const gone = new Set(planRetention(versions, policy, NOW).map(({ version }) => version));
        const stay = versions.filter((version) => !gone.has(version));
        expect(getCurrentVersion(stay)).toBe(getCurrentVersion(versions));
        expect(stay.filter(({ isKept }) => !isKept).length).toBeLessThanOrEqual(policy.olderVersions + 1);
        expect(planRetention(stay, policy, NOW)).toEqual([]);
      }),
      { seed: 19, numRuns: 5000 },
    );
  });
});

describe('quota', () => {
  it.each([
    [60, 30, 10, null],
    [60, 30, 11, 'over-quota'],
    [100, 0, 0, null],
    [101, 0, 0, 'over-quota'],
  ])('with %i stored, %i expected and a file of %i bytes', (storedBytes, expectedBytes, sizeBytes, refused) => {
    const answer = checkQuota({ storedBytes, expectedBytes }, { name: 'a', sizeBytes }, { ...policy, quotaBytes: 100 });
    expect(answer?.refused ?? null).toBe(refused);
  });

  it('makes room with older versions only, those stored first before the others', () => {
    const names = [versionsOf([9, 8, 7]), versionsOf([10, 1], [1]), versionsOf([30])];
    const room = (bytes: number) => planRoom(names, bytes)?.map(({ storedAt }) => (NOW - storedAt) / DAY_MS);
    expect([room(0), room(1), room(150), room(201)]).toEqual([[], [9], [9, 8], undefined]);
  });
});
