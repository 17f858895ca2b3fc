/** Light from the north-west on the world's heights and, weaker, on the deep sea floor. */
import type { Grid } from '../sources/elevation-grid.ts';
import { blurGridOnMap, computeEastWestStretch } from './grid-filter.ts';

/** Grey of the lowest land, and of water deep enough (200 m) for its floor to be shaded. */
const LAND_GREY = 106;
const DEEP_GREY = 71;
const SEA_FLOOR_STRENGTH = 0.35;
/** Slope, in grey steps a cell, that is lit at three quarters of full strength. */
const STRONG_SLOPE = 6;
/** Slopes below this are noise of the 8-bit grid. */
const FLAT_SLOPE = 0.4;

/**
 * Shading of every cell, −1 (full shadow) to 1 (full light), 0 where it is flat. The grid's grey is used as it
 * is: it grows with the root of the height, which lifts hills beside mountains the way a cartographer would.
 */
export function computeHillShade(elevation: Grid): Grid {
  const { width, height } = elevation;
  const { values } = blurGridOnMap({ ...elevation, values: elevation.values.map(aboveShore) }, 0.8);
  const shade = new Float32Array(values.length);
  for (let y = 0; y < height; y++) {
    const stretch = computeEastWestStretch(elevation, y);
    for (let x = 0; x < width; x++) {
      const east = values[y * width + ((x + 1) % width)] ?? 0;
      const west = values[y * width + ((x + width - 1) % width)] ?? 0;
      const south = values[Math.min(y + 1, height - 1) * width + x] ?? 0;
      const north = values[Math.max(y - 1, 0) * width + x] ?? 0;
      // A slope that falls to the north-west faces the light.
      const facing = (((east - west) * stretch + (south - north)) / 2) * Math.SQRT1_2;
      const strength = surfaceStrength(elevation.values[y * width + x] ?? 0);
      shade[y * width + x] = strength * Math.tanh(withoutNoise(facing) / STRONG_SLOPE);
    }
  }
  return { width, height, values: shade };
}

/** The shore is one level from land to 200 m deep: its step is not a slope, and shaded it would frame every coast. */
function aboveShore(grey: number): number {
  if (grey >= LAND_GREY) return grey - LAND_GREY;
  return Math.min(grey - DEEP_GREY, 0);
}

function surfaceStrength(grey: number): number {
  return grey < DEEP_GREY ? SEA_FLOOR_STRENGTH : 1;
}

function withoutNoise(slope: number): number {
  return Math.sign(slope) * Math.max(Math.abs(slope) - FLAT_SLOPE, 0);
}
