/** Cameras: queries and calls, their stills, and the stills of an alarm. */
export { AlarmStills } from './alarm-stills.tsx';
export { cameraCalls, cameraQueries, KEPT_PAGE } from './camera.queries.ts';
export { StillImage } from './still-image.tsx';
export { useBlobAddress } from './use-blob-address.ts';
