/** Zones as shapes of the map. */
import type { Zone } from '@fms/contract/zone';
import type { FeatureCollection } from 'geojson';
import type { Translate } from '../../../language/index.ts';
import { formatZoneNote } from './zone-note.ts';

/** `label`: its name and what is said of it. */
export function buildZoneDrawing(
  zones: readonly Zone[],
  chosenId: number | undefined,
  t: Translate,
): FeatureCollection {
  return {
    type: 'FeatureCollection',
    features: zones.map((zone) => ({
      type: 'Feature',
      geometry: {
        type: 'MultiPolygon',
        coordinates: zone.outlines.map((outline) => [[...outline, ...outline.slice(0, 1)]]),
      },
      properties: {
        label: [zone.name, formatZoneNote(zone, t)].filter(Boolean).join(' · '),
        chosen: zone.id === chosenId,
      },
    })),
  };
}
