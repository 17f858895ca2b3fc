/** What the server's main thread and the worker that holds PGlite say to each other. */

export interface WorkerStart {
  /** Folder of the cluster; created when absent. */
  folder: string;
}

export interface Query {
  id: number;
  sql: string;
  parameters: readonly unknown[];
}

/** What is left of a PostgreSQL error after crossing threads; the names are those of the `pg` package. */
export interface QueryFailure {
  message: string;
  code?: string | undefined;
  detail?: string | undefined;
  constraint?: string | undefined;
  table?: string | undefined;
}

export type WorkerMessage =
  | { kind: 'opened' }
  | { kind: 'refused'; failure: QueryFailure }
  | { kind: 'answered'; id: number; rows: Record<string, unknown>[]; affectedRows: number | undefined }
  | { kind: 'failed'; id: number; failure: QueryFailure }
  | { kind: 'closed' };

export type MainMessage =
  | { kind: 'query'; query: Query }
  /** Copy the cluster as it stands into a folder that does not exist; answered like a query, without rows. */
  | { kind: 'copy'; id: number; folder: string }
  | { kind: 'close' };
