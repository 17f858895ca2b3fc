import { getSulphurLimit, listDrawnAreas } from '@fms/domain/emission';
import type { Instant } from '@fms/domain/time';
import type { FeatureCollection } from 'geojson';
import type { Translate } from '../../../language/index.ts';
import { formatRatio } from '../record/limit-text.ts';

/** The areas in force at a time whose border is known, each with the limit inside it. */
export function buildAreaDrawing(time: Instant, t: Translate): FeatureCollection {
  const limit = getSulphurLimit(true, time);
  return {
    type: 'FeatureCollection',
    features: listDrawnAreas(time).map(({ name, outline }) => {
      const [first] = outline;
      const ring = [...outline, ...(first === undefined ? [] : [first])].map(([longitude, latitude]) => [
        longitude,
        latitude,
      ]);
      const label = limit === undefined ? name : t('AREA_LABEL', { area: name, limit: formatRatio(limit.ratio) });
      return { type: 'Feature', geometry: { type: 'Polygon', coordinates: [ring] }, properties: { label } };
    }),
  };
}
