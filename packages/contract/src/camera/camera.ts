/** The cameras of a vessel, the state of their pictures, and who looked at them (§7.10, §9.8). */
import { ALARM_MOMENTS, CAMERA_PROBLEMS, MAX_PRIVACY_ZONES, STILL_REASONS } from '@fms/domain/camera';
import { z } from 'zod';
import { defineEndpoint } from '../endpoint/endpoint.ts';
import { definePagedList } from '../endpoint/list.ts';
import { vesselQuery } from '../endpoint/query.ts';
import { alarmId, vesselId } from '../scalar/id.ts';
import { MAX_INT32 } from '../scalar/revision.ts';
import { wireTime } from '../scalar/time.ts';

/** Cameras of one vessel at most. */
export const MAX_CAMERAS = 16;
/** Bytes of one still at most, here and on board. */
export const MAX_STILL_BYTES = 2_000_000;

export const cameraId = z.int().positive().max(MAX_INT32);
export const queryCameraId = z.coerce.number().int().positive();

/** One picture as it is stored: size in bytes and pixels. */
export const stillSize = z.object({ time: wireTime, bytes: z.int(), width: z.int(), height: z.int() });
export type StillSize = z.infer<typeof stillSize>;

export const streamKinds = ['mjpeg', 'hls'] as const;

/** To the letter of what the specification leaves open for GetCameras; further fields are in the state of the wall. */
export const camera = z.object({
  id: cameraId,
  name: z.string(),
  place: z.string(),
  still: z.object({
    /** Path on this server, fetched with the bearer header. */
    url: z.string(),
    /** Time between two stills by schedule, s. */
    everySeconds: z.int(),
    /** The newest one ashore; null while there is none. */
    last: stillSize.nullable(),
  }),
  /** Null where the camera, or the right of the caller, has none. Bit rate in bit/s. */
  stream: z.object({ kind: z.enum(streamKinds), bitRate: z.int() }).nullable(),
});
export type Camera = z.infer<typeof camera>;

export const getCameras = defineEndpoint('GET /api/vessel/GetCameras', 'user', {
  summary: 'Cameras of a vessel with their last still and their stream (7.10).',
  query: vesselQuery,
  answer: z.array(camera).max(MAX_CAMERAS),
});

export const stillReason = z.enum(STILL_REASONS);

/** An alarm that a still belongs to, and which of its three moments it stands for; null: marked by hand. */
export const stillAlarm = z.object({ alarmId, moment: z.enum(ALARM_MOMENTS).nullable() });

/** A part that is covered on board before a picture is sent: names are shown ashore, no part is taken back from there. */
const zoneNames = z.array(z.string()).max(MAX_PRIVACY_ZONES);

export const cameraState = z.object({
  cameraId,
  /** What is wrong with the camera, and since when; null while it answers. */
  problem: z.object({ code: z.enum(CAMERA_PROBLEMS), since: wireTime }).nullable(),
  /** Since when no gateway of the vessel shows its cameras; null while one does. */
  linkDownSince: wireTime.nullable(),
  zones: zoneNames,
  /** Live views of it that run now, with who looks. */
  live: z.array(z.object({ streamId: z.string(), by: z.string(), until: wireTime })),
});
export type CameraState = z.infer<typeof cameraState>;

export const getCameraStates = defineEndpoint('GET /api/v2/camera/states', 'user', {
  summary: 'What is wrong with each camera of a vessel, what is covered in its pictures, and who looks now.',
  query: vesselQuery,
  answer: z.array(cameraState).max(MAX_CAMERAS),
});

export const viewKinds = ['still', 'live', 'kept', 'download'] as const;

export const cameraView = z.object({
  id: z.int(),
  cameraId,
  by: z.string(),
  /** The admin behind an impersonated user. */
  actingBy: z.string().nullable(),
  kind: z.enum(viewKinds),
  /** When the picture was looked at; a live view and the wall last. */
  from: wireTime,
  to: wireTime.nullable(),
  /** When the first picture that was seen was taken. */
  taken: wireTime.nullable(),
});
export type CameraView = z.infer<typeof cameraView>;

export const listCameraViews = definePagedList('GET /api/v2/camera/viewed-by', 'user', cameraView, {
  summary: 'Who looked at the cameras of a vessel, newest first; everyone who sees the cameras sees it.',
  fields: { ...vesselQuery.shape, cameraId: queryCameraId.optional() },
  page: [50, 200],
});

/** Cameras that a call names. */
export const ofCamera = { vesselId, cameraId };

export const cameraEndpoints = { getCameras, getCameraStates, listCameraViews };
