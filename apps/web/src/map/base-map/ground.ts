/** The colours the base map is drawn in; sea, land, coast and label are those of §B6-4. */
import { darkenColour, mixColours } from './colour.ts';
import { getMapPalette, isImagery, type MapChoice, type MapPalette } from './map-choice.ts';

export interface MapGround {
  readonly isDark: boolean;
  readonly sea: string;
  readonly land: string;
  readonly coast: string;
  /** Names of countries and places. */
  readonly label: string;
  /** Names of seas; closer to the water than `label`. */
  readonly seaLabel: string;
  readonly border: string;
  readonly river: string;
  readonly graticule: string;
  /** What the sea turns to with depth; absent where no depth bands are drawn. */
  readonly deepSea?: string;
}

const GROUNDS: Readonly<Record<MapPalette, MapGround>> = {
  bright: {
    isDark: false,
    sea: '#d5e4ef',
    land: '#f7f5ef',
    coast: '#8fa3b3',
    label: '#4b525a',
    seaLabel: '#456888',
    border: '#a9a69d',
    river: '#bfd2e0',
    graticule: '#aebfce',
    deepSea: '#628fb6',
  },
  day: {
    isDark: false,
    sea: '#cddbe5',
    land: '#efede7',
    coast: '#93a4b1',
    label: '#4f565e',
    seaLabel: '#466783',
    border: '#a8a59d',
    river: '#bccbd6',
    graticule: '#a9b9c6',
    deepSea: '#5b86ab',
  },
  dusk: {
    isDark: true,
    sea: '#161c21',
    land: '#272b2e',
    coast: '#46525b',
    label: '#9aa1a7',
    seaLabel: '#5d7482',
    border: '#4b5054',
    river: '#1d242a',
    graticule: '#20272d',
    deepSea: '#05090d',
  },
  night: {
    isDark: true,
    sea: '#000000',
    land: '#0f0b07',
    coast: '#3a2817',
    label: '#8a5f30',
    seaLabel: '#7a562c',
    border: '#2c1e11',
    river: '#050302',
    graticule: '#120c06',
  },
};

/** Under imagery and past its sharpness the map goes on in the imagery's own colours, dimmed like it. */
const IMAGERY_LIGHT: Readonly<Record<MapPalette, number>> = { bright: 1, day: 0.92, dusk: 0.55, night: 0.2 };

/** How bright imagery is drawn in a palette, 0 to 1. */
export const getImageryLight = (palette: MapPalette): number => IMAGERY_LIGHT[palette];

/** The ground to draw for a choice; layers of the app take the colour of their halo from its `sea`. */
export function getMapGround(choice: MapChoice): MapGround {
  const palette = getMapPalette(choice);
  return isImagery(choice.mapType) ? imageryGround(palette) : GROUNDS[palette];
}

function imageryGround(palette: MapPalette): MapGround {
  const dim = (colour: string): string => darkenColour(colour, 1 - IMAGERY_LIGHT[palette]);
  const label =
    palette === 'night' ? GROUNDS.night.label : mixColours('#000000', '#f2f4f5', palette === 'dusk' ? 0.75 : 1);
  return {
    isDark: true,
    sea: dim('#0b1d3a'),
    land: dim('#4a5238'),
    coast: dim('#6f8792'),
    label,
    seaLabel: palette === 'night' ? GROUNDS.night.seaLabel : darkenColour('#b4cbe0', palette === 'dusk' ? 0.25 : 0),
    border: dim('#d6d2c4'),
    river: dim('#1d3350'),
    graticule: dim('#33486a'),
  };
}
