import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OUTBOX_ENTRIES, toOutbox } from './outbox-listing.ts';
import type { ListedEntry } from './transfer-port.ts';

const NOW = Date.UTC(2026, 10, 23, 12);
const SHA = 'a'.repeat(64);
const file = (path: string, more: Partial<ListedEntry> = {}): ListedEntry => ({
  ...{ path, isDirectory: false, sizeBytes: 10, modifiedMs: NOW, sha256: SHA },
  ...more,
});
const directory = (path: string): ListedEntry => ({ ...file(path), isDirectory: true, sha256: null });

describe('the list of an outbox', () => {
  it('is kept by directory', () => {
    const { rows, refusals } = toOutbox([file('a.txt'), directory('log'), file('log/engine.csv')], NOW);
    expect(refusals).toEqual([]);
    expect(rows.map((row) => [row.directory, row.name, row.isDirectory, row.sizeBytes, row.sha256])).toEqual([
      ['', 'a.txt', false, 10, SHA],
      ['', 'log', true, 0, null],
      ['log', 'engine.csv', false, 10, SHA],
    ]);
  });

  it.each([
    ['../x', 'parent-path'],
    ['/etc/passwd', 'absolute-path'],
    ['NUL.txt', 'reserved-name'],
    ['a\u0007', 'control-character'],
  ])('leaves out %j and says why: %s', (path, code) => {
    const { rows, refusals } = toOutbox([file(path), file('b.txt')], NOW);
    expect(rows.map(({ name }) => name)).toEqual(['b.txt']);
    expect(refusals.map(({ refused }) => refused)).toEqual([code]);
  });

  it('leaves out what differs in case alone, and what lies below no directory', () => {
    const { rows, refusals } = toOutbox(
      [file('A.txt'), file('a.TXT'), file('gone/b.txt'), file('c'), file('c/d')],
      NOW,
    );
    expect(rows.map(({ name }) => name)).toEqual(['A.txt', 'c']);
    expect(refusals.map(({ refused }) => refused)).toEqual(['same-name']);
  });

  it('keeps no hash that is none, and no more entries than its bound', () => {
    expect(toOutbox([file('a', { sha256: 'x' })], NOW).rows[0]?.sha256).toBeNull();
    const many = Array.from({ length: OUTBOX_ENTRIES + 1 }, (_, i) => file(`f${i % 7}/${i}`));
    expect(toOutbox(many, NOW).refusals[0]?.refused).toBe('too-many-entries');
  });

  it('of hostile entries has rows that are reachable, unlike each other, and within their bounds', () => {
    const part = fc.oneof(
      fc.constantFrom('a', 'A', 'b', '..', '', 'ß', 'ss', 'con', '\u202e'),
      fc.string({ maxLength: 6 }),
    );
    const entry = fc.record({
      path: fc.array(part, { minLength: 1, maxLength: 4 }).map((parts) => parts.join('/')),
      isDirectory: fc.boolean(),
      sizeBytes: fc.oneof(fc.integer(), fc.double()),
      modifiedMs: fc.oneof(fc.integer(), fc.double(), fc.constant(NOW)),
      sha256: fc.option(fc.string({ maxLength: 64 }), { nil: null }),
    });
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 12 }), (listed) => {
        const { rows } = toOutbox(listed, NOW);
        const keys = rows.map((row) => JSON.stringify([row.directory, row.name]));
        expect(new Set(keys).size).toBe(keys.length);
        for (const { sizeBytes, sha256 } of rows) {
          expect(Number.isSafeInteger(sizeBytes) && sizeBytes >= 0).toBe(true);
          expect(sha256 === null || /^[0-9a-f]{64}$/.test(sha256)).toBe(true);
        }
        const above = rows.filter((row) => row.directory !== '').map((row) => row.directory);
        const paths = rows
          .filter((row) => row.isDirectory)
          .map((row) => [row.directory, row.name].filter(Boolean).join('/'));
        expect(above.every((path) => paths.includes(path))).toBe(true);
      }),
      { seed: 21, numRuns: 10_000 },
    );
  });
});
