/**
 * Frames of the link between a gateway on board and the shore, protocol 1, over one WebSocket at `/link`.
 *
 * The gateway opens a stream (a spool on its disk), names the vessels and tags in it by index, and sends numbered
 * batches. The shore answers `ack` when a batch is stored, not when it has arrived; what is not acknowledged is sent
 * again, and the same batch twice changes nothing. Vessels and tags of a stream are append-only: an index never
 * changes its meaning, so a spool can be resumed after any crash.
 */
import { z } from 'zod';
import { channelFrames } from '../channel/channel-frame.ts';
import { asciiText, reportedLines, reportedText, text } from '../scalar/text.ts';
import { valueKinds } from '../tag/tag.ts';
import { shipTypes } from '../vessel/vessel.ts';
import { logFrame } from './log-frame.ts';
import { MAX_ALARMS_PER_BATCH, shipAlarm } from './ship-alarm.ts';

export const LINK_PATH = '/link';
export const LINK_PROTOCOL = 1;
/** Batches a gateway may have under way unacknowledged. */
export const LINK_WINDOW = 64;
export const MAX_SAMPLES_PER_BATCH = 20_000;

/** Ranges of numbers beyond a gap that a shore tells of. */
export const MAX_STORED_RANGES = 1000;

const index = z.int().min(0).max(1_000_000);
const streamName = asciiText(120).regex(/^[A-Za-z0-9._:-]+$/);
const sequence = z.int().min(1);
const column = z.custom<Uint8Array>((value) => value instanceof Uint8Array);
/** What names a ship: a control character refuses that vessel. */
const givenName = text(200);

/** Lanes, most urgent first: history never holds up an alarm. */
export const lanes = ['alarm', 'position', 'live', 'history'] as const;
export type Lane = (typeof lanes)[number];

export const vesselReference = z.object({
  id: z.int().positive().optional(),
  name: givenName.optional(),
  mmsi: text(20).optional(),
});
export type VesselReference = z.infer<typeof vesselReference>;

/** What is known of a ship when it is named; used only when the shore creates it. */
export const particulars = z.object({
  name: givenName.optional(),
  IMO: text(20).optional(),
  MMSI: text(20).optional(),
  callSign: text(20).optional(),
  shipType: z.enum(shipTypes).optional(),
  /** Organisation and folder by name; obeyed only under the demonstration's fleet key. */
  organization: givenName.optional(),
  folder: givenName.optional(),
});
export type Particulars = z.infer<typeof particulars>;

/** The part a tag plays on its vessel, so that the shore needs no guessing by name. */
export const tagRoles = ['position', 'heading', 'course', 'speed'] as const;

export const tagDeclaration = z.object({
  vesselIndex: index,
  /** Unique per vessel together with `source`, e.g. `Speed over ground` from `GP`. */
  name: reportedText(200).min(1),
  source: reportedText(100),
  /** The sentence or parameter group it is read from: `DPT`, `PGN 127488`. Absent where the source says all. */
  sentence: reportedText(60).optional(),
  description: reportedText(500).default(''),
  unit: reportedText(30).default(''),
  valueKind: z.enum(valueKinds).default('number'),
  type: z.int().min(0).max(9).default(0),
  subsystem: reportedText(60).default(''),
  decimals: z.int().min(0).max(6).default(1),
  intervalSeconds: z.number().positive().nullable().default(null),
  min: z.number().default(0),
  max: z.number().default(1000),
  alarmLevel: z.number().nullable().default(null),
  emergencyLevel: z.number().nullable().default(null),
  reverse: z.boolean().default(false),
  delaySeconds: z.number().min(0).default(0),
  deadBand: z.number().min(0).default(0),
  role: z.enum(tagRoles).nullable().default(null),
});
export type TagDeclaration = z.infer<typeof tagDeclaration>;
/** A declaration before its defaults are filled in. */
export type TagDeclarationInput = z.input<typeof tagDeclaration>;

export const helloFrame = z.object({
  type: z.literal('hello'),
  protocol: z.int(),
  gateway: reportedText(200),
  software: reportedText(200),
  /** Whether it takes channels; a gateway that says nothing does not. */
  channels: z.boolean().optional(),
});
export const openFrame = z.object({ type: z.literal('open'), stream: streamName });
export const vesselFrame = z.object({
  type: z.literal('vessel'),
  stream: streamName,
  index,
  reference: vesselReference,
  create: z.boolean(),
  particulars,
});
export const tagsFrame = z.object({
  type: z.literal('tags'),
  stream: streamName,
  firstIndex: index,
  tags: z.array(tagDeclaration).max(2000),
});

/** Packed parallel columns (see `column.ts`): times in epoch ms; ordinals and qualities left out mean all zero. */
export const numberColumns = z.object({
  tags: column,
  times: column,
  values: column,
  ordinals: column.optional(),
  qualities: column.optional(),
});
export const positionColumns = z.object({
  tags: column,
  times: column,
  latitudes: column,
  longitudes: column,
  ordinals: column.optional(),
  qualities: column.optional(),
});
/** Text and struct values; a struct travels as its JSON text. */
export const textColumns = z.object({
  tags: column,
  times: column,
  values: z.array(reportedLines(65_536)),
  ordinals: column.optional(),
  qualities: column.optional(),
});

/** One AIS target heard on board; a static report carries a name and no position. */
export const trafficReport = z.object({
  vesselIndex: index,
  mmsi: reportedText(20),
  time: z.number(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  speedKnots: z.number().nullable(),
  courseDegrees: z.number().nullable(),
  headingDegrees: z.number().nullable(),
  name: reportedText(60).nullable(),
  shipType: z.int().nullable(),
});
export type TrafficReport = z.infer<typeof trafficReport>;

export const batchFrame = z.object({
  type: z.literal('batch'),
  stream: streamName,
  sequence,
  lane: z.enum(lanes),
  numbers: numberColumns.optional(),
  positions: positionColumns.optional(),
  texts: textColumns.optional(),
  traffic: z.array(trafficReport).max(5000).optional(),
  /** Statements of the ship's own alarm systems. */
  alarms: z.array(shipAlarm).max(MAX_ALARMS_PER_BATCH).optional(),
});
export type BatchFrame = z.infer<typeof batchFrame>;

/** Refusals counted on board since the last report (deltas), and what still waits in the spool. */
export const reportFrame = z.object({
  type: z.literal('report'),
  stream: streamName,
  backlogBytes: z.number().min(0),
  refusals: z
    .array(
      z.object({ vesselIndex: index, reason: reportedText(60), count: z.int().min(1), example: reportedText(200) }),
    )
    .max(1000),
});

/**
 * Why the shore refuses a vessel whose name or other particulars it cannot take: no second try with the same ones helps.
 */
export const VESSEL_INVALID = 'invalid-input';

/** Gateway to shore. */
export const gatewayFrame = z.discriminatedUnion('type', [
  helloFrame,
  openFrame,
  vesselFrame,
  tagsFrame,
  batchFrame,
  reportFrame,
  logFrame,
  ...channelFrames,
]);
export type GatewayFrame = z.infer<typeof gatewayFrame>;
export type GatewayFrameInput = z.input<typeof gatewayFrame>;

export const shoreFrame = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('welcome'),
    protocol: z.int(),
    serverStartId: z.string(),
    serverTime: z.number(),
    window: z.int(),
    /** Whether it takes lines of the gateway's log; a shore that says nothing does not. */
    takesLog: z.boolean().optional(),
    /** Whether it takes channels; a shore that says nothing does not. */
    channels: z.boolean().optional(),
  }),
  /**
   * What of the stream is stored: everything up to and including `lastSequence`, and beyond a gap the ranges of `stored`,
   * first and last number of each. What is not in it the shore does not have, whatever it once acknowledged: it may have
   * been restored from a backup. A shore that leaves `stored` out knows of no numbers beyond a gap.
   */
  z.object({
    type: z.literal('opened'),
    stream: streamName,
    lastSequence: z.int().min(0),
    stored: z
      .array(z.tuple([sequence, sequence]))
      .max(MAX_STORED_RANGES)
      .optional(),
  }),
  z.object({
    type: z.literal('vesselAccepted'),
    stream: streamName,
    index,
    vesselId: z.int().positive(),
    name: z.string(),
  }),
  z.object({ type: z.literal('vesselRefused'), stream: streamName, index, code: z.string(), message: z.string() }),
  z.object({ type: z.literal('logged'), stream: streamName, sequence }),
  z.object({ type: z.literal('ack'), stream: streamName, sequence }),
  /** A batch the shore cannot read or store at all: counted, never asked for again. */
  z.object({
    type: z.literal('refused'),
    stream: streamName,
    sequence: sequence.nullable(),
    code: z.string(),
    message: z.string(),
  }),
  ...channelFrames,
]);
export type ShoreFrame = z.infer<typeof shoreFrame>;
