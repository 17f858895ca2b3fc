/** The relational store: one `Kysely<Database>`, embedded or over the network, with the same SQL. */
import { CamelCasePlugin, type Kysely, type Transaction } from 'kysely';
import { FairQueue } from '../fairness/fair-queue.ts';
import type { Logger } from '../log/logger.ts';
import { createFairDialect } from './fair-dialect.ts';
import type { PGliteOptions } from './pglite/connection.ts';
import { createPgliteDialect } from './pglite/dialect.ts';
import { createPostgresDialect, POOL_SIZE } from './postgres.ts';
import type { AccountTables } from './tables/account.ts';
import type { AuditTables } from './tables/audit.ts';
import type { QueueTables } from './tables/background/queue.ts';
import type { ReportTables } from './tables/background/report.ts';
import type { CameraTables } from './tables/camera.ts';
import type { ChartBookTables } from './tables/chart-book.ts';
import type { DashboardTables } from './tables/dashboard.ts';
import type { DeliveryTables } from './tables/delivery.ts';
import type { ShipViewTables } from './tables/exchange/ship-view.ts';
import type { FileTables } from './tables/file.ts';
import type { FirstHourTables } from './tables/first-hour.ts';
import type { HealthTables } from './tables/health.ts';
import type { InstallationTables } from './tables/installation.ts';
import type { JobTables } from './tables/machinery/job.ts';
import type { ScrubberLogTables } from './tables/machinery/scrubber-log.ts';
import type { MailTables } from './tables/mail.ts';
import type { MessageTables } from './tables/message.ts';
import type { OrganizationTables } from './tables/organization.ts';
import type { PerformanceTables } from './tables/performance.ts';
import type { PlantTables } from './tables/plant.ts';
import type { TelemetryTables } from './tables/telemetry.ts';
import type { VersionTables } from './tables/version.ts';
import type { VesselTables } from './tables/vessel.ts';
import type { ZoneTables } from './tables/zone.ts';
import { ScopedKysely } from './transaction-scope.ts';

/**
 * Every table, one file per subject in `tables/`. Tables and columns are snake_case in SQL and camelCase here; keys
 * inside JSON are left as they are. Times are epoch milliseconds in BIGINT columns named `..._ms`.
 */
export interface Database
  extends InstallationTables,
    OrganizationTables,
    AccountTables,
    AuditTables,
    MailTables,
    MessageTables,
    VesselTables,
    VersionTables,
    TelemetryTables,
    CameraTables,
    ChartBookTables,
    DashboardTables,
    DeliveryTables,
    FileTables,
    ShipViewTables,
    PerformanceTables,
    ScrubberLogTables,
    JobTables,
    PlantTables,
    QueueTables,
    ReportTables,
    ZoneTables,
    HealthTables,
    FirstHourTables {}

/** What repositories take: the store itself, or the transaction they are part of. */
export type Db = Kysely<Database>;
export type Tx = Transaction<Database>;

export type DatabaseLocation = { folder: string } | { url: string };

/** The embedded store has one connection. */
const EMBEDDED_CONNECTIONS = 1;

/** `options` are of the embedded store alone. */
export function openDatabase(
  location: DatabaseLocation,
  logger: Pick<Logger, 'warn'>,
  options: PGliteOptions = {},
): Db {
  const dialect =
    'url' in location
      ? createPostgresDialect(location.url, (error) => logger.warn({ err: error }, 'database connection lost'))
      : createPgliteDialect(location.folder, options);
  const queue = new FairQueue('url' in location ? POOL_SIZE : EMBEDDED_CONNECTIONS);
  return new ScopedKysely<Database>({
    dialect: createFairDialect(dialect, queue),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
}
