/** Live views of a camera: bounded in time and bytes, started and ended by name. */
import { z } from 'zod';
import { defineDownload } from '../endpoint/download.ts';
import { defineEndpoint, type EndpointTarget } from '../endpoint/endpoint.ts';
import { vesselId } from '../scalar/id.ts';
import { asciiText } from '../scalar/text.ts';
import { wireTime } from '../scalar/time.ts';
import { ofCamera, streamKinds } from './camera.ts';
import { cameraBudgetState } from './camera-budget.ts';

/** Widths a live picture is scaled to on board, pixels; a camera with a smaller one sends its own. */
export const liveWidths = [320, 640, 1280] as const;
/** Boundary between the pictures of an MJPEG stream. */
export const MJPEG_BOUNDARY = 'fms-frame';

export const liveEnds = [
  'stopped',
  'right-lost',
  'link-down',
  'time-over',
  'silent',
  'budget-stream',
  'budget-day',
  'budget-month',
  'budget-line',
] as const;

const streamId = asciiText(40).regex(/^[A-Za-z0-9_-]+$/);
const ofStream = { vesselId, streamId };

export const liveView = z.object({
  streamId,
  kind: z.enum(streamKinds),
  /** Path of the stream, fetched with the bearer header; good for this caller alone. */
  url: z.string(),
  until: wireTime,
  framesPerSecond: z.number(),
  bytes: z.int(),
  /** Why it ended; null while it runs. */
  ended: z.enum(liveEnds).nullable(),
  canProlong: z.boolean(),
  budget: cameraBudgetState,
});
export type LiveView = z.infer<typeof liveView>;

export const startLive = defineEndpoint('POST /api/v2/camera/live/start', 'user', {
  summary: 'Starts a live view of two minutes; 409 with the limit and when it goes on where the budget is used.',
  body: z.object({ ...ofCamera, width: z.literal(liveWidths).default(640) }),
  answer: liveView,
});

const changeLive = (target: EndpointTarget, summary: string) =>
  defineEndpoint(target, 'user', { summary, body: z.object(ofStream), answer: liveView });

export const prolongLive = changeLive(
  'POST /api/v2/camera/live/prolong',
  'Gives a live view two more minutes from now on.',
);

export const stopLive = changeLive(
  'POST /api/v2/camera/live/stop',
  'Ends a live view; a manager ends those of others, too.',
);

export const readLive = defineDownload('GET /api/v2/camera/live/{streamId}', 'user', {
  summary: 'The pictures of a live view as multipart/x-mixed-replace, until it ends.',
  params: z.object({ streamId }),
});

export const liveViewEndpoints = { startLive, prolongLive, stopLive, readLive };
