/** Summaries of periods, by any readings or by those that had arrived. */

export type { PeriodSummaries, SummaryRequest, SummaryTag } from './period-summary.ts';
export { createSummaryStore, type SummaryStore } from './summary-store.ts';
