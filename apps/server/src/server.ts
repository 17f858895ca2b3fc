/** Starts a server: opens its foundation, then lets each module register itself, in the order of one list. */
import { randomUUID } from 'node:crypto';
import { hubModule } from './hub/hub.module.ts';
import { ingestModule } from './ingest/ingest.module.ts';
import { accountModule, FIRST_ADMIN_LINK } from './modules/account/account.module.ts';
import { aggregateModule } from './modules/aggregate/aggregate.module.ts';
import { alarmModule } from './modules/alarm/alarm.module.ts';
import { auditModule } from './modules/audit/audit.module.ts';
import { backupModule } from './modules/backup/backup.module.ts';
import { batteryModule } from './modules/battery/battery.module.ts';
import { cameraModule } from './modules/camera/camera.module.ts';
import { chartBookModule } from './modules/chart-book/chart-book.module.ts';
import { clientLogModule } from './modules/client-log/client-log.module.ts';
import { dashboardModule } from './modules/dashboard/dashboard.module.ts';
import { deliveryModule } from './modules/delivery/delivery.module.ts';
import { emissionModule } from './modules/emission/emission.module.ts';
import { feedbackModule } from './modules/feedback/feedback.module.ts';
import { fileModule } from './modules/file/file.module.ts';
import { firstHourModule } from './modules/first-hour/first-hour.module.ts';
import { fleetHistoryModule } from './modules/fleet-history/fleet-history.module.ts';
import { fleetStatisticModule } from './modules/fleet-statistic/fleet-statistic.module.ts';
import { geoModule } from './modules/geo/geo.module.ts';
import { healthModule } from './modules/health/health.module.ts';
import { jobModule } from './modules/job/job.module.ts';
import { linkModule } from './modules/link/link.module.ts';
import { logModule } from './modules/log/log.module.ts';
import { notificationModule } from './modules/notification/notification.module.ts';
import { openApiModule } from './modules/openapi/openapi.module.ts';
import { organizationModule } from './modules/organization/organization.module.ts';
import { outboxModule } from './modules/outbox/outbox.module.ts';
import { performanceModule } from './modules/performance/performance.module.ts';
import { permissionModule } from './modules/permission/permission.module.ts';
import { plantModule } from './modules/plant/plant.module.ts';
import { pushModule } from './modules/push/push.module.ts';
import { queueModule } from './modules/queue/queue.module.ts';
import { reportModule } from './modules/report/report.module.ts';
import { scrubberModule } from './modules/scrubber/scrubber.module.ts';
import { settingModule } from './modules/setting/setting.module.ts';
import { readAppSetting } from './modules/setting/setting.service.ts';
import { shiftModule } from './modules/shift/shift.module.ts';
import { shipViewModule } from './modules/ship-view/ship-view.module.ts';
import { tagModule } from './modules/tag/tag.module.ts';
import { tagCatalogModule } from './modules/tag/tag-catalog.module.ts';
import { transferModule } from './modules/transfer/index.ts';
import { versionModule } from './modules/version/version.module.ts';
import { vesselModule } from './modules/vessel/vessel.module.ts';
import { vesselRightsModule } from './modules/vessel/vessel-rights.module.ts';
import { vesselManagementModule } from './modules/vessel-management/vessel-management.module.ts';
import { zoneModule } from './modules/zone/zone.module.ts';
import { AUTHENTICATOR, createLateAuthenticator } from './platform/access/authenticator.ts';
import { createRefusalRecord } from './platform/audit/refusal-record.ts';
import type { BlobStore } from './platform/blob/blob.ts';
import { openBlobFolder } from './platform/blob/blob-folder.ts';
import { openBlobBucket } from './platform/blob/bucket/blob-bucket.ts';
import { createLocalBus } from './platform/bus/local-bus.ts';
import { type Clock, systemClock } from './platform/clock/clock.ts';
import type { Config } from './platform/config/config.ts';
import { openProbe } from './platform/database/probe.ts';
import { openStore } from './platform/database/store.ts';
import { type DataFolder, openDataFolder } from './platform/disk/data-folder.ts';
import { openHttpServer } from './platform/http/http-server.ts';
import { type Listener, openListener } from './platform/http/listener.ts';
import { createJobRegistry } from './platform/job/job-registry.ts';
import { createLogTap } from './platform/log/log-tap.ts';
import { createLogger, type Logger } from './platform/log/logger.ts';
import type { Module, ModuleContext } from './platform/module/module.ts';
import { createQueue } from './platform/queue/index.ts';
import { createSecretBox } from './platform/secret/secret-box.ts';
import { readSecret } from './platform/secret/secret-file.ts';
import { createServiceRegistry } from './platform/service/service-registry.ts';
import { telemetryModule } from './telemetry/telemetry.module.ts';

/** In this order: a module finds the services of those above it, and is closed before them. */
const MODULES: readonly Module[] = [
  settingModule,
  auditModule,
  firstHourModule,
  vesselRightsModule,
  outboxModule,
  accountModule,
  organizationModule,
  permissionModule,
  feedbackModule,
  clientLogModule,
  pushModule,
  tagCatalogModule,
  telemetryModule,
  logModule,
  linkModule,
  tagModule,
  aggregateModule,
  shiftModule,
  alarmModule,
  plantModule,
  geoModule,
  fleetHistoryModule,
  fleetStatisticModule,
  deliveryModule,
  performanceModule,
  scrubberModule,
  jobModule,
  emissionModule,
  batteryModule,
  zoneModule,
  notificationModule,
  chartBookModule,
  dashboardModule,
  vesselModule,
  vesselManagementModule,
  versionModule,
  fileModule,
  ingestModule,
  shipViewModule,
  transferModule,
  cameraModule,
  reportModule,
  hubModule,
  openApiModule,
  backupModule,
  healthModule,
  queueModule,
];

export interface RunningServer {
  /** e.g. `http://127.0.0.1:8080`. */
  address: string;
  /** The one-time link that creates the first admin; null when there is one, and in the demonstration. */
  firstAdminLink: string | null;
  close(): Promise<void>;
}

export interface ServerOptions {
  clock?: Clock;
  /** Told where the server listens, before it is ready. */
  listening?: (address: string) => void;
  /** Told what the start is doing. */
  progress?: (step: string) => void;
  /** Told when the embedded store stopped by itself, or another server took a networked one: nothing works any more. */
  onLost?: (error: Error) => void;
  logger?: Logger;
}

/** Starts a server; throws a `StartFailure` for what a person can put right. */
export async function startServer(config: Config, options: ServerOptions = {}): Promise<RunningServer> {
  const disposables = new AsyncDisposableStack();
  try {
    const { context, listener } = await openFoundation(config, disposables, options);
    for (const module of await listModules(config)) {
      await module.register({ ...context, logger: context.logger.child({ area: module.name }) });
    }
    // Everything a job needs is open now, and jobs end before any of it is closed.
    disposables.defer(() => context.queue.close());
    await context.queue.open();
    const firstAdminLink = await context.services.get(FIRST_ADMIN_LINK)();
    // Requests end before the parts that answer them are closed.
    disposables.defer(() => context.web.close());
    await context.web.open(listener);
    options.progress?.('Ready.');
    return { address: listener.address, firstAdminLink, close: () => disposables.disposeAsync() };
  } catch (error) {
    await disposables.disposeAsync().catch(() => {});
    throw error;
  }
}

/** A live server does not load the code of the demonstration. */
async function listModules({ mode }: Config): Promise<readonly Module[]> {
  if (mode === 'live') return MODULES;
  const { demonstrationModule } = await import('./demonstration/index.ts');
  return [...MODULES, demonstrationModule];
}

function openBlobs({ bucket }: Config, folder: DataFolder, clock: Clock): Promise<BlobStore> {
  return bucket ? openBlobBucket(bucket, () => clock.now()) : openBlobFolder(folder.path('files'));
}

/** Opens what every module is given, and the listener that answers 503 until the server is ready. */
async function openFoundation(
  config: Config,
  disposables: AsyncDisposableStack,
  options: ServerOptions,
): Promise<{ context: ModuleContext; listener: Listener }> {
  const { clock = systemClock, listening, progress, onLost = () => {} } = options;
  const logTap = createLogTap();
  const { logger = createLogger(config.logLevel, logTap.through(process.stderr)) } = options;
  const folder = disposables.adopt(await openDataFolder(config), (opened) => opened.close());
  const listener = disposables.adopt(await openListener(config.host, config.port), (opened) => opened.close());
  listening?.(listener.address);
  progress?.(`Opening the store in ${config.dataFolder} …`);
  listener.says('restoring');
  const onMigrating = () => listener.says('migrating');
  const store = await openStore({ config, folder, clock, logger, onMigrating, onLost });
  listener.says('starting');
  const { db, copyable } = disposables.adopt(store, (opened) => opened.close());
  const bus = disposables.adopt(createLocalBus(logger), (opened) => opened.close());
  const { mode, singleSignOn } = config;
  const setting = await readAppSetting(folder.path('appSetting.json'), {
    demonstration: mode === 'demonstration',
    singleSignOn,
  });
  const services = createServiceRegistry();
  const serverStartId = randomUUID();
  const probe = disposables.adopt(openProbe(db), (opened) => opened.close());
  const web = await openHttpServer({
    config,
    logger: logger.child({ area: 'http' }),
    setting,
    serverStartId,
    authenticator: createLateAuthenticator(() => services.get(AUTHENTICATOR)),
    recordRefusal: createRefusalRecord(db, clock, logger),
    askStore: async () => probe.requireAnswer(),
  });
  const jobLogger = logger.child({ area: 'job' });
  const queue = createQueue({ db, clock, logger: jobLogger, worker: serverStartId });
  const context: ModuleContext = {
    ...{ config, onLost, setting, folder, db, copyable, bus, clock, logger, logTap, serverStartId, web, services },
    ...{ disposables, queue },
    blobs: await openBlobs(config, folder, clock),
    secretBox: createSecretBox(await readSecret(folder.path('secret.key'), 'two-factor must be set up anew')),
    jobs: createJobRegistry({ logger: jobLogger, disposables, queue, clock }),
  };
  return { context, listener };
}
