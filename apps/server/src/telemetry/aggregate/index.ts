/** Summaries of periods, by any readings or by those that had arrived. */
export type { SummaryTag } from './found-summary.ts';
export type { PeriodSummaries, SummaryRequest } from './period-summary.ts';
export { createSummaryStore, type SummaryStore } from './summary-store.ts';
