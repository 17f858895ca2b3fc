/** Calls of the job history. */
import { endpoints } from '@fms/contract/api';
import type { Router } from '../../platform/http/router.ts';
import type { JobEditService } from './edit/job-edit.service.ts';
import type { JobFileService } from './edit/job-file.service.ts';
import type { JobHistoryService } from './history/job-history.service.ts';

export function registerJobRoutes(
  router: Router,
  history: JobHistoryService,
  edits: JobEditService,
  files: JobFileService,
): void {
  router.route(endpoints.listJobPeriods, ({ caller, query }) => history.periods(caller, query));
  router.route(endpoints.listJobs, async ({ caller, query, total }) => {
    const page = await history.list(caller, query);
    total(page.total);
    return page.jobs;
  });
  router.route(endpoints.getJob, ({ caller, query }) => history.detail(caller, query.vesselId, query.id));
  router.route(endpoints.enterJob, ({ caller, from, body }) => edits.enter({ caller, from }, body));
  router.route(endpoints.correctJob, ({ caller, from, body }) => edits.correct({ caller, from }, body));
  router.route(endpoints.splitJob, ({ caller, from, body }) => edits.split({ caller, from }, body));
  router.route(endpoints.mergeJobs, ({ caller, from, body }) => edits.merge({ caller, from }, body));
  router.route(endpoints.signJob, ({ caller, from, body }) => edits.sign({ caller, from }, body));
  router.route(endpoints.lockJob, ({ caller, from, body }) => edits.lock({ caller, from }, body));
  router.route(endpoints.removeJob, ({ caller, from, body }) => edits.remove({ caller, from }, body));
  router.route(endpoints.linkJobFile, ({ caller, from, body }) => files.link({ caller, from }, body));
}
