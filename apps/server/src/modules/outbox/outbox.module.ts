/** Opens the outbox that every mail goes through, and shows it to admins. */
import type { AppSetting } from '@fms/contract/setting';
import type { Config } from '../../platform/config/config.ts';
import { createMailTransport, MAILER, OUTBOX_INTERVAL_MS, openOutbox } from '../../platform/mail/index.ts';
import type { Module } from '../../platform/module/module.ts';
import { registerOutboxRoutes } from './outbox.routes.ts';
import { createOutboxService } from './outbox.service.ts';

export const outboxModule: Module = {
  name: 'outbox',
  register(context) {
    const { config, setting, db, clock, disposables, jobs, secretBox: box, services, web } = context;
    const mailTransport = config.smtpUrl ? createMailTransport(config.smtpUrl, senderOf(config, setting)) : null;
    const outbox = disposables.adopt(openOutbox({ ...context, box, mailTransport }), (opened) => opened.close());
    jobs.add({ name: 'outbox', intervalMs: OUTBOX_INTERVAL_MS, run: outbox.round });
    services.provide(MAILER, outbox);
    registerOutboxRoutes(web.router, createOutboxService({ db, clock, box }));
  },
};

/** The sender where the configuration names none: the host that people open. */
function senderOf({ mailFrom, publicUrl }: Config, { productName }: AppSetting): string {
  return mailFrom ?? `${productName} <no-reply@${publicUrl?.hostname ?? 'localhost'}>`;
}
