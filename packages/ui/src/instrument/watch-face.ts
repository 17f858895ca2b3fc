import { ObcWatch } from '@oicl/openbridge-webcomponents/dist/navigation-instruments/watch/watch.js';

/** The part of OpenBridge's watch face that is corrected here. */
interface WatchFace {
  areas: readonly unknown[];
  watchCircle: () => unknown[];
  getScale: (box: { readonly width: number; readonly height: number }) => number;
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

/*
 * A face in a part of the page that is not shown has no size: at scale 0 its labels are placed at infinity, with an
 * error on the console for each. Until it has one, it is drawn at its own size; it is drawn again when it gets another.
 */
const scaleOf = face.getScale;
face.getScale = function getScale(this: WatchFace, box): number {
  return scaleOf.call(this, box) || 1;
};
