/** Columns of what several people edit. */
import type { Instant } from '@fms/domain/time';
import type { ColumnType, Generated, RawBuilder } from 'kysely';

export interface RevisionColumns {
  /** Edits so far. */
  revision: ColumnType<number, number | undefined, number | RawBuilder<number>>;
  /** Of the newest edit; null before the first. */
  changedMs: Generated<Instant | null>;
  changedBy: Generated<string | null>;
}
