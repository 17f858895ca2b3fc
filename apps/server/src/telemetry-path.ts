/**
 * The way of a sample through the server, put together: telemetry engine, tags, alarms, links to ships, and what calls
 * and hub ask of them. Parts are opened in order and closed in reverse, so that what a ship was told is stored is.
 */
import { LINK_PATH } from '@fms/contract/link';
import { DATA_TAG_TYPE, type TagId, type VesselId } from '@fms/domain';
import { createLinkDoor, type LinkPorts, type LinkTag, type TagDirectory } from './ingest/index.ts';
import { openMapPath } from './map-path.ts';
import {
  type AlarmJudge,
  createAlarmBackTestService,
  createAlarmDutyService,
  createAlarmJournalService,
  createAlarmService,
  createAlarmSuppressionService,
  createShipAlarms,
  mountAlarm,
  openAlarmJudge,
} from './modules/alarm/index.ts';
import { createChartBook, mountChartBook } from './modules/chart-book/index.ts';
import { createDashboardService, mountDashboard } from './modules/dashboard/index.ts';
import {
  createAnchorWatchService,
  createGeoService,
  createVoyageService,
  mountGeo,
  openAnchorDrag,
} from './modules/geo/index.ts';
import { createLinkService, LinkJournal, mountLink } from './modules/link/index.ts';
import {
  createCardLatest,
  createStorageService,
  createTagEditService,
  createTagHistoryService,
  createTagLatest,
  createTagService,
  mountTag,
  openTagCatalog,
  removeDeleted,
  type TagCatalog,
  type TagLatest,
  wireValue,
} from './modules/tag/index.ts';
import { createSisterShipService, mountSisterShip, type SisterShipPorts } from './modules/vessel/index.ts';
import type { Copyable } from './platform/backup/copyable.ts';
import type { Bus } from './platform/bus.ts';
import type { VesselRights } from './platform/caller.ts';
import { type ClickHouseLocation, openClickHouse } from './platform/clickhouse/index.ts';
import type { Clock } from './platform/clock.ts';
import type { Closers } from './platform/closers.ts';
import type { Db } from './platform/database/database.ts';
import { inFlow, urgentFlow } from './platform/fairness/flow.ts';
import type { Door } from './platform/http/door.ts';
import type { UpgradeDoor } from './platform/http/upgrade.ts';
import type { LatestPositions } from './platform/latest-positions.ts';
import type { Logger } from './platform/logger.ts';
import { repeat } from './platform/repeating.ts';
import { openTelemetry, type SampleStore, type Telemetry } from './telemetry/index.ts';

const ROLL_UP_MS = 30_000;
const RELEASE_MEMORY_MS = 10_000;
const RETENTION_MS = 3_600_000;
const REMOVAL_MS = 30_000;
const TRIM_TRAFFIC_MS = 3_600_000;
const JOURNAL_MS = 5_000;
const ALARM_TICK_MS = 1_000;
const ALARM_JUDGE = urgentFlow('alarm judge');

export interface TelemetryPathParts {
  readonly location: ClickHouseLocation;
  readonly db: Db;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly closers: Closers;
  readonly serverStartId: string;
  readonly keys: LinkPorts['keys'];
  readonly vessels: LinkPorts['vessels'];
  /** Vessels that keep their raw readings only for some days. */
  readonly retentions: () => Promise<readonly { vesselId: VesselId; days: number }[]>;
  readonly wrongKey: (address: string) => void;
}

export interface TelemetryPath {
  /** For lists of vessels. */
  readonly latestPositions: LatestPositions;
  /** For the hub. */
  readonly latest: TagLatest;
  /** For backups. */
  readonly copying: {
    readonly telemetry: Copyable;
    settle(): Promise<void>;
    whileStill<T>(work: () => Promise<T>): Promise<T>;
  };
  /** Opens the calls of tags, positions, alarms and links. */
  mount(
    door: Door,
    rights: VesselRights,
  ): Promise<{ readonly activeAlarms: ReturnType<typeof createAlarmService>['active'] }>;
  /** Lets ships in; last, when everything is ready. */
  letShipsIn(upgrades: UpgradeDoor): void;
}

export async function openTelemetryPath(parts: TelemetryPathParts): Promise<TelemetryPath> {
  const { db, bus, clock, logger, closers } = parts;
  const catalog = await openTagCatalog(db, bus, clock);
  const engine = closers.keep(await openClickHouse(parts.location), (opened) => opened.close());
  const isFine = (tagId: number) => catalog.of(tagId)?.type === DATA_TAG_TYPE.stat5;
  const telemetry = closers.keep(await openTelemetry({ engine, clock, isFine }), (opened) => opened.close());
  const journal = closers.keep(await LinkJournal.open(db, clock), (opened) => opened.save());
  const judge = await openAlarms(parts, catalog, telemetry);
  const latest = createTagLatest(catalog, telemetry);
  const shipAlarms = createShipAlarms({ db, bus, clock });
  const links = createLinkDoor({
    ...parts,
    log: logger,
    telemetry,
    journal,
    alarms: judge,
    shipAlarms,
    tags: tagDirectory(catalog, latest),
  });

  keepInOrder(parts, telemetry, catalog);
  keepRepeating(parts, 'release of memory', RELEASE_MEMORY_MS, () => engine.releaseMemory());
  keepRepeating(parts, 'link journal', JOURNAL_MS, () => journal.save());
  keepRepeating(parts, 'alarm delays', ALARM_TICK_MS, () => inFlow(ALARM_JUDGE, () => judge.tick()));
  closers.keep(links, (opened) => opened.close());

  return {
    latest,
    copying: {
      telemetry: engine.copyable,
      settle: () => journal.save(),
      whileStill: (work) => telemetry.whileStill(work),
    },
    latestPositions: latestPositions(
      latest,
      createCardLatest({ ...parts, catalog, samples: telemetry.samples }),
      journal,
    ),
    async mount(door, rights) {
      const { samples, positions, traffic } = telemetry;
      const tagPorts = { db, clock, catalog, samples, rights };
      mountTag(door, {
        tags: createTagService(tagPorts),
        history: createTagHistoryService(tagPorts),
        edits: createTagEditService(tagPorts),
        storage: createStorageService({ catalog, telemetry, rights, clock }),
      });
      const geoPorts = { positions, rights, ...positionTags(catalog) };
      const drag = await openAnchorDrag({
        ...{ db, bus, clock },
        onFailure: (error) => logger.error({ err: error }, 'anchor watches could not be judged'),
      });
      mountGeo(door, {
        geo: createGeoService(geoPorts),
        voyages: createVoyageService(geoPorts),
        anchors: createAnchorWatchService({ db, bus, clock, rights, drag }),
      });
      mountChartBook(door, createChartBook({ db, clock, rights }));
      mountDashboard(door, createDashboardService({ db, clock, rights }));
      mountSisterShip(door, createSisterShipService({ db, clock, rights, ...operatingTags(catalog, samples) }));
      mountLink(door, createLinkService({ journal, traffic, rights }));
      await openMapPath(door, { ...parts, rights, positions, catalog });
      return { activeAlarms: await mountAlarms(parts, door, { rights, catalog, telemetry }) };
    },
    letShipsIn: (upgrades) => upgrades.mount(LINK_PATH, links.take),
  };
}

function latestPositions(
  latest: TagLatest,
  cards: ReturnType<typeof createCardLatest>,
  journal: LinkJournal,
): LatestPositions {
  return {
    standardTags: async (vesselIds) => latest.standardTags(vesselIds),
    positions: async (vesselIds) => latest.positions(vesselIds),
    cards: async (vesselIds) => cards(vesselIds),
    lastPings: async (vesselIds) =>
      new Map([...vesselIds].flatMap((id) => pairWith(id, journal.linkOf(id)?.lastPingMs ?? null))),
  };
}

/** What the store needs from time to time: statistics, and room. */
function keepInOrder(parts: TelemetryPathParts, telemetry: Telemetry, catalog: TagCatalog): void {
  keepRepeating(parts, 'roll-up', ROLL_UP_MS, () => telemetry.rollUps.run());
  // Closed before the job that is waited for.
  parts.closers.keep(telemetry.rollUps, (rollUps) => rollUps.end());
  keepRepeating(parts, 'retention', RETENTION_MS, async () => {
    const keepings = (await parts.retentions()).map(({ vesselId, days }) => ({
      tagIds: catalog.ofVessel(vesselId).map(({ id }) => id),
      days,
    }));
    await telemetry.retention.run(keepings);
  });
  keepRepeating(parts, 'removal', REMOVAL_MS, () =>
    removeDeleted({ db: parts.db, catalog, removal: telemetry.removal }),
  );
  keepRepeating(parts, 'traffic', TRIM_TRAFFIC_MS, () => telemetry.traffic.trim());
}

function keepRepeating(
  { closers, logger }: TelemetryPathParts,
  name: string,
  intervalMs: number,
  work: () => Promise<void>,
): void {
  closers.keep(repeat(name, intervalMs, work, logger), (started) => started.stop());
}

const pairWith = <Key, Value>(key: Key, value: Value | null): [Key, Value][] => (value === null ? [] : [[key, value]]);

function openAlarms(
  { db, bus, clock }: TelemetryPathParts,
  catalog: TagCatalog,
  { samples }: Telemetry,
): Promise<AlarmJudge> {
  return openAlarmJudge({
    db,
    bus,
    clock,
    tagOf: (tagId) => catalog.of(tagId),
    tagsOf: (vesselId) => catalog.ofVessel(vesselId),
    allTags: () => catalog.all(),
    latestOf(tagId) {
      const latest = samples.latest(tagId);
      if (typeof latest?.value !== 'number') return undefined;
      return { time: latest.time, value: latest.value, quality: latest.quality };
    },
  });
}

interface AlarmSurroundings {
  readonly rights: VesselRights;
  readonly catalog: TagCatalog;
  readonly telemetry: Telemetry;
}

/** Opens the calls of alarms; answers how a client that connects learns of the active ones. */
async function mountAlarms(parts: TelemetryPathParts, door: Door, { rights, catalog, telemetry }: AlarmSurroundings) {
  const ports = { ...parts, rights };
  const alarms = createAlarmService(ports);
  const suppression = createAlarmSuppressionService(ports);
  keepRepeating(parts, 'alarm shelf', ALARM_TICK_MS, () => suppression.tick());
  const backTests = createAlarmBackTestService({
    rights,
    tagOf: (tagId) => catalog.of(tagId),
    samples: (request) => telemetry.samples.range(request),
  });
  const duty = createAlarmDutyService(ports);
  mountAlarm(door, { alarms, suppression, duty, backTests, journal: createAlarmJournalService(ports) });
  return alarms.active;
}

function positionTags(catalog: TagCatalog) {
  return {
    vesselOf(tagId: TagId) {
      const tag = catalog.of(tagId);
      return tag?.type === DATA_TAG_TYPE.onlyGeo ? tag.vesselId : undefined;
    },
    positionTagOf: (vesselId: Parameters<TagCatalog['inRole']>[0]) => catalog.inRole(vesselId, 'position')?.id,
  };
}

function operatingTags(catalog: TagCatalog, samples: SampleStore): Omit<SisterShipPorts, 'db' | 'clock' | 'rights'> {
  return {
    tagsOf: (vesselId) => catalog.ofVessel(vesselId),
    speedTagOf: (vesselId) => catalog.inRole(vesselId, 'speed'),
    async means(tagIds, { fromMs, toMs, spanMs }) {
      const maxPoints = (toMs - fromMs) / spanMs;
      const request = { tagIds, fromMs, toMs, maxPoints, rollUps: samples.rollUpsOf(false), recordedSeconds: 0 };
      return new Map((await samples.statistic(request)).map(({ tagId, buckets }) => [tagId, buckets]));
    },
  };
}

function tagDirectory(catalog: TagCatalog, latest: TagLatest): TagDirectory {
  return {
    of: (tagId) => catalog.of(tagId),
    declare: (vesselId, declarations) => catalog.declare(vesselId, declarations),
    positionTagOf: (vesselId) => catalog.inRole(vesselId, 'position')?.id,
    motion: latest.motion,
    wireValue: (tag: LinkTag, value) => wireValue(tag, value),
  };
}
