/** Accounts: signing in, tokens, profiles, membership, and the first admin of a live server. */
import { AUTHENTICATOR } from '../../platform/access/authenticator.ts';
import { VESSEL_GRANTS, VESSEL_RIGHTS } from '../../platform/access/caller.ts';
import { UNDO_RULES } from '../../platform/audit/undo-rule.ts';
import { createSite } from '../../platform/config/site.ts';
import type { Db } from '../../platform/database/database.ts';
import { createWrongModeFailure } from '../../platform/disk/data-folder.ts';
import { createBackgroundTasks } from '../../platform/job/background-tasks.ts';
import { MAILER } from '../../platform/mail/index.ts';
import type { Module, ModuleContext } from '../../platform/module/module.ts';
import { readSecret } from '../../platform/secret/secret-file.ts';
import { type ServiceKey, serviceKey } from '../../platform/service/service-registry.ts';
import { FIRST_HOUR } from '../first-hour/index.ts';
import { registerAccountRoutes } from './account.routes.ts';
import { createAccountService } from './account.service.ts';
import { FIRST_ADMIN_PATH, serveFirstAdminPage } from './first-admin/first-admin.page.ts';
import { createIpPlaces } from './membership/ip-place.service.ts';
import { registerMembershipRoutes } from './membership/membership.routes.ts';
import { createMailTemplates } from './membership/membership.template.ts';
import { addMembershipUndo } from './membership/membership-undo.ts';
import { createTokens } from './sign-in/token.service.ts';
import { createProvider } from './single-sign-on/provider.service.ts';
import { hasAccount } from './user/account.repository.ts';

/** Makes the one-time link that creates the first admin; null where there is one, or no public address. */
export const FIRST_ADMIN_LINK: ServiceKey<() => Promise<string | null>> = serviceKey("the first admin's link");

export const accountModule: Module = {
  name: 'account',
  async register(context) {
    const { config, setting, db, clock, services, web } = context;
    if (config.mode === 'live') await refuseDemonstration(db);
    const account = await openAccounts(context);
    await account.forgetOld(clock.now());
    const authenticator = services.provide(AUTHENTICATOR, account.authenticator);
    services.provide(FIRST_ADMIN_LINK, () => firstAdminLink(config.publicUrl, account));
    registerAccountRoutes(web.router, account, authenticator);
    addMembershipUndo(services.get(UNDO_RULES), { db, membership: account.membership });
    const places = createIpPlaces(config.ipGeoUrl);
    registerMembershipRoutes(web.router, { ...account, places, setting, firstHour: services.get(FIRST_HOUR) });
    serveFirstAdminPage(web.pages);
  },
};

/** A live server never admits an account whose password is public. */
async function refuseDemonstration(db: Db): Promise<void> {
  if (await hasAccount(db, { demonstration: true })) throw createWrongModeFailure('The database', 'live');
}

async function openAccounts(context: ModuleContext) {
  const { config, setting, folder, clock, logger, disposables, services } = context;
  return createAccountService({
    ...context,
    rights: services.get(VESSEL_RIGHTS),
    grants: services.get(VESSEL_GRANTS),
    mailer: services.get(MAILER),
    tokens: createTokens(await readSecret(folder.path('token.key'), 'all users sign in again'), clock),
    box: context.secretBox,
    background: disposables.adopt(createBackgroundTasks(logger), (opened) => opened.settle()),
    twoFactorByDefault: config.mode === 'live',
    site: createSite(config, Object.keys(setting.branding.logoByHost)),
    mailTemplates: createMailTemplates(setting.productName),
    provider: setting.singleSignOn.enabled ? createProvider(setting.singleSignOn, clock) : null,
  });
}

/** The code travels behind the `#`, which browsers do not send. */
async function firstAdminLink(
  publicUrl: URL | null,
  account: { offerFirstAdmin(): Promise<string | null> },
): Promise<string | null> {
  const code = publicUrl && (await account.offerFirstAdmin());
  return code === null ? null : new URL(`${FIRST_ADMIN_PATH}#code=${code}`, publicUrl ?? undefined).href;
}
