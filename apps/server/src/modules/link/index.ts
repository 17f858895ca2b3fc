/** Links to ships: their state, refusals by reason, and the traffic they hear. */
export { LINK_STATE, type LinkStateStore } from './link-state.service.ts';
