/** What the camera tab shows, as it stands in the address. */
import { z } from 'zod';
import { addressOf, parameter, WHOLE_NUMBER } from '../../../navigation/address-schema.ts';

export const CAMERA_VIEWS = ['wall', 'timeline', 'kept'] as const;
export type CameraTabView = (typeof CAMERA_VIEWS)[number];

export interface CameraTabState {
  readonly view: CameraTabView;
  /** The camera shown large; the first one when left out. */
  readonly cameraId: number | undefined;
  /** Day of the timeline, `2026-11-23`; today when empty. */
  readonly day: string;
  /** Of the still that is shown large; the newest when empty. */
  readonly time: string;
}

const moment = z.union([z.literal(''), z.iso.datetime({ precision: 3 })]);

export const CAMERA_ADDRESS = addressOf<CameraTabState>({
  view: parameter('view', z.enum(CAMERA_VIEWS), 'wall'),
  cameraId: parameter('camera', WHOLE_NUMBER),
  day: parameter('day', z.union([z.literal(''), z.iso.date()]), ''),
  time: parameter('still', moment, ''),
});
