/**
 * Every mail goes through the outbox: written with what it tells of, so that none is lost and none tells of what was
 * rolled back. Without SMTP it is kept for admins to read; with SMTP it is sent, tried again when that fails, and its
 * text forgotten once it left, because links in it are secrets.
 */
import { type Instant, MINUTE_MS } from '@fms/domain/time';
import type { Clock } from '../clock/clock.ts';
import type { Db } from '../database/database.ts';
import type { Logger } from '../log/logger.ts';
import type { SecretBox } from '../secret/secret-box.ts';
import type { Mail, Mailer } from './mailer.ts';
import { claimDueMail, clearMailBodiesBefore, type DueMail, insertMail, recordDelivery } from './outbox.repository.ts';
import type { MailTransport } from './smtp-transport.ts';

/** Waits after the first, second… failure; after the last one it is given up. */
const RETRY_MS: readonly number[] = [MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS, 120 * MINUTE_MS];
/** Between two rounds of sending. */
export const OUTBOX_INTERVAL_MS = 10_000;
const CLAIM_MS = 5 * MINUTE_MS;
const AT_ONCE = 10;
const KEPT_MS = 30 * 24 * 60 * MINUTE_MS;

export interface OutboxPorts {
  db: Db;
  clock: Clock;
  logger: Pick<Logger, 'warn' | 'error'>;
  box: SecretBox;
  /** Null keeps mails where they are. */
  mailTransport: MailTransport | null;
}

export interface Outbox extends Mailer {
  /** Nothing is sent: mails stay here, and the admin who reads them passes them on. */
  readonly keeps: boolean;
  /** One round of sending; answers when it is done. */
  round(): Promise<void>;
  close(): Promise<void>;
}

type Body = Pick<Mail, 'text' | 'html'>;
type Address = Pick<DueMail, 'atMs' | 'recipient'>;

const purposeOf = ({ atMs, recipient }: Address) => `mail:${atMs}:${recipient}`;

/** Text and HTML of a mail of the outbox. */
export function decryptBody(box: SecretBox, mail: Address & { sealedBody: string }): Body {
  return JSON.parse(box.open(mail.sealedBody, purposeOf(mail))) as Body;
}

/** What the other side said, e.g. `550 no such user`, or what kept it from saying anything. */
function reasonOf(error: unknown): string {
  const { response, code, message } = error as { response?: string; code?: string; message?: string };
  return (response ?? code ?? message ?? String(error)).slice(0, 300);
}

export function openOutbox({ db, clock, logger, box, mailTransport }: OutboxPorts): Outbox {
  async function send(transport: MailTransport, mail: DueMail): Promise<void> {
    if (mail.sealedBody === null) return;
    const { recipient: to, subject, attempts, id } = mail;
    try {
      await transport.send({ to, subject, ...decryptBody(box, { ...mail, sealedBody: mail.sealedBody }) });
      await recordDelivery(db, id, { status: 'sent', error: null, sealedBody: null });
    } catch (error) {
      const waitMs = RETRY_MS[attempts - 1];
      logger.warn({ mail: id, attempts, isGivenUp: waitMs === undefined }, 'a mail could not be sent');
      const reason = reasonOf(error);
      if (waitMs === undefined) await recordDelivery(db, id, { status: 'failed', error: reason, sealedBody: null });
      else await recordDelivery(db, id, { status: 'waiting', error: reason, nextMs: clock.now() + waitMs });
    }
  }

  async function round(): Promise<void> {
    const now: Instant = clock.now();
    await clearMailBodiesBefore(db, now - KEPT_MS);
    if (mailTransport === null) return;
    for (const mail of await claimDueMail(db, now, now + CLAIM_MS, AT_ONCE)) await send(mailTransport, mail);
  }

  let last: Promise<void> = Promise.resolve();
  /** Rounds follow each other, so that no mail is claimed by two of them. */
  const inOrder = (): Promise<void> => {
    last = last.then(round).catch((error) => logger.error({ err: error }, 'the outbox failed'));
    return last;
  };

  return {
    keeps: mailTransport === null,
    async post(tx, { to, subject, text, html }) {
      const atMs = clock.now();
      const sealedBody = box.seal(JSON.stringify({ text, html }), purposeOf({ atMs, recipient: to }));
      const status = mailTransport === null ? 'kept' : 'waiting';
      await insertMail(tx, { atMs, recipient: to, subject, status, sealedBody });
    },
    hurry() {
      if (mailTransport !== null) void inOrder();
    },
    round: inOrder,
    async close() {
      await last;
      mailTransport?.close();
    },
  };
}
