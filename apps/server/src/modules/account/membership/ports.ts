/** What becoming, staying and ceasing to be a user is made of. */
import type { VesselGrants, VesselRights } from '../../../platform/access/caller.ts';
import type { Bus } from '../../../platform/bus/bus.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Site } from '../../../platform/config/site.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { BackgroundTasks } from '../../../platform/job/background-tasks.ts';
import type { Mailer, Outbox } from '../../../platform/mail/index.ts';
import type { PasswordCheck } from '../password/password-check.service.ts';
import type { AuthenticatorService } from '../sign-in/authenticator.service.ts';
import type { MailTemplates } from './membership.template.ts';

export interface MembershipPorts {
  db: Db;
  bus: Bus;
  clock: Clock;
  background: BackgroundTasks;
  mailer: Mailer & Pick<Outbox, 'keeps'>;
  site: Site;
  mailTemplates: MailTemplates;
  rights: VesselRights;
  grants: VesselGrants;
  /** Whether people of no organisation must enable the second factor. */
  twoFactorByDefault: boolean;
  authenticator: AuthenticatorService;
  passwords: PasswordCheck;
}
