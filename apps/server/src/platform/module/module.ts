/** A part of the server that registers itself: services for later modules, routes, jobs and listeners. */
import type { AppSetting } from '@fms/contract/setting';
import type { BlobStore } from '../blob/blob.ts';
import type { Bus } from '../bus/bus.ts';
import type { Clock } from '../clock/clock.ts';
import type { Config } from '../config/config.ts';
import type { Db } from '../database/database.ts';
import type { BackupSource } from '../disk/backup-source.ts';
import type { DataFolder } from '../disk/data-folder.ts';
import type { HttpServer } from '../http/http-server.ts';
import type { JobRegistry } from '../job/job-registry.ts';
import type { LogTap } from '../log/log-tap.ts';
import type { Logger } from '../log/logger.ts';
import type { Queue } from '../queue/index.ts';
import type { SecretBox } from '../secret/secret-box.ts';
import type { ServiceRegistry } from '../service/service-registry.ts';

/** What every module is given. */
export interface ModuleContext {
  readonly config: Config;
  /** Ends the process with one sentence: a store is lost to it. */
  readonly onLost: (error: Error) => void;
  readonly setting: AppSetting;
  readonly folder: DataFolder;
  readonly db: Db;
  /** The relational store, for backups. */
  readonly copyable: BackupSource;
  readonly blobs: BlobStore;
  readonly bus: Bus;
  readonly clock: Clock;
  /** Its lines name the module as their area. */
  readonly logger: Logger;
  /** The lines of all of them. */
  readonly logTap: LogTap;
  /** Seals secrets at rest with a key of the data folder. */
  readonly secretBox: SecretBox;
  /** Changes with every start. */
  readonly serverStartId: string;
  readonly web: HttpServer;
  readonly jobs: JobRegistry;
  /** Work that outlives this server. */
  readonly queue: Queue;
  readonly services: ServiceRegistry;
  /** Closes what a module opened, in reverse order. */
  readonly disposables: AsyncDisposableStack;
}

export interface Module {
  /** Names the module where its registration fails. */
  readonly name: string;
  /** Requests, hub clients and ships are let in after the last module has registered. */
  register(context: ModuleContext): Promise<void> | void;
}
