/** Calls of reports (§7.10, §9.11). */

import type { ReportFields } from '@fms/contract/report';
import * as calls from '@fms/contract/report';
import type { Caller } from '../../platform/access/caller.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Router } from '../../platform/http/router.ts';
import type { DefinitionService } from './definition/definition.service.ts';
import { readSpan } from './definition/report-fields.ts';
import type { PreviewReport } from './plan/preview.service.ts';
import type { MonthlyDataService } from './run/monthly-data.service.ts';
import type { RunService } from './run/run.service.ts';
import type { RunStarter } from './run/run-starter.service.ts';
import type { AddressService } from './share/address.service.ts';

interface ReportServices {
  readonly clock: Clock;
  readonly definitions: DefinitionService;
  readonly preview: PreviewReport;
  readonly starter: RunStarter;
  /** Refuses fields that no report may have. */
  readonly require: (caller: Caller, fields: ReportFields) => Promise<void>;
  readonly runs: RunService;
  readonly addresses: AddressService;
  readonly monthly: MonthlyDataService;
}

export function registerReportRoutes(router: Router, services: ReportServices): void {
  const { definitions, monthly, preview } = services;
  router.route(calls.listReportDefinitions, ({ caller }) => definitions.list(caller));
  router.route(calls.addReportDefinition, ({ caller, from, body }) => definitions.add({ caller, from }, body));
  router.route(calls.editReportDefinition, ({ caller, from, body }) =>
    definitions.edit({ caller, from }, body.id, body.revision, body.fields),
  );
  router.route(calls.deleteReportDefinition, ({ caller, from, query }) =>
    definitions.delete({ caller, from }, query.id),
  );
  router.route(calls.previewReport, ({ caller, body }) => preview(caller, body));
  router.route(calls.downloadMonthlyData, ({ caller, from, body }) => monthly.ask({ caller, from }, body));
  registerRunRoutes(router, services);
}

function registerRunRoutes(router: Router, { clock, require, starter, runs, addresses }: ReportServices): void {
  router.route(calls.runReport, async ({ caller, from, body }) => {
    const { fields, span, ...rest } = body;
    await require(caller, fields);
    return starter.start({ caller, from }, { fields, span: readSpan(fields, span, clock.now()), ...rest });
  });
  router.route(calls.runReportAgain, ({ caller, from, body }) => runs.again({ caller, from }, body.id));
  router.route(calls.cancelReportRun, ({ caller, from, body }) => runs.cancel({ caller, from }, body.id));
  router.route(calls.listReportRuns, async ({ caller, query, total }) => {
    const page = await runs.list(caller, query);
    total(page.total);
    return page.runs;
  });
  router.route(calls.downloadReport, ({ caller, from, query }) => runs.file({ caller, from }, query.id));
  router.route(calls.listReportAddresses, ({ caller, query }) => addresses.list(caller, query.id));
  router.route(calls.revokeReportAddress, ({ caller, from, body }) => addresses.revoke({ caller, from }, body.id));
  router.routePublic(calls.downloadByReportAddress, ({ params, from }) => addresses.open(params.address, from));
}
