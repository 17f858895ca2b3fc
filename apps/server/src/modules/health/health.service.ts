/** The health of the server, put together from its parts. */
import type { HealthReport, JobHealth, VesselHealth } from '@fms/contract/health';
import { toWireTime } from '@fms/contract/scalar';
import { APPLICATION_VERSION } from '@fms/contract/setting';
import type { Instant } from '@fms/domain/time';
import { findNewestBackup } from '../../platform/backup/backup-record.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import type { JobRegistry, JobState } from '../../platform/job/job-registry.ts';
import type { LinkStateStore } from '../link/index.ts';
import { findMailHealth, findVesselsInService } from './health.repository.ts';
import type { IngestRate } from './ingest-rate.ts';
import type { StoreSizes } from './store-size.service.ts';

export interface HealthPorts {
  db: Db;
  clock: Clock;
  jobs: Pick<JobRegistry, 'states'>;
  links: Pick<LinkStateStore, 'links' | 'linkOf' | 'refusalsOf'>;
  rate: Pick<IngestRate, 'perSecond'>;
  stores: Pick<StoreSizes, 'list'>;
  certificate: () => Promise<HealthReport['certificate']>;
  freeBytes: () => Promise<number>;
}

const wireTimeOrNull = (time: Instant | null) => (time === null ? null : toWireTime(time));

export function createHealthService({ db, clock, jobs, links, rate, stores, certificate, freeBytes }: HealthPorts) {
  const startedAt = toWireTime(clock.now());

  async function listVessels(): Promise<VesselHealth[]> {
    return (await findVesselsInService(db)).map(({ id, name, expiredMs }) => {
      const link = links.linkOf(id);
      return {
        vesselId: id,
        name,
        isConnected: link !== undefined && link.connectedSince !== null,
        lastContact: wireTimeOrNull(link?.lastPingMs ?? null),
        backlogBytes: link?.backlogBytes ?? 0,
        samplesStored: link?.samplesStored ?? 0,
        expiredDate: wireTimeOrNull(expiredMs),
      };
    });
  }

  return {
    async read(): Promise<HealthReport> {
      const vessels = await listVessels();
      const backup = await findNewestBackup(db);
      return {
        at: toWireTime(clock.now()),
        version: APPLICATION_VERSION,
        startedAt,
        ingest: { samplesPerSecond: rate.perSecond(), samplesStored: countSamples(links) },
        vessels,
        refusals: sumRefusals(vessels, links),
        stores: await stores.list(),
        freeBytes: await freeBytes(),
        jobs: jobs.states().map(toJobHealth),
        mail: await findMailHealth(db),
        certificate: await certificate(),
        backup: backup ? { at: toWireTime(backup.atMs), bytes: backup.bytes } : null,
      };
    },
  };
}
export type HealthService = ReturnType<typeof createHealthService>;

/** Readings stored of all vessels together. */
export function countSamples(links: Pick<LinkStateStore, 'links'>): number {
  let total = 0;
  for (const { samplesStored } of links.links()) total += samplesStored;
  return total;
}

/** By place and reason over all vessels, most first. */
function sumRefusals(
  vessels: readonly VesselHealth[],
  links: Pick<LinkStateStore, 'refusalsOf'>,
): HealthReport['refusals'] {
  const sums = new Map<string, HealthReport['refusals'][number]>();
  for (const { vesselId } of vessels) {
    for (const { place, reason, count, lastMs } of links.refusalsOf(vesselId)) {
      const lastAt = toWireTime(lastMs);
      const known = sums.get(`${place} ${reason}`) ?? { place, reason, count: 0, vessels: 0, lastAt };
      known.count += count;
      known.vessels++;
      if (lastAt > known.lastAt) known.lastAt = lastAt;
      sums.set(`${place} ${reason}`, known);
    }
  }
  return [...sums.values()].sort((a, b) => b.count - a.count);
}

function toJobHealth(state: JobState): JobHealth {
  const { name, intervalMs, runs, failures, lastRunMs, lastDurationMs, lastFailedMs, lastError } = state;
  return {
    name,
    intervalSeconds: intervalMs / 1000,
    runs,
    failures,
    lastRunAt: wireTimeOrNull(lastRunMs),
    lastSeconds: lastDurationMs === null ? null : lastDurationMs / 1000,
    lastFailedAt: wireTimeOrNull(lastFailedMs),
    lastError,
  };
}
