/** Links to ships: their state, refusals by reason, and the traffic they hear. */
export { LINK_JOURNAL } from './link-journal.service.ts';
