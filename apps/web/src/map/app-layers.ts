/** The layers the application puts on the base map: the selected vessel's track under the names, the fleet over all. */
import { ALARM_PRIORITIES } from '@fms/domain';
import { LATE_OPACITY, type Palette, paletteColors } from '@fms/ui';
import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl';
import { LABEL_FONT } from './base-map/index.ts';
import { alertImageId, bracketImageId } from './map-image.ts';

export const SOURCE = { vessels: 'app:vessels', headings: 'app:headings', track: 'app:track' } as const;
export const LAYER = { vessel: 'app:vessel' } as const;

type Colors = ReturnType<typeof paletteColors>;

/** Below the names of the base map, from back to front. `ground` is the palette the map is drawn in. */
export function trackLayers(ground: Palette): LayerSpecification[] {
  const { map, text2 } = paletteColors(ground);
  const isGap: ExpressionSpecification = ['==', ['get', 'step'], -1];
  const [slowest, slow, middle, fast, fastest] = map.track;
  const color: ExpressionSpecification = ['match', ['get', 'step'], 0, slowest, 1, slow, 2, middle, 3, fast, fastest];
  const join = { 'line-join': 'round', 'line-cap': 'round' } as const;
  return [
    {
      id: 'app:track-halo',
      type: 'line',
      source: SOURCE.track,
      filter: ['!', isGap],
      layout: join,
      paint: { 'line-color': map.halo, 'line-width': 6 },
    },
    {
      id: 'app:track',
      type: 'line',
      source: SOURCE.track,
      filter: ['!', isGap],
      layout: join,
      paint: { 'line-color': color, 'line-width': 3.2 },
    },
    {
      id: 'app:track-gap',
      type: 'line',
      source: SOURCE.track,
      filter: isGap,
      // Round caps on dashes of no length are round dots.
      layout: { 'line-cap': 'round' },
      paint: { 'line-color': text2, 'line-width': 2, 'line-dasharray': [0, 2.5] },
    },
    {
      id: 'app:track-gap-label',
      type: 'symbol',
      source: SOURCE.track,
      filter: isGap,
      layout: {
        'symbol-placement': 'line-center',
        'text-field': ['get', 'label'],
        'text-font': [LABEL_FONT.regular],
        'text-size': 11,
        'text-rotation-alignment': 'viewport',
        'text-offset': [0, 1.1],
      },
      paint: { 'text-color': text2, 'text-halo-color': map.halo, 'text-halo-width': 1.5 },
    },
  ];
}

/** Over everything of the base map. A small picture of the fleet has no room for names. */
export function vesselLayers(ground: Palette, withNames: boolean): LayerSpecification[] {
  const colors = paletteColors(ground);
  return [...headingLayers(colors), bracketLayer(ground), vesselLayer(colors, withNames), alarmLayer(ground)];
}

const selected: ExpressionSpecification = ['get', 'selected'];

function headingLayers({ map, liveNumber }: Colors): LayerSpecification[] {
  const color: ExpressionSpecification = ['case', selected, liveNumber, map.symbol];
  return [
    {
      id: 'app:heading-halo',
      type: 'line',
      source: SOURCE.headings,
      paint: { 'line-color': map.halo, 'line-width': 3.4 },
    },
    {
      id: 'app:heading',
      type: 'line',
      source: SOURCE.headings,
      filter: ['!', ['get', 'late']],
      paint: { 'line-color': color, 'line-width': 1.4 },
    },
    {
      id: 'app:heading-late',
      type: 'line',
      source: SOURCE.headings,
      filter: ['get', 'late'],
      paint: { 'line-color': color, 'line-width': 1.4, 'line-opacity': LATE_OPACITY, 'line-dasharray': [2, 2] },
    },
  ];
}

function bracketLayer(ground: Palette): LayerSpecification {
  return {
    id: 'app:bracket',
    type: 'symbol',
    source: SOURCE.vessels,
    filter: selected,
    layout: { 'icon-image': bracketImageId(ground), 'icon-allow-overlap': true, 'icon-ignore-placement': true },
  };
}

/** The name, and the age under it while the position is late or lost. */
const LABEL: ExpressionSpecification = [
  'format',
  ['get', 'name'],
  {},
  ['case', ['get', 'late'], ['concat', '\n', ['get', 'age']], ''],
  { 'font-scale': 0.92 },
];

/** A fixed list and not a choice of the engine's, so that a name changes sides only when another one is in its way. */
const LABEL_PLACES: (string | [number, number])[] = [
  'left',
  [1.5, 0],
  'right',
  [-1.5, 0],
  'top',
  [0, 1.6],
  'bottom',
  [0, -1.6],
  'top-left',
  [1.1, 1.1],
  'bottom-left',
  [1.1, -1.1],
];

function vesselLayer({ map, text1, text2, liveNumber }: Colors, withNames: boolean): LayerSpecification {
  const isUrgent: ExpressionSpecification = ['any', selected, ['!=', ['get', 'alarm'], '']];
  return {
    id: LAYER.vessel,
    type: 'symbol',
    source: SOURCE.vessels,
    layout: {
      'icon-image': ['get', 'icon'],
      'icon-rotate': ['get', 'rotation'],
      'icon-rotation-alignment': 'map',
      'icon-allow-overlap': true,
      'symbol-sort-key': ['get', 'rank'],
      'text-field': withNames ? LABEL : '',
      'text-font': [LABEL_FONT.medium],
      'text-size': ['case', selected, 13, 12],
      'text-variable-anchor-offset': LABEL_PLACES,
      'text-justify': 'auto',
      'text-optional': true,
      'text-max-width': 14,
      'text-line-height': 1.25,
    },
    paint: {
      'text-color': ['case', selected, liveNumber, ['get', 'late'], text2, text1],
      'text-halo-color': map.halo,
      'text-halo-width': ['case', isUrgent, 2, 1.5],
    },
  };
}

function alarmLayer(ground: Palette): LayerSpecification {
  const image: ExpressionSpecification = [
    'match',
    ['get', 'alarm'],
    ...(ALARM_PRIORITIES.flatMap((priority) => [priority, alertImageId(ground, priority)]) as [string, string]),
    '',
  ];
  return {
    id: 'app:vessel-alarm',
    type: 'symbol',
    source: SOURCE.vessels,
    filter: ['!=', ['get', 'alarm'], ''],
    layout: {
      'icon-image': image,
      'icon-offset': [-13, -13],
      'icon-allow-overlap': true,
      'icon-ignore-placement': true,
    },
  };
}
