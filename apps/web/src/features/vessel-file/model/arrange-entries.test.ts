import type { FileEntry } from '@fms/contract/file';
import { expect, it } from 'vitest';
import { arrangeEntries } from './arrange-entries.ts';

const entry = (name: string, size: number, given: Partial<FileEntry> = {}): FileEntry => ({
  ...{ fileId: 1, name, isDirectory: false, size, modified: '2026-11-21T08:00:00.000Z', sha256: null },
  ...{ state: 'complete', progress: 1, from: null, ...given },
});
const entries = [
  entry('week 10.zip', 5),
  entry('week 9.zip', 7),
  entry('logs', 0, { isDirectory: true }),
  entry('noon.xlsx', 7, { modified: '2026-11-22T08:00:00.000Z' }),
];
const shown = (words: string, by: 'name' | 'size' | 'modified', descending = false) =>
  arrangeEntries(entries, words, { by, descending }).map(({ name }) => name);

it('has directories first and counts in names', () => {
  expect(shown('', 'name')).toEqual(['logs', 'noon.xlsx', 'week 9.zip', 'week 10.zip']);
  expect(shown('', 'name', true)).toEqual(['logs', 'week 10.zip', 'week 9.zip', 'noon.xlsx']);
});

it('orders by size and by time, and by name among equals', () => {
  expect(shown('', 'size', true)).toEqual(['logs', 'noon.xlsx', 'week 9.zip', 'week 10.zip']);
  expect(shown('', 'modified', true)).toEqual(['logs', 'noon.xlsx', 'week 9.zip', 'week 10.zip']);
});

it('keeps what holds every word', () => {
  expect(shown('zip WEEK', 'name')).toEqual(['week 9.zip', 'week 10.zip']);
});
