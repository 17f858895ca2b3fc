/**
 * Cameras in the configuration of a gateway (docs/gateway.md). Addresses, passwords and privacy zones stand on board alone:
 * the shore learns names, and can neither read a password nor uncover a zone.
 */
import {
  findZoneProblem,
  MAX_PRIVACY_ZONES,
  MAX_STILL_SECONDS,
  MAX_ZONE_CORNERS,
  MIN_STILL_SECONDS,
  MIN_ZONE_CORNERS,
  USUAL_STILL_SECONDS,
} from '@fms/domain/camera';
import { z } from 'zod';
import { MAX_CAMERAS } from './camera.ts';

const share = z.number().min(0).max(1);
const line = z.string().min(1).max(100);

export const privacyZone = z.strictObject({
  name: line,
  /** Shares of width and height from the upper left. */
  corners: z
    .array(z.tuple([share, share]))
    .min(MIN_ZONE_CORNERS)
    .max(MAX_ZONE_CORNERS),
});

const camera = {
  /** Unique among the cameras of the ship; never change it, stills ashore are kept by it. */
  id: z.int().positive().max(1000),
  name: line,
  /** Where it hangs, e.g. `Aft deck`. */
  place: z.string().max(100).default(''),
  username: z.string().max(200).optional(),
  /** File with the password, beside the configuration. */
  passwordFile: z.string().min(1).optional(),
  /** Time between two stills that are sent, s. */
  everySeconds: z.int().min(MIN_STILL_SECONDS).max(MAX_STILL_SECONDS).default(USUAL_STILL_SECONDS),
  /** Covered on board before a picture is kept or sent. */
  zones: z
    .array(privacyZone)
    .max(MAX_PRIVACY_ZONES)
    .default([])
    .superRefine((zones, context) => {
      const problem = findZoneProblem(zones);
      if (problem !== null) context.addIssue({ code: 'custom', message: problem });
    }),
};

const web = {
  /**
   * How the camera is signed in to. Basic sends the password readable, so it is answered only where this says so: a
   * device that takes the camera's address could ask for it otherwise.
   */
  authentication: z.enum(['digest', 'basic']).default('digest'),
};

/** An address without a name and password in it: they would stand in logs, and would be sent readable and unasked. */
const address = (protocol: RegExp) =>
  z.url({ protocol }).refine((url) => !URL.parse(url)?.username && !URL.parse(url)?.password, {
    error: 'holds a name or password, which belong into username and passwordFile',
  });
const webAddress = address(/^https?$/);

/** A camera that answers each request with one JPEG. */
const stillCamera = z.strictObject({ ...camera, ...web, kind: z.literal('still'), url: webAddress });
/** A camera that sends JPEGs one after the other as `multipart/x-mixed-replace`; `stillUrl` spares opening it for a still. */
const mjpegCamera = z.strictObject({
  ...camera,
  ...web,
  kind: z.literal('mjpeg'),
  url: webAddress,
  stillUrl: webAddress.optional(),
});
/** A camera that is read by the ffmpeg of the machine; without one only its `stillUrl` is used. */
const rtspCamera = z.strictObject({
  ...camera,
  ...web,
  kind: z.literal('rtsp'),
  url: address(/^rtsps?$/),
  stillUrl: webAddress.optional(),
});

export const cameraSetting = z.discriminatedUnion('kind', [stillCamera, mjpegCamera, rtspCamera]);
export type CameraSetting = z.infer<typeof cameraSetting>;

/** The cameras of a ship. */
export const cameraSettings = z
  .array(cameraSetting)
  .max(MAX_CAMERAS)
  .default([])
  .superRefine((cameras, context) => {
    const ids = cameras.map(({ id }) => id);
    const twice = ids.find((id, i) => ids.indexOf(id) !== i);
    if (twice !== undefined) context.addIssue({ code: 'custom', message: `Two cameras have the id ${twice}.` });
  });
