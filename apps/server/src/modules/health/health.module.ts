/** Offers the health of the server to admins, and as metrics to who monitors it. */
import { getHealth } from '@fms/contract/health';
import { getFolderBytes, getFreeBytes } from '../../platform/disk/disk-space.ts';
import type { Module, ModuleContext } from '../../platform/module/module.ts';
import { TELEMETRY_COPY } from '../../telemetry/index.ts';
import { LINK_STATE } from '../link/index.ts';
import { createCertificateWatch } from './certificate.service.ts';
import { countSamples, createHealthService } from './health.service.ts';
import { createIngestRate } from './ingest-rate.ts';
import { formatMetrics, METRICS_TYPE } from './metric-text.ts';
import { createStoreSizes, type StoreSizes } from './store-size.service.ts';

const LOOK_INTERVAL_MS = 10_000;
const SIZE_INTERVAL_MS = 3_600_000;

export const healthModule: Module = {
  name: 'health',
  register(context) {
    const { config, folder, clock, jobs, services, web } = context;
    const links = services.get(LINK_STATE);
    const rate = createIngestRate();
    const look = async () => rate.look(clock.now(), countSamples(links));
    jobs.add({ name: 'ingest rate', intervalMs: LOOK_INTERVAL_MS, run: look });
    const stores = openStoreSizes(context);
    jobs.add({ name: 'store sizes', intervalMs: SIZE_INTERVAL_MS, run: stores.round });
    const certificate = createCertificateWatch(config.publicUrl, clock);
    const freeBytes = () => getFreeBytes(folder.path());
    const health = createHealthService({ ...context, links, rate, stores, certificate, freeBytes });
    web.router.route(getHealth, () => health.read());
    web.metrics.serve(async () => ({ type: METRICS_TYPE, body: formatMetrics(await health.read()) }));
  },
};

function openStoreSizes({ db, clock, folder, copyable, services }: ModuleContext): StoreSizes {
  const telemetry = services.get(TELEMETRY_COPY);
  const files = () => getFolderBytes(folder.path('files'));
  return createStoreSizes({
    db,
    clock,
    sizes: { relational: () => copyable.size(), telemetry: () => telemetry.size(), files },
  });
}
