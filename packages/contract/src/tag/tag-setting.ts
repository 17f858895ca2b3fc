/** Tags as the tag editor shows them: what the ship declares, what people gave in its place, limits and quality rules. */
import { z } from 'zod';
import { MAX_TAGS_PER_CALL } from '../endpoint/bounds.ts';
import { defineEndpoint } from '../endpoint/endpoint.ts';
import { defineList, defineVesselList } from '../endpoint/list.ts';
import { queryTagId, tagId, vesselId } from '../scalar/id.ts';
import { lastEdit } from '../scalar/revision.ts';
import { requestTime, wireTime } from '../scalar/time.ts';
import { valueKinds } from './tag.ts';
import { givenTag, qualityRule, tagRule } from './tag-edit.ts';

/** Vessels whose tags one call may compare. */
export const MAX_COMPARED_VESSELS = 100;

export const tagSetting = z.object({
  Id: tagId,
  vesselId,
  source: z.string(),
  subsystem: z.string(),
  valueKind: z.enum(valueKinds),
  intervalSeconds: z.number().nullable(),
  /** As the ship declares it. */
  declared: z.object({ name: z.string(), description: z.string(), unit: z.string(), decimals: z.int() }),
  given: z.object({
    name: z.string().nullable(),
    description: z.string().nullable(),
    unit: z.string().nullable(),
    decimals: givenTag.shape.decimals,
  }),
  standardName: z.string(),
  rule: tagRule,
  qualityRule,
  ...lastEdit,
});
export type TagSetting = z.infer<typeof tagSetting>;

export const getTagSettings = defineVesselList('GET /api/v2/tag/setting', 'user', tagSetting, {
  summary: 'Tags of a vessel with what is declared, what was given in its place, limits and quality rules.',
});

/** The tag of another vessel that measures the same: by standard name, else by its name on board and its source. */
const counterpart = z.object({
  fromTagId: tagId,
  vesselId,
  vesselName: z.string(),
  /** Null where that vessel has none. */
  setting: tagSetting.nullable(),
});
export type TagCounterpart = z.infer<typeof counterpart>;

export const findTagCounterparts = defineList('POST /api/v2/tag/counterpart', 'user', counterpart, {
  summary: 'Which tags of other vessels measure the same as these, and what is set of them; changes nothing.',
  body: z.object({
    dataTagIds: z.array(tagId).min(1).max(MAX_TAGS_PER_CALL),
    vesselIds: z.array(vesselId).min(1).max(MAX_COMPARED_VESSELS),
  }),
});

export const tagDataCount = z.object({
  readings: z.int().min(0),
  /** The first and the last of them; null without any. */
  from: wireTime.nullable(),
  to: wireTime.nullable(),
});
export type TagDataCount = z.infer<typeof tagDataCount>;

export const countTagData = defineEndpoint('GET /api/v2/tag/data-count', 'manager', {
  summary: 'How many readings a tag has, all or of a period with both ends included: what deleting it would remove.',
  query: z.object({ dataTagId: queryTagId, fromTime: requestTime.optional(), toTime: requestTime.optional() }),
  answer: tagDataCount,
});

export const tagSettingEndpoints = { getTagSettings, findTagCounterparts, countTagData };
