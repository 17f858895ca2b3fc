/** Two people edit one thing: the second is told of the first, and nothing is overwritten unseen. */
import { toWireTime } from '@fms/contract/scalar';
import type { Instant } from '@fms/domain/time';
import { type RawBuilder, sql } from 'kysely';
import { Failure } from '../failure/failure.ts';

interface Revised {
  readonly revision: number;
  readonly changedMs: Instant | null;
  readonly changedBy: string | null;
}

/**
 * Throws `changed-meanwhile` when the row was edited since the form was filled. To be asked while the row is locked.
 * Without `edited` the edit overwrites, as calls of the specification do.
 */
export function requireRevision({ revision, changedMs, changedBy }: Revised, edited: number | undefined): void {
  if (edited === undefined || edited === revision) return;
  const at = changedMs === null ? '' : ` at ${new Date(changedMs).toISOString().slice(11, 16)}`;
  throw new Failure('changed-meanwhile', `${changedBy ?? 'Another user'} saved this${at}.`);
}

/** Revision and newest edit as they travel with what can be edited. */
export function toLastEdit({ revision, changedMs, changedBy }: Revised): {
  revision: number;
  changedAt: string | null;
  changedBy: string | null;
} {
  return { revision, changedAt: changedMs === null ? null : toWireTime(changedMs), changedBy };
}

/** The columns an edit writes beside its own. */
export function takeNextRevision(
  changedBy: string,
  changedMs: Instant,
): { revision: RawBuilder<number>; changedMs: Instant; changedBy: string } {
  return { revision: sql<number>`revision + 1`, changedMs, changedBy };
}
