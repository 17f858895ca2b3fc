/** What people change of tags and their data (§7.10). */
import { z } from 'zod';
import { MAX_TAGS_PER_CALL } from '../endpoint/bounds.ts';
import { defineEndpoint, type EndpointTarget } from '../endpoint/endpoint.ts';
import { defineList } from '../endpoint/list.ts';
import { queryTagId, tagId } from '../scalar/id.ts';
import { editedRevision } from '../scalar/revision.ts';
import { asciiText, text } from '../scalar/text.ts';
import { requestTime } from '../scalar/time.ts';
import { recordingKind, tag } from './tag.ts';

/** Units of UTF-16 of a name, a description and a unit that people give. */
export const MAX_TAG_NAME = 200;
export const MAX_TAG_DESCRIPTION = 1000;
export const MAX_TAG_UNIT = 40;
const MAX_STANDARD_NAME = 200;
export const MAX_TAG_REASON = 500;
export const MAX_DELAY_SECONDS = 86_400;
/** A value may stand still for 90 days at most before it counts as stuck. */
export const MAX_STUCK_SECONDS = 7_776_000;

/** Words of letters, digits, `-` and `_` with dots between them; empty: none. */
export const standardName = asciiText(MAX_STANDARD_NAME).regex(
  /^(?:[A-Za-z0-9_-]+(?:\.[A-Za-z0-9_-]+)*)?$/,
  'must be words of letters, digits, - and _ with dots between them',
);

/** What is evaluated of a value as it arrives, in the unit of the tag; null: not evaluated. It counts from then on. */
export const qualityRule = z.object({
  lowestPossible: z.number().nullable(),
  highestPossible: z.number().nullable(),
  /** The most it can change within a second, up or down. */
  fastestChange: z.number().positive().nullable(),
  /** Seconds after which a value that has not changed counts as stuck. */
  stuckSeconds: z.number().min(1).max(MAX_STUCK_SECONDS).nullable(),
});

/** What people say in place of the ship's declaration; null is the ship's. Values are never converted to a given unit. */
export const givenTag = z.object({
  name: text(MAX_TAG_NAME).trim().min(1).nullable(),
  description: text(MAX_TAG_DESCRIPTION).trim().nullable(),
  unit: text(MAX_TAG_UNIT).trim().nullable(),
  decimals: z.int().min(0).max(6).nullable(),
});

/** The scale, the limits, and how the tag is recorded. */
export const tagRule = z.object({
  type: recordingKind,
  min: z.number(),
  max: z.number(),
  alarmLevel: z.number().nullable(),
  emergencyLevel: z.number().nullable(),
  reverse: z.boolean(),
  delaySeconds: z.number().min(0).max(MAX_DELAY_SECONDS),
  deadBand: z.number().min(0),
});

/** What a person may change of a tag; the ship describes the rest. What is left out stays as it is. */
export const tagEdit = z.object({
  Id: tagId,
  ...tagRule.partial().shape,
  ...givenTag.partial().shape,
  ...qualityRule.partial().shape,
  standardName: standardName.optional(),
  revision: editedRevision,
  /** Why; kept with the change in the audit trail. */
  reason: text(MAX_TAG_REASON).trim().optional(),
});
export type TagEdit = z.infer<typeof tagEdit>;

const editTagsAt = (target: EndpointTarget, summary: string) =>
  defineList(target, 'manager', tag, {
    summary,
    body: z.array(tagEdit).min(1).max(MAX_TAGS_PER_CALL),
  });

export const editTags = editTagsAt(
  'POST /api/v1.2/tag/EditTags',
  'Changes names, scale, limits, quality rules and recording of tags; all of them or none (7.10).',
);
export const editDataTags = editTagsAt('POST /api/v1/data/tags/EditTags', 'The same under its older path (7.10).');

export const deleteTag = defineEndpoint('DELETE /api/v1.2/tag/delete', 'manager', {
  summary: 'Deletes a tag with all its data; a ship that goes on measuring it makes it anew (7.10).',
  query: z.object({ dataTagId: queryTagId }),
});

export const deleteDataInPeriod = defineEndpoint('DELETE /api/v1/data/tags/deleteDataInPeriod', 'manager', {
  summary: 'Deletes what a tag measured in a period, both ends included; statistics follow (7.10).',
  query: z.object({ dataTagId: queryTagId, fromTime: requestTime, toTime: requestTime }),
});

export const tagEditEndpoints = { editTags, editDataTags, deleteTag, deleteDataInPeriod };
