/** Relief and imagery: sharp up to zoom 6, faded out by 8.5, where only the vector map is left. */
import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl';
import { BASE_MAP_PREFIX, BASE_SOURCE } from './base-map-sources.ts';
import { getImageryLight } from './ground.ts';
import type { MapPalette } from './map-choice.ts';

/** Strength of shadow and light over flat ground, 0 to 1, and their colours. */
interface ShadeRamp {
  readonly shadow: readonly [red: number, green: number, blue: number];
  readonly light: readonly [red: number, green: number, blue: number];
  readonly shadowStrength: number;
  readonly lightStrength: number;
}

const SHADE_RAMPS: Readonly<Record<MapPalette, ShadeRamp>> = {
  bright: { shadow: [84, 82, 70], light: [255, 255, 255], shadowStrength: 0.62, lightStrength: 0.7 },
  day: { shadow: [78, 76, 66], light: [255, 255, 255], shadowStrength: 0.62, lightStrength: 0.55 },
  dusk: { shadow: [0, 0, 0], light: [150, 160, 168], shadowStrength: 0.62, lightStrength: 0.34 },
  night: { shadow: [0, 0, 0], light: [120, 78, 34], shadowStrength: 0.5, lightStrength: 0.2 },
};

const fadeOut = (strength: number): ExpressionSpecification => [
  'interpolate',
  ['linear'],
  ['zoom'],
  6,
  strength,
  8.5,
  0,
];

export function buildReliefLayers(palette: MapPalette): LayerSpecification[] {
  const { shadow, light, shadowStrength, lightStrength } = SHADE_RAMPS[palette];
  const tone = (colour: readonly number[], opacity: number): string => `rgba(${colour.join(',')},${opacity})`;
  return [
    {
      id: `${BASE_MAP_PREFIX}relief`,
      type: 'color-relief',
      source: BASE_SOURCE.relief,
      maxzoom: 8.5,
      paint: {
        'color-relief-opacity': fadeOut(1),
        'color-relief-color': [
          'interpolate',
          ['linear'],
          ['elevation'],
          0,
          tone(shadow, shadowStrength),
          124,
          tone(shadow, 0),
          132,
          tone(light, 0),
          255,
          tone(light, lightStrength),
        ],
      },
    },
  ];
}

export function buildImageryLayers(palette: MapPalette): LayerSpecification[] {
  return [
    {
      id: `${BASE_MAP_PREFIX}imagery`,
      type: 'raster',
      source: BASE_SOURCE.imagery,
      maxzoom: 8.5,
      paint: {
        'raster-opacity': fadeOut(1),
        'raster-brightness-max': getImageryLight(palette),
        'raster-saturation': palette === 'night' ? -0.6 : palette === 'dusk' ? -0.2 : 0,
        'raster-fade-duration': 150,
      },
    },
  ];
}
