/**
 * Two kinds of `camera` channels. The ship opens one wall for as long as the connection stands: its cameras, their stills
 * and what is wrong with them go ashore, what is asked of them comes back. The shore opens one for each live view, and ends
 * it by cutting it.
 */
import { ALARM_MOMENTS, CAMERA_PROBLEMS, MAX_PRIVACY_ZONES } from '@fms/domain/camera';
import { z } from 'zod';
import { liveWidths, MAX_CAMERAS } from '../camera/index.ts';
import { alarmId } from '../scalar/id.ts';
import { reportedText } from '../scalar/text.ts';

/** Unique on the ship, as its configuration says. */
const cameraId = z.int().positive().max(1000);
/** Epoch milliseconds. */
const instant = z.int().min(0).max(8_640_000_000_000_000);
const side = z.int().min(1).max(8192);

/** What opens a channel, as JSON. */
export const cameraRequest = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('wall') }),
  z.object({
    kind: z.literal('live'),
    cameraId,
    width: z.literal(liveWidths),
    framesPerSecond: z.number().min(0.1).max(25),
    /** After so many bytes it ends on board, too. */
    leftBytes: z.int().positive(),
  }),
]);
export type CameraRequest = z.infer<typeof cameraRequest>;
export type LiveRequest = Extract<CameraRequest, { kind: 'live' }>;

/** A camera as the shore learns of it: neither its address nor where its zones lie. */
export const cameraOnBoard = z.object({
  id: cameraId,
  name: reportedText(100),
  place: reportedText(100),
  everySeconds: z
    .int()
    .min(1)
    .max(24 * 3600),
  zones: z.array(reportedText(100)).max(MAX_PRIVACY_ZONES),
  hasStream: z.boolean(),
});
export type CameraOnBoard = z.infer<typeof cameraOnBoard>;

const taken = { cameraId, time: instant };

/** Of the ship on its wall. The picture of a `still` follows its header. */
export const wallReport = z.discriminatedUnion('type', [
  /** All cameras of the ship; those that were there before and are not named are gone. */
  z.object({ type: z.literal('cameras'), cameras: z.array(cameraOnBoard).max(MAX_CAMERAS) }),
  z.object({
    type: z.literal('still'),
    ...taken,
    width: side,
    height: side,
    reason: z.enum(['schedule', 'asked', 'alarm']),
  }),
  /** A still that was sent on this wall stands for a moment of an alarm. */
  z.object({ type: z.literal('alarmStill'), ...taken, alarmId, moment: z.enum(ALARM_MOMENTS) }),
  z.object({
    type: z.literal('problem'),
    cameraId,
    problem: z.object({ code: z.enum(CAMERA_PROBLEMS), since: instant }).nullable(),
  }),
]);
export type WallReport = z.infer<typeof wallReport>;

/** Of the shore on a wall. */
export const wallOrder = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ask'), cameraIds: z.array(cameraId).min(1).max(MAX_CAMERAS) }),
  /** Its stills are wanted: of each camera before, at and after that time. */
  z.object({ type: z.literal('alarm'), alarmId, time: instant }),
  /** Stills of the schedule wait until then; null: they go on. */
  z.object({ type: z.literal('hold'), until: instant.nullable() }),
]);
export type WallOrder = z.infer<typeof wallOrder>;

/** A picture of a live view; the JPEG follows. */
export const liveFrame = z.object({ time: instant, width: side, height: side });
export type LiveFrame = z.infer<typeof liveFrame>;
