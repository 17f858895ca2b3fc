/** What becoming, staying and ceasing to be a user is made of. */
import type { BackgroundTasks } from '../../../platform/background.ts';
import type { Bus } from '../../../platform/bus.ts';
import type { VesselRights } from '../../../platform/caller.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { Mailer, Outbox } from '../../../platform/mail/index.ts';
import type { Site } from '../../../platform/site.ts';
import type { AuthenticatorService } from '../authenticator.service.ts';
import type { PasswordCheck } from '../password-check.service.ts';
import type { MailTemplates } from './membership.letter.ts';

export interface MembershipPorts {
  db: Db;
  bus: Bus;
  clock: Clock;
  background: BackgroundTasks;
  mailer: Mailer & Pick<Outbox, 'keeps'>;
  site: Site;
  mailTemplates: MailTemplates;
  rights: VesselRights;
  authenticator: AuthenticatorService;
  passwords: PasswordCheck;
}
