/**
 * The telemetry engine: ClickHouse, in this process (chDB) or over the network, through the same official client and
 * with the same SQL. Values never enter SQL as they came from outside: callers interpolate numbers (see `formatSqlNumbers`) and
 * texts as the digits of their bytes (see `formatSqlText`), because the embedded engine runs all parametrised queries of
 * the process one after another.
 */
import type { BackupSource } from '../disk/backup-source.ts';
import type { Column, Columns } from './native-format.ts';

/**
 * A session runs its calls one after another, so each kind of work has its own: a long recomputation must not hold up
 * what ships send, and neither must make a reader wait. A search of the log or a report may read for a second, so they have
 * their own too.
 */
export type SessionName = 'writer' | 'job' | 'reader' | 'log' | 'report';

export interface ClickHouse {
  /** Runs a statement that answers nothing. */
  command(sql: string, session?: SessionName): Promise<void>;
  /** Runs a query, without a FORMAT of its own, and answers its columns. */
  select(sql: string, session?: SessionName): Promise<Columns>;
  /** Inserts one block; resolves when the table has it on disk as its settings say. */
  insert(table: string, columns: readonly Column[], session?: SessionName): Promise<void>;
  /** Writes the answer of a query, without a FORMAT of its own, as a Parquet file that must not exist. */
  writeParquet(sql: string, path: string): Promise<void>;
  /** Gives memory the engine has freed back to the operating system; a server of its own does so by itself. */
  releaseMemory(): Promise<void>;
  /** For a backup: while its moment is fixed nothing may be inserted, deleted or recomputed. */
  readonly copyable: BackupSource;
  close(): Promise<void>;
}

/**
 * A table is partitioned by a time that is part of its key, so that what replaces a row lies in that row's partition:
 * reading the last of each row need not compare one month with another.
 */
export const READING_SETTINGS = { do_not_merge_across_partitions_select_final: 1 } as const;

/** A comma-separated list for `IN (…)`; refuses what is not a finite number, so nothing can be injected. */
export function formatSqlNumbers(values: Iterable<number>): string {
  const list = [...values];
  const wrong = list.find((value) => !Number.isFinite(value));
  if (wrong !== undefined) throw new RangeError(`${wrong} cannot stand in a query`);
  // An empty list is no SQL; no id is negative.
  return list.length > 0 ? list.join(', ') : '-1';
}

/** A text as a literal of its bytes in hexadecimal: nothing of it is read as SQL. */
export function formatSqlText(value: string): string {
  return `x'${Buffer.from(value, 'utf8').toString('hex')}'`;
}
