/** Calls of problem reports (§7.11, and our own). */
import { getFeedbackImage, listFeedback, storeFeedback } from '@fms/contract/feedback';
import type { Router } from '../../platform/http/router.ts';
import type { FeedbackService } from './feedback.service.ts';

export function registerFeedbackRoutes(router: Router, feedback: FeedbackService): void {
  router.route(storeFeedback, ({ caller, body, from }) => feedback.store(caller, body, from));
  router.route(listFeedback, async ({ query, total }) => {
    const page = await feedback.list(query);
    total(page.total);
    return page.entries;
  });
  router.route(getFeedbackImage, ({ query }) => feedback.image(query.id, query.name));
}
