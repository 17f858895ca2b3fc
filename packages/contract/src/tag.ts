/** Data tags, their latest values and their statistics (sections 3, 7.10, 9.3). */
import { z } from 'zod';
import { MAX_TAGS_PER_CALL } from './bounds.ts';
import { endpoint } from './endpoint.ts';
import { queryVesselId, tagId, vesselId } from './id.ts';
import { askedTime, wireTime } from './time.ts';

export const valueKinds = ['number', 'boolean', 'text', 'struct'] as const;
export type ValueKind = (typeof valueKinds)[number];

/** Recording kinds 0–9 of section 3; `@fms/domain` names them. */
export const recordingKind = z.int().min(0).max(9);

/** A value on the wire: a struct travels as its JSON value; null means unknown, never zero. */
export const tagValue = z.union([z.number(), z.string(), z.boolean(), z.record(z.string(), z.json()), z.null()]);
export type TagValue = z.infer<typeof tagValue>;

export const tag = z.object({
  Id: tagId,
  vesselId,
  name: z.string(),
  description: z.string(),
  unit: z.string(),
  type: recordingKind,
  valueKind: z.enum(valueKinds),
  /** Which sensor or talker measured it, e.g. `GP` or `N2K:35`. */
  source: z.string(),
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
  value: tagValue,
  timestamp: wireTime.nullable(),
  quality: z.int(),
});
export type Tag = z.infer<typeof tag>;

export const getTagsByVesselId = endpoint({
  method: 'GET',
  path: '/api/v1.3/tag/getTagsByVesselId',
  access: 'user',
  summary: 'Tags of a vessel; isGetLater includes latest values, isGetStat keeps only tags with statistics (7.10).',
  query: z.object({
    vesselId: queryVesselId,
    isGetStat: z.stringbool().optional(),
    isGetLater: z.stringbool().optional(),
  }),
  answer: z.array(tag),
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
  from: wireTime,
  to: wireTime,
  bucketSeconds: z.number(),
  points: z.array(statisticPoint),
});
export type TagStatistic = z.infer<typeof tagStatistic>;

export const getStatistic = endpoint({
  method: 'POST',
  path: '/api/v1.3/tag/GetStatistic',
  access: 'user',
  summary: 'Minimum, maximum, average, first and last of each bucket; empty buckets are absent (7.10).',
  body: z.object({
    vesselId,
    fromTime: askedTime,
    toTime: askedTime,
    maxPoints: z.int().min(1).max(1000),
    tags: z.array(tagId).min(1).max(MAX_TAGS_PER_CALL),
  }),
  answer: z.array(tagStatistic),
});

export const tagEndpoints = { getTagsByVesselId, getStatistic };
