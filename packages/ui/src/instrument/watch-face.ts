import { ObcWatch } from '@oicl/openbridge-webcomponents/dist/navigation-instruments/watch/watch.js';

/** The part of OpenBridge's watch face that is put right here. */
interface WatchFace {
  areas: readonly unknown[];
  watchCircle: () => unknown[];
}

/** Place of the clip path for rate-of-turn arcs in what `watchCircle` draws for a face of less than a full circle. */
const TURN_CLIP = 1;

/*
 * A face of less than a full circle also draws a clip path for rate-of-turn arcs, with rounded inner corners at radius 0:
 * asin(8 / 0) puts NaN into the path and an error on the console at every draw. No gauge of ours shows a rate of turn on
 * such a face, so the clip is left out.
 */
const face = ObcWatch.prototype as unknown as WatchFace;
const drawCircle = face.watchCircle;
face.watchCircle = function watchCircle(this: WatchFace): unknown[] {
  const parts = drawCircle.call(this);
  return this.areas.length === 0 ? parts : parts.filter((_, place) => place !== TURN_CLIP);
};
