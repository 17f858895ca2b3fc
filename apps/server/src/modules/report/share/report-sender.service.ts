/** Mails about reports: colleagues sign in, outsiders get an address that is good for 7 days for that one file. */
import { createHash, randomBytes } from 'node:crypto';
import type { VesselId } from '@fms/domain/identity';
import { DAY_MS } from '@fms/domain/time';
import type { VesselRights } from '../../../platform/access/caller.ts';
import { toStoredCaller } from '../../../platform/access/stored-caller.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { ReportRunRow } from '../../../platform/database/tables/background/report.ts';
import type { Mailer } from '../../../platform/mail/index.ts';
import { findAccountAsCaller, findAccountsByEmail } from '../recipient/recipient.repository.ts';
import { toQuestion } from '../run/report-question.ts';
import { countSent } from '../run/run.repository.ts';
import { insertAddress } from './address.repository.ts';
import { buildFailureMail, buildReportMail, type ReportMailSender } from './report-mail.template.ts';

const ADDRESS_LIFE_MS = 7 * DAY_MS;
const SECRET_BYTES = 32;

export const hashAddress = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

export interface ReportSenderPorts {
  readonly clock: Clock;
  readonly rights: Pick<VesselRights, 'require'>;
  readonly mailer: Pick<Mailer, 'post'>;
  readonly from: ReportMailSender;
  readonly twoFactorByDefault: boolean;
}

export interface ReportSender {
  /** As part of the transaction that ends the run. */
  send(tx: Db, row: ReportRunRow, vesselIds: readonly VesselId[]): Promise<void>;
  /** Tells the owner why nothing was made. */
  tellFailure(tx: Db, row: ReportRunRow, reason: string): Promise<void>;
}

export function createReportSender({
  clock,
  rights,
  mailer,
  from,
  twoFactorByDefault,
}: ReportSenderPorts): ReportSender {
  return {
    async send(tx, row, vesselIds) {
      const { fields } = toQuestion(row);
      const known = await findAccountsByEmail(
        tx,
        fields.recipients.map(({ email }) => email),
      );
      let sent = 0;
      for (const { email } of fields.recipients) {
        const account = known.get(email.toLowerCase());
        if (account === undefined) {
          const secret = randomBytes(SECRET_BYTES).toString('base64url');
          const untilMs = clock.now() + ADDRESS_LIFE_MS;
          await insertAddress(tx, { runId: row.id, email, hash: hashAddress(secret), untilMs });
          await mailer.post(tx, buildReportMail(email, row, { secret, untilMs }, from));
          sent++;
          continue;
        }
        // A colleague without the right is told nothing: rights may have ended since the recipient was added.
        const caller = toStoredCaller(account, twoFactorByDefault);
        const isAllowed = await rights.require(caller, 'report', vesselIds).then(
          () => true,
          () => false,
        );
        if (!isAllowed) continue;
        await mailer.post(tx, buildReportMail(email, row, null, from));
        sent++;
      }
      await countSent(tx, row.id, sent);
    },
    async tellFailure(tx, row, reason) {
      const owner = await findAccountAsCaller(tx, row.ownerId);
      if (owner && owner.email !== '') await mailer.post(tx, buildFailureMail(owner.email, row, reason, from));
    },
  };
}
