/** Totals of the tags of many vessels over spans: one statement for all of them, from hourly roll-ups where those are right. */
export { createSpanStore, type SpanStore } from './span-store.ts';
export type { CalmHours, SpanRequest, SpanTag, SpanTotal } from './span-total.ts';
export type { SpeedHours } from './speed-hours.ts';
