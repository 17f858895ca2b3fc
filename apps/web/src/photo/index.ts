/** Photos of vessels: asked for with the user's own token, as every other answer is. */
export { VesselPhoto } from './vessel-photo.tsx';
