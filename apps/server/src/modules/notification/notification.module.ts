/** Keeps what people chose to be told, and tells it by push and mail. */
import { VESSEL_RIGHTS } from '../../platform/access/caller.ts';
import { SerialQueue } from '../../platform/concurrency/serial-queue.ts';
import { MAILER } from '../../platform/mail/index.ts';
import type { Module } from '../../platform/module/module.ts';
import { PUSH } from '../push/index.ts';
import { createZonePolicy } from '../zone/index.ts';
import { createAlarmNews, openZoneNews } from './news.service.ts';
import { createNoticeService } from './notice.service.ts';
import { registerNotificationRoutes } from './notification.routes.ts';
import { createNotificationService } from './notification.service.ts';

const INTERVAL_MS = 1_000;

export const notificationModule: Module = {
  name: 'notification',
  async register({ config, setting, db, bus, clock, logger, disposables, jobs, services, web }) {
    const sender = { product: setting.productName, publicUrl: config.publicUrl };
    const channels = { push: services.get(PUSH), mailer: services.get(MAILER) };
    const ports = { db, clock, rights: services.get(VESSEL_RIGHTS), ...channels, ...sender };
    registerNotificationRoutes(web.router, createNotificationService(ports));

    const notices = createNoticeService({
      ...ports,
      zonesOf: createZonePolicy(db).organizationsOf,
      twoFactorByDefault: config.mode === 'live',
    });
    const alarmNews = createAlarmNews(clock);
    disposables.defer(bus.subscribe('alarm.changed', (alarms) => notices.note(alarmNews(alarms))));
    const readZoneNews = await openZoneNews(db, clock);
    const queue = new SerialQueue();
    const noteZones = () => queue.run(async () => notices.note(await readZoneNews()));
    const onFailure = (error: unknown) => logger.error({ err: error }, 'events at zones could not be told');
    const onUntold = (error: unknown) => logger.error({ err: error }, 'what waits to be told could not be stored');
    disposables.defer(bus.subscribe('zone.crossed', () => void noteZones().catch(onFailure)));
    await notices.restore();
    jobs.add({ name: 'notices', intervalMs: INTERVAL_MS, run: () => notices.round() });
    disposables.defer(() => notices.round({ isLast: true }).catch(onUntold));
  },
};
