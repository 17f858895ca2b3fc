/**
 * Lines of a gateway's own log, in the lowest lane: sent when nothing else waits, one frame at a time, and only to a shore
 * that says it takes them.
 */
import { LOG_LEVELS } from '@fms/domain/log';
import { z } from 'zod';
import { asciiText, reportedText } from '../scalar/text.ts';

export const MAX_LOG_LINES_PER_FRAME = 200;
/** Bytes of lines of one ship that go ashore in a day of UTC; what goes beyond is counted and given up. */
export const MAX_LOG_BYTES_PER_DAY = 1_000_000;
/** Characters of one line. */
export const MAX_LOG_LINE = 2000;

export const gatewayLogLine = z.object({
  /** Epoch milliseconds by the gateway's clock. */
  time: z.number(),
  level: z.enum(LOG_LEVELS),
  /** The part of the gateway that wrote it. */
  area: reportedText(60),
  content: reportedText(MAX_LOG_LINE),
});
export type GatewayLogLine = z.infer<typeof gatewayLogLine>;

export const logFrame = z.object({
  type: z.literal('log'),
  stream: asciiText(120).regex(/^[A-Za-z0-9._:-]+$/),
  vesselIndex: z.int().min(0).max(1_000_000),
  /** Answered by `logged`; unanswered, the same lines come again with the next connection. */
  sequence: z.int().min(1),
  lines: z.array(gatewayLogLine).max(MAX_LOG_LINES_PER_FRAME),
  /** Lines given up on board since the last frame. */
  dropped: z.int().min(0),
});
export type LogFrame = z.infer<typeof logFrame>;
