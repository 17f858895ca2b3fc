/** Listings of a ship and parts of an upload that were made to do harm, each refused with its code. */

import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../../time/unit.ts';
import { FILE_REFUSALS, type FileRefusalCode } from '../refusal/file-refusal.ts';
import { checkUploadPart, type UploadPart } from './upload-part.ts';
import { checkListing, checkVesselEntry, DIRECTORY_ENTRIES, FILE_BYTES, type VesselEntry } from './vessel-entry.ts';

const NOW = Date.UTC(2026, 10, 21, 8, 42);
const ENTRY: VesselEntry = { name: 'a.log', kind: 'file', sizeBytes: 412, changedAt: NOW - DAY_MS, linkCount: 1 };
const PART: UploadPart = { index: 0, parts: 2, sizeBytes: 1024, sha256: 'a'.repeat(64) };

const ENTRIES: readonly (readonly [FileRefusalCode, Partial<VesselEntry>])[] = [
  ['symbolic-link', { kind: 'symbolic-link' }],
  ['symbolic-link', { kind: 'symbolic-link', name: 'passwd', sizeBytes: 11 }],
  ['hard-link', { linkCount: 2 }],
  ['hard-link', { linkCount: 65_000 }],
  ['hard-link', { linkCount: 0 }],
  ['not-regular', { kind: 'other' }],
  ['not-regular', { kind: 'other', name: 'tty', sizeBytes: 0 }],
  ['not-regular', { kind: 'socket' as 'other' }],
  ['size-invalid', { sizeBytes: -1 }],
  ['size-invalid', { sizeBytes: 0.5 }],
  ['size-invalid', { sizeBytes: Number.NaN }],
  ['size-invalid', { sizeBytes: Number.POSITIVE_INFINITY }],
  ['size-invalid', { sizeBytes: 2 ** 53 }],
  ['file-too-large', { sizeBytes: FILE_BYTES + 1 }],
  ['file-too-large', { sizeBytes: 2 ** 52 }],
  ['time-invalid', { changedAt: -1 }],
  ['time-invalid', { changedAt: Number.NaN }],
  ['time-invalid', { changedAt: NOW + 2 * DAY_MS }],
  ['time-invalid', { changedAt: 8.64e15, kind: 'directory' }],
  ['parent-path', { name: '..', kind: 'directory' }],
  ['forbidden-character', { name: 'a/b' }],
  ['hidden-name', { name: '.ssh', kind: 'directory' }],
];

const PARTS: readonly (readonly [FileRefusalCode, Partial<UploadPart>])[] = [
  ['part-number-invalid', { index: -1 }],
  ['part-number-invalid', { index: 2 }],
  ['part-number-invalid', { index: 0.5 }],
  ['part-number-invalid', { index: Number.NaN }],
  ['part-number-invalid', { index: 2 ** 53 }],
  ['part-number-invalid', { parts: 0 }],
  ['part-number-invalid', { parts: -5 }],
  ['part-number-invalid', { parts: Number.NaN }],
  ['part-number-invalid', { parts: Number.POSITIVE_INFINITY }],
  ['too-many-parts', { parts: 2049 }],
  ['too-many-parts', { parts: 2 ** 31, index: 2 ** 31 - 1 }],
  ['size-invalid', { sizeBytes: -1 }],
  ['size-invalid', { sizeBytes: Number.NaN }],
  ['part-too-large', { sizeBytes: 8 * 1024 ** 2 + 1 }],
  ['hash-invalid', { sha256: '' }],
  ['hash-invalid', { sha256: 'A'.repeat(64) }],
  ['hash-invalid', { sha256: 'a'.repeat(63) }],
  ['hash-invalid', { sha256: 'a'.repeat(65) }],
  ['hash-invalid', { sha256: `${'../'.repeat(21)}a` }],
  ['hash-invalid', { sha256: `${'a'.repeat(64)}\n` }],
];

describe('entries that attack', () => {
  it.each(ENTRIES)('%s: %j', (code, changed) => {
    const answer = checkVesselEntry({ ...ENTRY, ...changed }, NOW);
    expect(answer).toMatchObject({ refused: code, sentence: FILE_REFUSALS[code] });
  });

  it('an entry of the largest size, and an empty one, are taken', () => {
    for (const sizeBytes of [0, FILE_BYTES])
      expect(checkVesselEntry({ ...ENTRY, sizeBytes }, NOW)).not.toHaveProperty('refused');
  });
});

describe('checkListing', () => {
  it('lists what can be exchanged, and tells what cannot', () => {
    const named = (name: string, changed: Partial<VesselEntry> = {}) => ({ ...ENTRY, ...changed, name });
    const { entries, refusals } = checkListing(
      [
        named('a.log'),
        named('A.LOG'),
        named('..'),
        named('Bru\u0308cke'),
        named('Brücke'),
        named('link', { kind: 'symbolic-link' }),
      ],
      NOW,
    );
    expect(entries.map(({ name }) => name)).toEqual(['a.log', 'Brücke']);
    expect(refusals.map(({ refused }) => refused)).toEqual(['same-name', 'parent-path', 'same-name', 'symbolic-link']);
  });

  it('looks at no more than 10,000 entries, and tells at most 100 refusals', () => {
    const many = Array.from({ length: DIRECTORY_ENTRIES + 5000 }, (_, n) => ({
      ...ENTRY,
      name: n % 2 ? `.${n}` : `${n}`,
    }));
    const { entries, refusals } = checkListing(many, NOW);
    expect(entries).toHaveLength(DIRECTORY_ENTRIES / 2);
    expect(refusals).toHaveLength(100);
    expect(refusals[0]).toMatchObject({ refused: 'too-many-entries' });
  });
});

describe('parts that attack', () => {
  it.each(PARTS)('%s: %j', (code, changed) => {
    expect(checkUploadPart({ ...PART, ...changed }, 0)).toMatchObject({
      refused: code,
      sentence: FILE_REFUSALS[code],
    });
  });

  it('one byte more than the largest file', () => {
    expect(checkUploadPart({ ...PART, sizeBytes: 2 }, FILE_BYTES - 1)).toMatchObject({ refused: 'file-too-large' });
  });

  it('a part that is in order, and the last of the largest file, are taken', () => {
    expect(checkUploadPart(PART, 0)).toBeNull();
    expect(checkUploadPart({ ...PART, index: 1 }, FILE_BYTES - PART.sizeBytes)).toBeNull();
  });
});
