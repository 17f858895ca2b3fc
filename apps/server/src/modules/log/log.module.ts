/** Keeps the lines of server, browsers and gateways in the telemetry engine for 90 days, and offers their search. */

import { LOG_DAYS } from '@fms/domain/log';
import { DAY_MS } from '@fms/domain/time';
import { LINK_SERVICES } from '../../ingest/index.ts';
import { VESSEL_RIGHTS } from '../../platform/access/caller.ts';
import type { Module } from '../../platform/module/module.ts';
import { TELEMETRY } from '../../telemetry/index.ts';
import { createGatewayLog } from './gateway-log.service.ts';
import { createLogPolicy } from './log.policy.ts';
import { registerLogRoutes } from './log.routes.ts';
import { createLogService } from './log.service.ts';
import { parseServerLine } from './log-entry.ts';
import { createLogRecorder } from './log-recorder.service.ts';

const FLUSH_INTERVAL_MS = 1000;
const RETENTION_INTERVAL_MS = 3_600_000;

export const logModule: Module = {
  name: 'log',
  register({ db, clock, disposables, jobs, logTap, services, web }) {
    const { log } = services.get(TELEMETRY);
    const recorder = createLogRecorder({ clock, log });
    logTap.listen((line) => {
      const entry = parseServerLine(line);
      if (entry !== null) recorder.take(entry);
    });
    services.provide(LINK_SERVICES.gatewayLog, createGatewayLog(clock, recorder));
    // The last lines of a server that ends; the engine may be what failed.
    disposables.defer(() => recorder.flush().catch(() => {}));
    // A job that fails is a line of the log: a failure of this one is no news.
    jobs.add({ name: 'log', intervalMs: FLUSH_INTERVAL_MS, run: () => recorder.flush().catch(() => {}) });
    jobs.add({
      ...{ name: 'log retention', intervalMs: RETENTION_INTERVAL_MS },
      run: () => log.dropBefore(clock.now() - LOG_DAYS * DAY_MS),
    });
    const policy = createLogPolicy(db, services.get(VESSEL_RIGHTS));
    registerLogRoutes(web.router, createLogService({ db, clock, log, policy }));
  },
};
