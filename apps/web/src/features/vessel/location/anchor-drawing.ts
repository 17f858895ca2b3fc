/** Swing circles as shapes of the map. */
import type { AnchorWatch, AnchorWatches } from '@fms/contract';
import { circleOutline } from '@fms/domain';
import type { Feature, FeatureCollection } from 'geojson';
import type { Translate } from '../../../language/index.ts';
import type { Span } from '../../../live/index.ts';

/** The circle that is watched, and those of past watches that share time with the window. */
export function anchorDrawing({ running, past }: AnchorWatches, window: Span, t: Translate): FeatureCollection {
  const shown = past.filter((watch) => isWithin(watch, window));
  const circles = [...shown, ...(running === null ? [] : [running])];
  return { type: 'FeatureCollection', features: circles.map((watch) => circleFeature(watch, t)) };
}

function isWithin({ set, ended }: AnchorWatch, { from, to }: Span): boolean {
  return Date.parse(set.at) < to && (ended === null || Date.parse(ended.at) > from);
}

function circleFeature(watch: AnchorWatch, t: Translate): Feature {
  const outline = circleOutline(watch).map(([longitude, latitude]) => [longitude, latitude]);
  const isRunning = watch.ended === null;
  return {
    type: 'Feature',
    geometry: { type: 'Polygon', coordinates: [[...outline, ...outline.slice(0, 1)]] },
    properties: {
      name: isRunning ? t('ANCHOR_WATCH_ON_MAP', { radius: watch.radiusMeters }) : '',
      chosen: isRunning,
    },
  };
}
