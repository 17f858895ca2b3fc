/**
 * Messages of the realtime hub at /hub (§4.4, §7.3). Columns carry epoch milliseconds, not ISO text: live
 * positions of 500 vessels must fit a line of 64 kbit/s (docs/decisions).
 */
import { z } from 'zod';
import { alarm } from '../alarm/alarm.ts';
import { MAX_TAGS_PER_CALL } from '../endpoint/bounds.ts';
import { tagId, vesselId } from '../scalar/id.ts';
import { wireTime } from '../scalar/time.ts';
import { tagValue } from '../tag/tag.ts';

export const HUB_PATH = '/hub';
export const KEEPALIVE_SECONDS = 10;
/** §9.1; after the last one every 240 s. */
export const RECONNECT_DELAYS_SECONDS = [10, 30, 60, 120, 240] as const;

export const hello = z.object({ serverStartId: z.string(), serverTime: wireTime });

/** Parallel columns: the i-th entries belong together. */
export const samplesMessage = z.object({
  sequence: z.int(),
  tagIds: z.array(tagId),
  times: z.array(z.number()),
  values: z.array(tagValue),
  qualities: z.array(z.int()),
});
export type SamplesMessage = z.infer<typeof samplesMessage>;

export const positionsMessage = z.object({
  vesselIds: z.array(vesselId),
  times: z.array(z.number()),
  latitudes: z.array(z.number()),
  longitudes: z.array(z.number()),
  speedsKnots: z.array(z.number().nullable()),
  coursesDegrees: z.array(z.number().nullable()),
  headingsDegrees: z.array(z.number().nullable()),
  qualities: z.array(z.int()),
});
export type PositionsMessage = z.infer<typeof positionsMessage>;

/** Tells a client what it lost because it read too slowly; the latest value of each tag still came. */
export const thinnedMessage = z.object({ dropped: z.int(), since: wireTime });

export const uploadFileAlarm = z.object({ id: z.union([z.int(), z.string()]) });
export const uploadedToServer = z.object({ fileName: z.string() });
/** A new connection is told what changed in so long before; who was away longer asks for everything again. */
export const MISSED_CHANGES_MS = 120_000;

/** Tells every screen that vessels, folders or rights changed: ask again under your own rights. */
export const changedMessage = z.object({
  subject: z.enum(['vessel', 'folder', 'organization', 'right', 'tag', 'zone', 'job']),
  vesselIds: z.array(vesselId),
});

/** What moved of the files of the vessel that a client watches; at most twice a second. */
export const filesMessage = z.object({
  vesselId,
  /** Files or the queue are others: a client asks for them again. */
  isChanged: z.boolean(),
  /** Parallel columns: bytes that are done of transfers that move. */
  transferIds: z.array(z.int()),
  doneBytes: z.array(z.number()),
});
export type FilesMessage = z.infer<typeof filesMessage>;

/** Server to client, by the name of the method invoked there; each value lists its arguments. */
export const hubMessages = {
  hello: z.tuple([hello]),
  samples: z.tuple([samplesMessage]),
  positions: z.tuple([positionsMessage]),
  thinned: z.tuple([thinnedMessage]),
  changed: z.tuple([changedMessage]),
  signedOut: z.tuple([z.object({ reason: z.string() })]),
  broadcastAlarmMessage: z.tuple([z.array(alarm)]),
  broadcastActiveAlarmMessage: z.tuple([z.array(alarm)]),
  files: z.tuple([filesMessage]),
  uploadFileAlarmMessage: z.tuple([vesselId, uploadFileAlarm]),
  uploadedToSvMessage: z.tuple([uploadedToServer]),
} as const;
export type HubMessages = { [Name in keyof typeof hubMessages]: z.output<(typeof hubMessages)[Name]> };

const box = z.object({
  topLeftLatitude: z.number(),
  topLeftLongitude: z.number(),
  bottomRightLatitude: z.number(),
  bottomRightLongitude: z.number(),
});
export type PositionBox = z.infer<typeof box>;

/**
 * Client to server. `WatchPositions(null)` watches every vessel the caller may see; `WatchFiles` one vessel in place of
 * the one before, and null none.
 */
export const hubMethods = {
  RefreshToken: { arguments: z.tuple([]), answer: z.string() },
  WatchTags: { arguments: z.tuple([vesselId, z.array(tagId).max(MAX_TAGS_PER_CALL)]), answer: z.undefined() },
  UnwatchTags: { arguments: z.tuple([vesselId, z.array(tagId).max(MAX_TAGS_PER_CALL)]), answer: z.undefined() },
  WatchPositions: { arguments: z.tuple([box.nullable()]), answer: z.undefined() },
  WatchFiles: { arguments: z.tuple([vesselId.nullable()]), answer: z.undefined() },
} as const;
export type HubMethods = typeof hubMethods;
