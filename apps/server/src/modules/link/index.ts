/** Links to ships: their state, refusals by reason, and the traffic they hear. */
export { mountLink } from './link.routes.ts';
export { createLinkService } from './link.service.ts';
export { LinkJournal } from './link-journal.service.ts';
