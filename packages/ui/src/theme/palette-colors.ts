import type { Palette } from './palette.ts';

/** Base map grounds and what is drawn on them. */
export interface MapColors {
  sea: string;
  land: string;
  coast: string;
  label: string;
  /** Fill of vessel symbols. */
  symbol: string;
  /** Drawn 1 px around symbols and labels: the sea. */
  halo: string;
  /** Speed ramp of tracks, slow to fast, 0–15 kn in five steps. */
  track: readonly [string, string, string, string, string];
}

/** Concrete colours for canvas and map images, which cannot read custom properties. All are `#rrggbb`. */
export interface PaletteColors {
  ground: string;
  surface: string;
  text1: string;
  text2: string;
  text3: string;
  off: string;
  live: string;
  liveNumber: string;
  hairline: string;
  alarm: string;
  warning: string;
  caution: string;
  map: MapColors;
  /** Chart series in order of use; past six, small multiples. */
  series: readonly [string, string, string, string, string, string];
}

/** Line dash of each series in px, solid where empty: series are told apart without colour too. */
export const SERIES_DASHES: readonly (readonly number[])[] = [[], [6, 3], [], [2, 3], [6, 3], [8, 3, 2, 3]];

const DAY_TRACK = ['#a9c8f2', '#7fabe6', '#5d8fd5', '#3a67a6', '#1d3c67'] as const;

/*
 * The roles repeat what token.css reads from OpenBridge; palette-colors.test.ts fails when the two part.
 * Map grounds, track ramps and series are given by §B6-4 and §B6-5.
 */
const COLORS: Record<Palette, PaletteColors> = {
  bright: {
    ground: '#f1f1f1',
    surface: '#fcfcfc',
    text1: '#1a1a1a',
    text2: '#3d3d3d',
    text3: '#535353',
    off: '#bebebe',
    live: '#1d3c67',
    liveNumber: '#0c203a',
    hairline: '#d0d0d0',
    alarm: '#eb0014',
    warning: '#fe9413',
    caution: '#ffdb42',
    map: {
      sea: '#d5e4ef',
      land: '#f7f5ef',
      coast: '#8fa3b3',
      label: '#4b525a',
      symbol: '#2b3a46',
      halo: '#d5e4ef',
      track: DAY_TRACK,
    },
    series: ['#16368f', '#a06a34', '#2f8478', '#5f1c59', '#3a3820', '#7f6ac0'],
  },
  day: {
    ground: '#e6e6e6',
    surface: '#f7f7f7',
    text1: '#1f1f1f',
    text2: '#535353',
    text3: '#707070',
    off: '#bebebe',
    live: '#2d548b',
    liveNumber: '#1d3c67',
    hairline: '#dddddd',
    alarm: '#e30019',
    warning: '#fe9413',
    caution: '#ffdb42',
    map: {
      sea: '#cddbe5',
      land: '#efede7',
      coast: '#93a4b1',
      label: '#4f565e',
      symbol: '#2b3a46',
      halo: '#cddbe5',
      track: DAY_TRACK,
    },
    series: ['#173f96', '#8a6a2c', '#1f8a76', '#87397f', '#4a4218', '#7d72d2'],
  },
  dusk: {
    ground: '#0f0f0f',
    surface: '#1f1f1f',
    text1: '#e9e9e9',
    text2: '#b0b0b0',
    text3: '#8c8c8c',
    off: '#505050',
    live: '#84b3ef',
    liveNumber: '#b1d6ff',
    hairline: '#343434',
    alarm: '#e1000e',
    warning: '#fa7d00',
    caution: '#ffcc16',
    map: {
      sea: '#161c21',
      land: '#272b2e',
      coast: '#46525b',
      label: '#9aa1a7',
      symbol: '#c9d2d9',
      halo: '#161c21',
      track: ['#3d526d', '#52719a', '#678fc3', '#84b3ef', '#b1d6ff'],
    },
    series: ['#3485e8', '#9a8049', '#64e0dc', '#bf6694', '#dcc595', '#b0a2ea'],
  },
  night: {
    ground: '#000000',
    surface: '#000000',
    text1: '#eaa75e',
    text2: '#c78842',
    text3: '#9c6a34',
    off: '#48341f',
    live: '#38a784',
    liveNumber: '#58c8a2',
    hairline: '#271b10',
    alarm: '#e90f20',
    warning: '#ba5a00',
    caution: '#897300',
    map: {
      sea: '#000000',
      land: '#0f0b07',
      coast: '#3a2817',
      label: '#8a5f30',
      symbol: '#eaa75e',
      halo: '#000000',
      track: ['#16352a', '#1f5040', '#2c8366', '#38a784', '#58c8a2'],
    },
    series: ['#3d6fc4', '#b98f48', '#4fb39b', '#8f4a80', '#6f6840', '#a096dc'],
  },
};

/** The concrete colours of a palette, for canvases, map styles and map images. */
export function getPaletteColors(palette: Palette): PaletteColors {
  return COLORS[palette];
}
