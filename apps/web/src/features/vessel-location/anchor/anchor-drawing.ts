/** Swing circles as shapes of the map. */
import type { AnchorWatch, AnchorWatches } from '@fms/contract/zone';
import type { TimeSpan } from '@fms/domain/time';
import { buildCircleOutline } from '@fms/domain/zone';
import type { Feature, FeatureCollection } from 'geojson';

/** The circle that is watched, and those of past watches that share time with the window. */
export function buildAnchorDrawing({ running, past }: AnchorWatches, window: TimeSpan): FeatureCollection {
  const shown = past.filter((watch) => isWithin(watch, window));
  const circles = [...shown, ...(running === null ? [] : [running])];
  return { type: 'FeatureCollection', features: circles.map(circleFeature) };
}

function isWithin({ set, ended }: AnchorWatch, { from, to }: TimeSpan): boolean {
  return Date.parse(set.at) < to && (ended === null || Date.parse(ended.at) > from);
}

/** Without a label: the ship and its name stand there. */
function circleFeature(watch: AnchorWatch): Feature {
  const outline = buildCircleOutline(watch).map(([longitude, latitude]) => [longitude, latitude]);
  return {
    type: 'Feature',
    geometry: { type: 'Polygon', coordinates: [[...outline, ...outline.slice(0, 1)]] },
    properties: { name: '', chosen: watch.ended === null },
  };
}
