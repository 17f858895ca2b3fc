/** Calls of the durable queue; admins alone. */
import { cancelQueueJob, listQueueJobs, listQueues, retryQueueJob } from '@fms/contract/queue';
import type { Router } from '../../platform/http/router.ts';
import type { QueueService } from './queue.service.ts';

export function registerQueueRoutes(router: Router, queues: QueueService): void {
  router.route(listQueues, () => queues.list());
  router.route(listQueueJobs, async ({ query, total }) => {
    const page = await queues.listJobs(query);
    total(page.total);
    return page.jobs;
  });
  router.route(retryQueueJob, ({ caller, from, body }) => queues.retry({ caller, from }, body.id));
  router.route(cancelQueueJob, ({ caller, from, body }) => queues.cancel({ caller, from }, body.id));
}
