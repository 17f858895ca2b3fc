/** Everything that concerns who somebody is and what the application says to him, put together. */
import type { AppSetting } from '@fms/contract';
import {
  type AccountService,
  createAccountService,
  createIpPlaces,
  createLetters,
  createProvider,
  createTokens,
  mountAccount,
  mountMembership,
} from './modules/account/index.ts';
import { createAuditService, mountAudit } from './modules/audit/index.ts';
import { createClientLog, mountClientLog } from './modules/client-log/index.ts';
import { createFeedbackService, mountFeedback } from './modules/feedback/index.ts';
import { createOutboxService, mountOutbox } from './modules/outbox/index.ts';
import { createAlarmPush, createPushService, mountPush, type PushService } from './modules/push/index.ts';
import { createBackground } from './platform/background.ts';
import { openBlobFolder } from './platform/blob/blob-folder.ts';
import type { Bus } from './platform/bus.ts';
import type { VesselRights } from './platform/caller.ts';
import type { Clock } from './platform/clock.ts';
import type { Closers } from './platform/closers.ts';
import type { Config } from './platform/config/config.ts';
import type { DataFolder } from './platform/data-folder.ts';
import type { Db } from './platform/database/database.ts';
import type { Door } from './platform/http/door.ts';
import type { Logger } from './platform/logger.ts';
import { createPostman, type Mailer, type Outbox, openOutbox } from './platform/mail/index.ts';
import { createPushSender, openVapid } from './platform/push/index.ts';
import { repeat } from './platform/repeating.ts';
import { createSecretBox, type SecretBox } from './platform/secret-box.ts';
import { readSecret } from './platform/secret-file.ts';
import { createSite } from './platform/site.ts';

export interface PeoplePathParts {
  readonly config: Config;
  readonly setting: AppSetting;
  readonly folder: DataFolder;
  readonly db: Db;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly closers: Closers;
  readonly rights: VesselRights;
}

export interface PeoplePath {
  readonly account: AccountService;
  readonly mailer: Mailer;
  readonly push: Pick<PushService, 'sendTo'>;
  /** Opens the calls. */
  mount(door: Door): void;
}

/** Where mails come from when nobody said: the host people open. */
function senderOf({ mailFrom, publicUrl }: Config, { productName }: AppSetting): string {
  return mailFrom ?? `${productName} <no-reply@${publicUrl?.hostname ?? 'localhost'}>`;
}

function openMail(parts: PeoplePathParts, box: SecretBox): Outbox {
  const { config, setting, closers } = parts;
  const postman = config.smtpUrl ? createPostman(config.smtpUrl, senderOf(config, setting)) : null;
  return closers.keep(openOutbox({ ...parts, box, postman }), (opened) => opened.close());
}

/** Where a push service finds who is responsible for what comes from here. */
function contactOf({ publicUrl }: Config): string {
  return publicUrl?.protocol === 'https:' ? publicUrl.origin : 'mailto:no-reply@localhost';
}

const PUSH_ROUND_MS = 1_000;

/** Browsers and the alarms they are told; none is sent while the store is closing. */
async function openPush(parts: PeoplePathParts) {
  const { config, folder, db, bus, clock, logger, closers, rights } = parts;
  const { pushToLoopback: toLoopback } = config;
  const vapid = await openVapid(folder.path('push.key'), contactOf(config), clock);
  const push = createPushService({ db, clock, sender: createPushSender(vapid, toLoopback), toLoopback });
  const alarms = createAlarmPush({ db, clock, rights, push, twoFactorByDefault: config.mode === 'live' });
  closers.keep(bus.subscribe('alarm.changed', alarms.note), (leave) => leave());
  closers.keep(repeat('push', PUSH_ROUND_MS, alarms.round, logger), (rounds) => rounds.stop());
  return push;
}

export async function openPeoplePath(parts: PeoplePathParts): Promise<PeoplePath> {
  const { config, setting, folder, db, clock, logger, closers } = parts;
  const tokens = createTokens(await readSecret(folder.path('token.key'), 'everybody signs in again'), clock);
  const box = createSecretBox(await readSecret(folder.path('secret.key'), 'two-factor must be set up anew'));
  const mailer = openMail(parts, box);
  const background = closers.keep(createBackground(logger), (opened) => opened.settle());
  const account = createAccountService({
    ...parts,
    tokens,
    box,
    mailer,
    background,
    twoFactorByDefault: config.mode === 'live',
    site: createSite(config, Object.keys(setting.branding.logoByHost)),
    letters: createLetters(setting.productName),
    provider: setting.singleSignOn.enabled ? createProvider(setting.singleSignOn, clock) : null,
  });
  await account.forgetOld(clock.now());
  const push = await openPush(parts);
  const blobs = await openBlobFolder(folder.path('files'));
  const { productName: product } = setting;
  const feedback = createFeedbackService({ db, clock, blobs, mailer, product, feedbackTo: config.feedbackTo });

  return {
    account,
    mailer,
    push,
    mount(door) {
      mountAccount(door, account, account.authenticator);
      mountMembership(door, { ...account, places: createIpPlaces(config.ipGeoUrl), setting });
      mountOutbox(door, createOutboxService({ db, clock, box }));
      mountAudit(door, createAuditService(db));
      mountFeedback(door, feedback);
      mountPush(door, push);
      mountClientLog(door, createClientLog({ clock, logger }));
    },
  };
}
