/** Data tags, their latest values and their statistics (§3, §7.10, §9.3). */
import { z } from 'zod';
import { MAX_TAGS_PER_CALL } from '../endpoint/bounds.ts';
import { defineEndpoint, type EndpointTarget } from '../endpoint/endpoint.ts';
import { knownAt } from '../endpoint/known-at.ts';
import { defineList } from '../endpoint/list.ts';
import { vesselQuery } from '../endpoint/query.ts';
import { queryVesselId, tagId, vesselId } from '../scalar/id.ts';
import { text } from '../scalar/text.ts';
import { requestTime, timeSpan, wireTime } from '../scalar/time.ts';

export const valueKinds = ['number', 'boolean', 'text', 'struct'] as const;
export type ValueKind = (typeof valueKinds)[number];

/** Recording kinds 0–9 of §3; `@fms/domain` names them. */
export const recordingKind = z.int().min(0).max(9);

/** A value on the wire: a struct travels as its JSON value; null means unknown, never zero. */
export const tagValue = z.union([z.number(), z.string(), z.boolean(), z.record(z.string(), z.json()), z.null()]);
export type TagValue = z.infer<typeof tagValue>;

/** The newest value of a tag in its unit, null where nothing was measured, and its quality: bits as in samples. */
export const latestValue = { value: tagValue, timestamp: wireTime.nullable(), quality: z.int() };

export const tag = z.object({
  Id: tagId,
  vesselId,
  name: z.string(),
  /** Its name on board where people gave it another: what is kept by name, as a widget's choice, is kept by this one. */
  declaredName: z.string().optional(),
  description: z.string(),
  unit: z.string(),
  type: recordingKind,
  valueKind: z.enum(valueKinds),
  /** Which sensor or talker measured it, e.g. `GP` or `N2K:35`. */
  source: z.string(),
  /** The sentence or parameter group it is read from, `DPT` or `PGN 127488`; absent where the vessel does not tell. */
  sentence: z.string().optional(),
  /** Groups tags on screen: Navigation, Propulsion, Power, Tanks, Battery, Weather, Link… */
  subsystem: z.string(),
  decimals: z.int().min(0).max(6),
  /** Expected seconds between samples, for freshness; null when it comes only on change. */
  intervalSeconds: z.number().nullable(),
  min: z.number(),
  max: z.number(),
  alarmLevel: z.number().nullable(),
  emergencyLevel: z.number().nullable(),
  reverse: z.boolean(),
  delaySeconds: z.number(),
  deadBand: z.number(),
  ...latestValue,
});
export type Tag = z.infer<typeof tag>;

export const getTagsByVesselId = defineList('GET /api/v1.3/tag/getTagsByVesselId', 'user', tag, {
  summary: 'Tags of a vessel; isGetLater includes latest values, isGetStat keeps only tags with statistics (7.10).',
  query: z.object({
    vesselId: queryVesselId,
    isGetStat: z.stringbool().optional(),
    isGetLater: z.stringbool().optional(),
  }),
});

export const statisticPoint = z.object({
  time: wireTime,
  min: z.number(),
  max: z.number(),
  avg: z.number(),
  first: z.number(),
  last: z.number(),
  count: z.int(),
});

export const tagStatistic = z.object({
  dataTagId: tagId,
  ...timeSpan,
  bucketSeconds: z.number(),
  points: z.array(statisticPoint),
});
export type TagStatistic = z.infer<typeof tagStatistic>;

export const getStatistic = defineList('POST /api/v1.3/tag/GetStatistic', 'user', tagStatistic, {
  summary: 'Minimum, maximum, average, first and last of each bucket; empty buckets are absent (7.10).',
  body: z.object({
    vesselId,
    fromTime: requestTime,
    toTime: requestTime,
    maxPoints: z.int().min(1).max(1000),
    tags: z.array(tagId).min(1).max(MAX_TAGS_PER_CALL),
    ...knownAt,
  }),
});

const listTags = (target: EndpointTarget, summary: string) =>
  defineEndpoint(target, 'user', { summary, query: vesselQuery, answer: z.array(tag) });

export const getTagsOfVessel = listTags('GET /api/v1.0/tags/getAll', 'Every tag of a vessel, without values (7.10).');

export const getTags = defineList('GET /api/v1/data/tags/GetTags', 'user', tag, {
  summary: 'Tags of the vessels the caller may see, or of one of them, without values (7.10).',
  query: vesselQuery.partial(),
});

export const getTagsHaveValueByVesselId = listTags(
  'GET /api/v1.2/tag/getTagsHaveValueByVesselId',
  'Tags of a vessel that have ever been measured, with their latest values (7.10).',
);

export const getTagsForChartByVesselId = listTags(
  'GET /api/v1.2/tag/getTagsForChartByVesselId',
  'Tags of a vessel a chart can be drawn of: numbers and truth values that have been measured (7.10).',
);

export const getMeterValueByVesselId = listTags(
  'GET /api/v1.3/tag/getMeterValueByVesselId',
  'Numbers of a vessel with scale, limits and latest value, for gauges (3 "Tag summary", 7.10).',
);

export const textSample = z.object({ timestamp: wireTime, value: tagValue, quality: z.int() });
export type TextSample = z.infer<typeof textSample>;

/** At most `MAX_TEXTS`; ask for a shorter period beyond it. */
export const getStringValue = defineList('POST /api/v1.3/tag/getStringValue', 'user', textSample, {
  summary:
    'Texts or structs of one tag in a period, both ends included, in order of time; repeats left out where the tag is recorded on change (7.10).',
  body: z.object({ vesselId, fromTime: requestTime, toTime: requestTime, dataTagId: tagId }),
});

/** A tag as the search of every screen names it. */
export const foundTag = z.object({
  dataTagId: tagId,
  vesselId,
  vesselName: z.string(),
  name: z.string(),
  description: z.string(),
  unit: z.string(),
});
export type FoundTag = z.infer<typeof foundTag>;

export const searchTags = defineList('GET /api/v2/tag/search', 'user', foundTag, {
  summary:
    'Tags of the vessels the caller may see: every word occurs in the name, the description or the name of the vessel. Names that begin with the first word come first.',
  query: z.object({
    words: text(100).trim().min(1),
    limit: z.coerce.number().int().min(1).max(50).default(12),
  }),
});

export const tagEndpoints = {
  searchTags,
  getTagsByVesselId,
  getStatistic,
  getTagsOfVessel,
  getTags,
  getTagsHaveValueByVesselId,
  getTagsForChartByVesselId,
  getMeterValueByVesselId,
  getStringValue,
};
