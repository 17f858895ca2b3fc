/** Offers reports: definitions and schedules, runs in the durable queue, their files, and addresses for outsiders. */
import { DAY_MS } from '@fms/domain/time';
import { VESSEL_RIGHTS } from '../../platform/access/caller.ts';
import { MAILER } from '../../platform/mail/index.ts';
import type { Module } from '../../platform/module/module.ts';
import { PARQUET_TABLES } from '../../telemetry/index.ts';
import { AGGREGATES } from '../aggregate/index.ts';
import { EMISSIONS } from '../emission/index.ts';
import { TAG_CATALOG } from '../tag/index.ts';
import { createDefinitionService } from './definition/definition.service.ts';
import { requireFields } from './definition/report-fields.ts';
import { createScheduleRound } from './definition/schedule.service.ts';
import { createReportQueue } from './make/report-maker.service.ts';
import { createPreview } from './plan/preview.service.ts';
import type { ReportPorts } from './port/report-ports.ts';
import { registerReportRoutes } from './report.routes.ts';
import { createMonthlyDataService } from './run/monthly-data.service.ts';
import { createRunService } from './run/run.service.ts';
import { createRunStarter } from './run/run-starter.service.ts';
import { createAddressService } from './share/address.service.ts';
import { createReportSender } from './share/report-sender.service.ts';

const SCHEDULE_INTERVAL_MS = 15_000;

export const reportModule: Module = {
  name: 'report',
  register({ config, setting, db, clock, blobs, queue, jobs, services, web }) {
    const [rights, mailer] = [services.get(VESSEL_RIGHTS), services.get(MAILER)];
    const ports: ReportPorts = {
      ...{ db, clock, blobs, rights },
      catalog: services.get(TAG_CATALOG),
      aggregates: services.get(AGGREGATES),
      emissions: services.get(EMISSIONS),
      openParquet: services.get(PARQUET_TABLES),
    };
    const twoFactorByDefault = config.mode === 'live';
    const from = { product: setting.productName, publicUrl: config.publicUrl };
    const sender = createReportSender({ clock, rights, mailer, from, twoFactorByDefault });
    const reports = queue.define(createReportQueue({ ...ports, sender, mailer, twoFactorByDefault }));
    const starter = createRunStarter({ ...ports, reports });
    const runs = createRunService({ ...ports, starter, queue });
    const round = createScheduleRound({ ...ports, starter });
    jobs.add({ name: 'report schedules', intervalMs: SCHEDULE_INTERVAL_MS, run: round });
    jobs.add({ name: 'report files', intervalMs: DAY_MS, durable: { settleMs: 0 }, run: runs.sweep });
    registerReportRoutes(web.router, {
      ...{ clock, starter, runs },
      require: (caller, fields) => requireFields(ports, caller, fields),
      preview: createPreview(ports),
      definitions: createDefinitionService(ports),
      addresses: createAddressService({ ...ports, runs }),
      monthly: createMonthlyDataService({ ...ports, starter, twoFactorByDefault }),
    });
  },
};
