/** The composition root: the one place that knows every part. Parts are opened in order and closed in reverse. */
import { randomUUID } from 'node:crypto';
import { APPLICATION_VERSION, type AppSetting } from '@fms/contract';
import { refuseDemonstration, seedDemonstration } from './demonstration.ts';
import { takeOverPastAlarms } from './demonstration-alarms.ts';
import { mountDemonstrationHistory } from './demonstration-history.ts';
import { handOutPapers } from './demonstration-papers.ts';
import { openLivePath } from './live-path.ts';
import { type AccountService, FIRST_ADMIN_PATH, serveFirstAdminPage } from './modules/account/index.ts';
import { createAlarmEscalation } from './modules/alarm/index.ts';
import { createPortFinder } from './modules/geo/index.ts';
import { serveApiReference } from './modules/openapi/index.ts';
import { createOrganizationService, mountOrganization } from './modules/organization/index.ts';
import { readAppSetting, serveAppSetting } from './modules/setting/index.ts';
import {
  createGatewayKeys,
  createSilenceWatch,
  createVesselInfoService,
  createVesselPhotoService,
  createVesselPolicy,
  createVesselRegistry,
  createVesselService,
  keepFleetKey,
  listRetentions,
  mountVessel,
} from './modules/vessel/index.ts';
import { openPeoplePath, type PeoplePath } from './people-path.ts';
import { recordAudit, stranger } from './platform/audit.ts';
import { createBackup } from './platform/backup/backup.ts';
import { openControl } from './platform/backup/control.ts';
import type { Copyable } from './platform/backup/copyable.ts';
import { openBlobFolder } from './platform/blob/blob-folder.ts';
import type { Bus } from './platform/bus.ts';
import { type Clock, systemClock } from './platform/clock.ts';
import { type Closers, createClosers } from './platform/closers.ts';
import type { Config } from './platform/config/config.ts';
import { type DataFolder, openDataFolder } from './platform/data-folder.ts';
import type { Db } from './platform/database/database.ts';
import { openProbe } from './platform/database/probe.ts';
import { openStore } from './platform/database/store.ts';
import { type Listener, openListener } from './platform/http/listener.ts';
import { openWeb, type Web } from './platform/http/web.ts';
import { createLocalBus } from './platform/local-bus.ts';
import { createLogger, type Logger } from './platform/logger.ts';
import type { Mailer } from './platform/mail/index.ts';
import { createRefusalRecord } from './platform/refusal-record.ts';
import { repeat } from './platform/repeating.ts';
import { openTelemetryPath, type TelemetryPath } from './telemetry-path.ts';

/** The simulator leaves alarms of the past as it writes it. */
const PAST_ALARMS_MS = 5000;
/** The first look comes an hour after the start: by then ships have come back that a stopped server did not hear. */
const SILENCE_MS = 3_600_000;
const ESCALATION_MS = 5_000;

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
  /** Told once when the embedded store stopped by itself: nothing works any more, start again. */
  onLost?: (error: Error) => void;
  logger?: Logger;
}

/** Everything the parts below are made of. */
interface Foundation {
  config: Config;
  clock: Clock;
  logger: Logger;
  closers: Closers;
  folder: DataFolder;
  listener: Listener;
  db: Db;
  /** The relational store, for backups. */
  copyable: Copyable;
  bus: Bus;
  serverStartId: string;
}

/** Starts a server; throws a `StartFailure` for what a person can put right. */
export async function startServer(config: Config, options: ServerOptions = {}): Promise<RunningServer> {
  const closers = createClosers();
  try {
    const foundation = await openFoundation(config, closers, options);
    const firstAdminLink = await openParts(foundation);
    options.progress?.('Ready.');
    return { address: foundation.listener.address, firstAdminLink, close: () => closers.close() };
  } catch (error) {
    await closers.close().catch(() => {});
    throw error;
  }
}

async function openFoundation(config: Config, closers: Closers, options: ServerOptions): Promise<Foundation> {
  const { clock = systemClock, listening, progress, onLost, logger = createLogger(config.logLevel) } = options;
  const folder = closers.keep(await openDataFolder(config), (opened) => opened.close());
  const listener = closers.keep(await openListener(config.host, config.port), (opened) => opened.close());
  listening?.(listener.address);
  progress?.(`Opening the store in ${config.dataFolder} …`);
  listener.says('restoring');
  const onMigrating = () => listener.says('migrating');
  const store = await openStore({ config, folder, clock, logger, onMigrating, ...(onLost ? { onLost } : {}) });
  listener.says('starting');
  const { db, copyable } = closers.keep(store, (opened) => opened.close());
  const bus = closers.keep(createLocalBus(logger), (opened) => opened.close());
  return { config, clock, logger, closers, folder, listener, db, copyable, bus, serverStartId: randomUUID() };
}

/** Telemetry and links; ships come in only once everything is mounted. */
function openTelemetry({ config, folder, ...parts }: Foundation): Promise<TelemetryPath> {
  const { db, bus, clock, logger } = parts;
  return openTelemetryPath({
    ...parts,
    location: config.clickhouseUrl ? { url: config.clickhouseUrl } : { folder: folder.path('telemetry') },
    keys: createGatewayKeys(db, clock),
    vessels: createVesselRegistry(db, bus, clock),
    retentions: () => listRetentions(db),
    wrongKey(address) {
      logger.warn({ address }, 'a gateway showed a key nobody gave out');
      const entry = { at: clock.now(), ...stranger('gateway'), from: address, what: 'link.refused' };
      recordAudit(db, { ...entry, subject: 'gateway-key' }).catch((error) =>
        logger.error({ err: error }, 'audit failed'),
      );
    },
  });
}

/** Seeds, mounts every module, and lets requests in; answers the first admin's link. */
async function openParts(foundation: Foundation): Promise<string | null> {
  const { config, clock, closers, folder, listener, db, bus, logger, serverStartId } = foundation;
  const setting = await readAppSetting(folder.path('appSetting.json'), {
    demonstration: config.mode === 'demonstration',
    singleSignOn: config.singleSignOn,
  });
  const policy = createVesselPolicy(db, bus, clock);
  const people = await openPeoplePath({ ...foundation, setting, rights: policy });
  const { authenticator } = people.account;
  await seed(foundation);
  const telemetry = await openTelemetry(foundation);

  const probe = closers.keep(openProbe(db), (opened) => opened.close());
  const web = closers.keep(
    await openWeb({
      config,
      logger,
      setting,
      serverStartId,
      authenticator,
      recordRefusal: createRefusalRecord(db, clock, logger),
      askStore: async () => probe.requireAnswer(),
    }),
    (opened) => opened.close(),
  );
  people.mount(web.door);
  mountOrganization(web.door, createOrganizationService(db, policy));
  mountVessel(web.door, {
    vessels: createVesselService({ db, clock, policy, latest: telemetry.latestPositions, portOf: createPortFinder() }),
    info: createVesselInfoService({ db, bus, clock, policy }),
    photos: createVesselPhotoService({ db, bus, clock, policy, blobs: await openBlobFolder(folder.path('files')) }),
  });
  openSilenceWatch(foundation, { setting, mailer: people.mailer, latest: telemetry.latestPositions });
  openEscalation(foundation, { ...people, product: setting.productName });
  const { activeAlarms } = await telemetry.mount(web.door, policy);
  openLivePath({ ...foundation, authenticator, rights: policy, latest: telemetry.latest, activeAlarms }, web);
  telemetry.letShipsIn(web.upgrades);
  if (config.mode === 'demonstration') openDemonstrationPast(foundation, web);
  servePages(web, setting);

  const link = config.publicUrl ? await firstAdminLink(config.publicUrl, people.account) : null;
  await openBackups(foundation, telemetry.copying);
  await web.open(listener);
  return link;
}

/** Mails about silent vessels. */
function openSilenceWatch(
  { config, db, clock, closers, logger }: Foundation,
  { setting, ...parts }: { setting: AppSetting; mailer: Mailer; latest: TelemetryPath['latestPositions'] },
): void {
  const { publicUrl } = config;
  const watch = createSilenceWatch({ db, clock, publicUrl, product: setting.productName, ...parts });
  closers.keep(repeat('silence', SILENCE_MS, watch.round, logger), (repeating) => repeating.stop());
}

/** Mails and push messages to managers about alarms nobody acknowledged. */
function openEscalation(
  { config, db, bus, clock, closers, logger }: Foundation,
  { mailer, push, product }: Pick<PeoplePath, 'mailer' | 'push'> & { product: string },
): void {
  const escalation = createAlarmEscalation({ db, bus, clock, mailer, push, product, publicUrl: config.publicUrl });
  closers.keep(repeat('escalation', ESCALATION_MS, escalation.round, logger), (repeating) => repeating.stop());
}

/** What `npm run backup` asks. */
async function openBackups(
  { config, clock, logger, closers, folder, copyable }: Foundation,
  copying: TelemetryPath['copying'],
) {
  const parts = { folder, clock, product: APPLICATION_VERSION, mode: config.mode, database: copyable, ...copying };
  const backUp = await createBackup(parts);
  const control = await openControl({ path: folder.path('control'), logger, backUp });
  closers.keep(control, (opened) => opened?.close());
}

/** What the simulator leaves in the data folder, and the papers of its ships. */
function openDemonstrationPast({ closers, db, clock, folder, logger }: Foundation, { door }: Web): void {
  mountDemonstrationHistory(door, folder.path('demo-history.json'));
  const file = folder.path('demo-alarms.json');
  const work = async () => {
    await takeOverPastAlarms(db, file);
    await handOutPapers(db, clock.now());
  };
  closers.keep(repeat('past alarms', PAST_ALARMS_MS, work, logger), (repeating) => repeating.stop());
}

async function seed({ config, db, clock, folder }: Foundation): Promise<void> {
  if (config.mode === 'live') return refuseDemonstration(db);
  await seedDemonstration(db, clock);
  await keepFleetKey(db, clock, folder.path('demo-fleet.key'));
}

function servePages({ pages }: Web, setting: AppSetting): void {
  serveAppSetting(pages, setting);
  serveApiReference(pages);
  serveFirstAdminPage(pages);
}

/** The code travels behind the #, which browsers send to nobody. */
async function firstAdminLink(publicUrl: URL, account: AccountService): Promise<string | null> {
  const code = await account.offerFirstAdmin();
  return code === null ? null : new URL(`${FIRST_ADMIN_PATH}#code=${code}`, publicUrl).href;
}
