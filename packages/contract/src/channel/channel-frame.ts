/**
 * Byte channels in the link, beside its numbered batches: files, the view of a ship's screen, cameras. Either end opens
 * one, on a connection whose other end said that it takes them: `channels` in `hello` and `welcome`. A gateway of the
 * release before says nothing and is never sent one of these frames.
 *
 * A channel has a direction each way, ended by itself (`channelEnd`) or both at once (`channelCut`). The sender of a
 * direction may have as many bytes unanswered as the other end gave it credit for; what is read is given back by
 * `channelCredit`, and what has arrived is told by `channelArrived`: a reader that stands still holds up its own channel
 * and no other. Numbers are chosen by who opens, odd on board and even ashore, and are not used again while the
 * connection lasts. A channel ends with its connection: what has to go on after that, a file, is resumed by a new one.
 */
import { z } from 'zod';
import { asciiText, text } from '../scalar/text.ts';

/** What a channel carries. */
export const channelServices = ['file', 'screen', 'camera'] as const;
export type ChannelService = (typeof channelServices)[number];

/** `interactive` goes before history, for a person waits for each answer; `bulk` goes after everything. */
export const channelLanes = ['interactive', 'bulk'] as const;
export type ChannelLane = (typeof channelLanes)[number];

/** Bytes of a direction that may be unanswered. */
export const CHANNEL_CREDIT_BYTES = 1024 * 1024;
/** Bytes of one data frame. */
export const MAX_CHANNEL_DATA_BYTES = 64 * 1024;
/** Channels that may be open on one connection at a time, of both ends together. */
export const MAX_CHANNELS = 64;
/** Characters of what opens a channel: names of files, a screen, a place to go on from. */
export const MAX_CHANNEL_REQUEST = 10_000;

const channel = z
  .int()
  .min(1)
  .max(2 ** 31 - 1);
const bytes = z.custom<Uint8Array>(
  (value) => value instanceof Uint8Array && value.length > 0 && value.length <= MAX_CHANNEL_DATA_BYTES,
);
/** Stable: `not-allowed`, `no-such-vessel`, `too-many-channels`, or a code of the service. */
const code = asciiText(60).regex(/^[a-z0-9-]+$/);
const reason = { code, message: text(500) };

export const channelOpenFrame = z.object({
  type: z.literal('channelOpen'),
  channel,
  service: z.enum(channelServices),
  lane: z.enum(channelLanes),
  /** The vessel it concerns, as named in that stream. */
  stream: asciiText(120).regex(/^[A-Za-z0-9._:-]+$/),
  vesselIndex: z.int().min(0).max(1_000_000),
  /** What the service asks for, as JSON; its shape is the service's own. */
  request: text(MAX_CHANNEL_REQUEST),
});
export type ChannelOpenFrame = z.infer<typeof channelOpenFrame>;

/** Frames of channels, the same in both directions. */
export const channelFrames = [
  channelOpenFrame,
  z.object({ type: z.literal('channelOpened'), channel }),
  z.object({ type: z.literal('channelRefused'), channel, ...reason }),
  z.object({ type: z.literal('channelData'), channel, bytes }),
  z.object({ type: z.literal('channelCredit'), channel, bytes: z.int().min(1).max(CHANNEL_CREDIT_BYTES) }),
  /** So many bytes of data have arrived, of whatever channel, in the order they were sent: how full the line is. */
  z.object({
    type: z.literal('channelArrived'),
    bytes: z
      .int()
      .min(1)
      .max(2 ** 31 - 1),
  }),
  z.object({ type: z.literal('channelEnd'), channel }),
  z.object({ type: z.literal('channelCut'), channel, ...reason }),
] as const;
export const channelFrame = z.discriminatedUnion('type', channelFrames);
export type ChannelFrame = z.infer<typeof channelFrame>;

const types: ReadonlySet<string> = new Set(channelFrames.map(({ shape }) => shape.type.value));

/** Whether a frame of the link is one of a channel. */
export const isChannelFrame = (frame: { readonly type: string }): frame is ChannelFrame => types.has(frame.type);
