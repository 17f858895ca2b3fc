/** What a column of a shift, a report or a fleet statistic tells of a tag (§7.10, §9.11). */

export const AGGREGATE_KINDS = [
  'average',
  'minimum',
  'maximum',
  'deviation',
  'first',
  'last',
  'sum',
  'difference',
] as const;
export type AggregateKind = (typeof AGGREGATE_KINDS)[number];
