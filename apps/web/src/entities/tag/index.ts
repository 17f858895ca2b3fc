/** Tags of vessels: which there are, how they are grouped, and what they measured. */
export { NoTags } from './no-tags.tsx';
export {
  computeBeaufort,
  computeSpeedGaugeScale,
  findMainTags,
  findStandardTags,
  type WindTags,
} from './standard-tags.ts';
export type { StatisticBatchRequest } from './statistic-batch.ts';
export { fetchStatistic, tagQueries } from './tag.queries.ts';
export { findFastestTag, groupBySubsystem, shortenTagName } from './tag-group.ts';
export { listTagOptions } from './tag-option.ts';
export { useTagSeries } from './use-tag-series.ts';
export { useVesselTags } from './use-vessel-tags.ts';
