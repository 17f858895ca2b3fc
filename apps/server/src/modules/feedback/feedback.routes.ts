/** Calls of problem reports (§7.11, and our own). */
import { getFeedbackImage, listFeedback, storeFeedback } from '@fms/contract';
import type { Door } from '../../platform/http/door.ts';
import type { FeedbackService } from './feedback.service.ts';

export function mountFeedback(door: Door, feedback: FeedbackService): void {
  door.mount(storeFeedback, ({ caller, body, from }) => feedback.store(caller, body, from));
  door.mount(listFeedback, async ({ query, total }) => {
    const page = await feedback.list(query);
    total(page.total);
    return page.entries;
  });
  door.mount(getFeedbackImage, ({ query }) => feedback.image(query.id, query.name));
}
