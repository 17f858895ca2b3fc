/** Offers reports: definitions and schedules, runs in the durable queue, their files, and addresses for outsiders. */
import { DAY_MS } from '@fms/domain/time';
import { VESSEL_RIGHTS } from '../../platform/access/caller.ts';
import { MAILER } from '../../platform/mail/index.ts';
import type { Module } from '../../platform/module/module.ts';
import { PARQUET_TABLES } from '../../telemetry/index.ts';
import { AGGREGATES } from '../aggregate/index.ts';
import { TAG_CATALOG } from '../tag/index.ts';
import { createDefinitionService } from './definition/definition.service.ts';
import { createReportQueue } from './make/report-maker.service.ts';
import { registerReportRoutes } from './report.routes.ts';
import type { ReportPorts } from './report-ports.ts';
import { createMonthlyDataService } from './run/monthly-data.service.ts';
import { createRunService } from './run/run.service.ts';
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
      openParquet: services.get(PARQUET_TABLES),
    };
    const twoFactorByDefault = config.mode === 'live';
    const from = { product: setting.productName, publicUrl: config.publicUrl };
    const sender = createReportSender({ clock, rights, mailer, from, twoFactorByDefault });
    const reports = queue.define(createReportQueue({ ...ports, sender, mailer, twoFactorByDefault }));
    const runs = createRunService({ ...ports, reports, queue });
    const definitions = createDefinitionService({ ...ports, runs });
    jobs.add({ name: 'report schedules', intervalMs: SCHEDULE_INTERVAL_MS, run: definitions.runDue });
    jobs.add({ name: 'report files', intervalMs: DAY_MS, durable: { settleMs: 0 }, run: runs.sweep });
    registerReportRoutes(web.router, {
      ...{ clock, definitions, runs },
      addresses: createAddressService({ ...ports, runs }),
      monthly: createMonthlyDataService({ ...ports, runs, twoFactorByDefault }),
    });
  },
};
