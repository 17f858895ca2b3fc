/** The outbox as admins see it: what left, what waits, and in the embedded default the mails themselves. */
import type { AnswerOf } from '@fms/contract/endpoint';
import type { getOutboxMail, OutboxEntry } from '@fms/contract/outbox';
import { toWireTime } from '@fms/contract/scalar';
import type { Caller } from '../../platform/access/caller.ts';
import { recordAudit, toActor } from '../../platform/audit/audit.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { notFound } from '../../platform/failure/failure.ts';
import { decryptBody } from '../../platform/mail/index.ts';
import type { SecretBox } from '../../platform/secret/secret-box.ts';
import { findMail, listMail, type MailRow } from './outbox.repository.ts';

const entryOf = ({ id, atMs, recipient, subject, status, error }: MailRow): OutboxEntry => ({
  id,
  at: toWireTime(atMs),
  to: recipient,
  subject,
  status,
  error,
});

export function createOutboxService({ db, clock, box }: { db: Db; clock: Clock; box: SecretBox }) {
  return {
    async list(page: { offset: number; limit: number }): Promise<{ total: number; entries: OutboxEntry[] }> {
      const { total, rows } = await listMail(db, page);
      return { total, entries: rows.map(entryOf) };
    },

    /** Recorded in the audit trail: a mail may hold the link that resets a user's password. */
    async read(caller: Caller, id: number, from: string): Promise<AnswerOf<typeof getOutboxMail>> {
      const row = await findMail(db, id);
      if (!row) throw notFound('This mail');
      const entry = { at: clock.now(), ...toActor(caller), from, what: 'mail.read', subject: `mail:${id}` };
      await recordAudit(db, { ...entry, new: { to: row.recipient, subject: row.subject } });
      const { sealedBody } = row;
      const body = sealedBody === null ? { text: '', html: '' } : decryptBody(box, { ...row, sealedBody });
      return { ...entryOf(row), ...body };
    },
  };
}
export type OutboxService = ReturnType<typeof createOutboxService>;
