import { METERS_PER_NAUTICAL_MILE } from '@fms/domain/map';
import { useText } from '../language/index.ts';
import type { MapView } from './fleet-map-engine.ts';
import { computeMetersPerPixel } from './geometry/screen-geometry.ts';
import style from './scale-bar.module.css';

/** The bar is as long as the largest of these that is no longer than this many pixels. */
const LONGEST_PIXELS = 110;
const LENGTHS_NM = [0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000] as const;

/** The scale at the middle of the map, in nautical miles. */
export function ScaleBar({ view }: { view: MapView }) {
  const t = useText();
  const pixelsPerMile = METERS_PER_NAUTICAL_MILE / computeMetersPerPixel(view.latitude, view.zoom);
  const miles = LENGTHS_NM.findLast((length) => length * pixelsPerMile <= LONGEST_PIXELS) ?? LENGTHS_NM[0];
  return (
    <span className={style.scale}>
      <span className={style.bar} style={{ width: miles * pixelsPerMile }} aria-hidden="true" />
      {t('SCALE_NM', { miles })}
    </span>
  );
}
