/** What one pane shows: the listing of its directory, filtered and ordered, and the rows that are marked in it. */
import type { FileEntry } from '@fms/contract/file';
import type { VesselId } from '@fms/domain/identity';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { fileQueries } from '../../../entities/file/index.ts';
import { arrangeEntries, type EntryOrder } from '../model/arrange-entries.ts';
import { joinPath } from '../model/file-path.ts';
import { useIsTold } from '../model/use-file-feed.ts';
import { type RowKeys, useRowKeys } from '../model/use-row-keys.ts';

export interface PaneState {
  readonly query: UseQueryResult<FileEntry[]>;
  /** In the order of the pane. */
  readonly entries: readonly FileEntry[];
  readonly rows: RowKeys<string>;
  /** The files, not directories, that are marked. */
  readonly files: readonly FileEntry[];
  readonly open: (path: string) => void;
}

interface PaneOptions {
  readonly vesselId: VesselId;
  readonly directory: string;
  readonly words: string;
  readonly order: EntryOrder;
  readonly onDirectory: (path: string) => void;
  readonly onFile: (entry: FileEntry) => void;
  /** The key that sends files to the other side, and what it does; undefined without the right. */
  readonly key: string;
  readonly onSend: ((files: readonly FileEntry[]) => void) | undefined;
}

export function usePane({ vesselId, directory, words, order, ...rest }: PaneOptions): PaneState {
  const query = useQuery(fileQueries.list(vesselId, directory, useIsTold()));
  // The field shows what is typed at once; ten thousand rows may follow a frame later.
  const asked = useDeferredValue(words);
  const { by, descending } = order;
  const { data } = query;
  const entries = useMemo(() => arrangeEntries(data ?? [], asked, { by, descending }), [data, asked, by, descending]);
  const byPath = useMemo(
    () => new Map(entries.map((entry) => [joinPath(directory, entry.name), entry])),
    [entries, directory],
  );
  const paths = useMemo(() => [...byPath.keys()], [byPath]);
  const filesOf = (chosen: readonly string[]) =>
    chosen.flatMap((path) => byPath.get(path) ?? []).filter(({ isDirectory }) => !isDirectory);
  const open = (path: string) => {
    const entry = byPath.get(path);
    if (entry?.isDirectory) rest.onDirectory(path);
    else if (entry !== undefined) rest.onFile(entry);
  };
  const rows = useRowKeys(paths, {
    onOpen: open,
    onKey: (key, chosen) => {
      const files = filesOf(chosen);
      if (key.toLowerCase() !== rest.key || rest.onSend === undefined || files.length === 0) return false;
      rest.onSend(files);
      return true;
    },
  });
  return { query, entries, rows, files: filesOf(rows.chosen), open };
}
