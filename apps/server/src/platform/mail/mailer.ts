/** Mail as the rest of the server sees it. */
import type { Db } from '../database/database.ts';
import { type ServiceKey, serviceKey } from '../service/service-registry.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

export interface Mailer {
  /** Puts the mail into the outbox, in the transaction of what it tells of. */
  post(db: Db, mail: Mail): Promise<void>;
  /** Sends what was posted and committed without waiting for the next round. */
  hurry(): void;
}

/** `keeps` tells that mails stay in the outbox, because no mail server is configured. */
export const MAILER: ServiceKey<Mailer & { readonly keeps: boolean }> = serviceKey('the mailer');
