/** Which entries of a directory a pane shows, and in which order. */
import type { FileEntry } from '@fms/contract/file';
import { createWordFilter } from '../../../ui/word-filter.ts';

export const ENTRY_COLUMNS = ['name', 'size', 'modified'] as const;

export interface EntryOrder {
  readonly by: (typeof ENTRY_COLUMNS)[number];
  readonly descending: boolean;
}

const names = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

const COMPARE: Record<EntryOrder['by'], (one: FileEntry, other: FileEntry) => number> = {
  name: (one, other) => names.compare(one.name, other.name),
  size: (one, other) => one.size - other.size,
  modified: (one, other) => Date.parse(one.modified) - Date.parse(other.modified),
};

/** Those whose names hold every typed word; directories before files, whatever the order. */
export function arrangeEntries(entries: readonly FileEntry[], words: string, order: EntryOrder): FileEntry[] {
  const isWanted = createWordFilter(words);
  const sign = order.descending ? -1 : 1;
  return entries
    .filter(({ name }) => isWanted(name))
    .sort(
      (one, other) =>
        Number(other.isDirectory) - Number(one.isDirectory) ||
        sign * COMPARE[order.by](one, other) ||
        names.compare(one.name, other.name),
    );
}
