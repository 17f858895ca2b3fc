/** The audit trail: rows are only ever added. */
import type { UserId } from '@fms/domain/identity';
import type { Instant } from '@fms/domain/time';
import type { Generated } from 'kysely';
import type { JsonColumn } from './account.ts';

export interface AuditTable {
  id: Generated<number>;
  atMs: Instant;
  /** Null for an anonymous actor, as with a refused sign-in. */
  accountId: UserId | null;
  /** User name as it was used. */
  who: string;
  /** The admin behind an impersonated user, and the admin's name at that time. */
  actingId: Generated<UserId | null>;
  actingName: Generated<string | null>;
  fromAddress: string;
  /** What happened, e.g. `sign-in`, `sign-in.refused`. */
  what: string;
  /** What it happened to, e.g. `account:7`. */
  subject: string;
  old: JsonColumn<unknown> | null;
  new: JsonColumn<unknown> | null;
  /** The entry this one undoes. */
  undoes: Generated<number | null>;
}

/** What an undo of an entry needs beyond the values it tells, such as the corners of a zone; deleted after 30 days. */
export interface AuditKeptTable {
  auditId: number;
  atMs: Instant;
  content: JsonColumn<unknown>;
}

export interface AuditTables {
  audit: AuditTable;
  auditKept: AuditKeptTable;
}
