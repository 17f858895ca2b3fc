/** The outbox: mails before they leave, those that are read here, and that others left. */
import type { Instant } from '@fms/domain/time';
import type { Generated } from 'kysely';

export interface MailTable {
  id: Generated<number>;
  atMs: Instant;
  recipient: string;
  subject: string;
  status: 'waiting' | 'kept' | 'sent' | 'failed';
  /** Text and HTML as JSON, encrypted: links in it are secrets. Null once it was sent. */
  sealedBody: string | null;
  attempts: Generated<number>;
  /** When it may be tried next. */
  nextMs: Instant;
  error: Generated<string | null>;
}

export interface MailTables {
  mail: MailTable;
}
