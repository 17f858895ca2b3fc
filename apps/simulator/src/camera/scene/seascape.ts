/** Sky, horizon and sea as they lie before a camera on deck. */
import { hashToFraction } from '../../random/hash.ts';
import { mixColours, type Raster, toColours } from '../raster.ts';
import { getDaylight, type SceneMoment } from './scene-moment.ts';

export interface View {
  /** Height of the horizon on even keel, share of the picture from the top. */
  readonly horizon: number;
  /** Whether roll tilts the horizon (a look ahead or astern) or moves it up and down (a look abeam). */
  readonly facing: 'along' | 'abeam';
}

const SKY = toColours({ night: 0x080b14, blue: 0x689ed6, grey: 0x969ca2, dusk: 0xe2804a });
const SEA = toColours({ deep: 0x183e54, far: 0x54788c, foam: 0xe2e8ea });
/** Pixels by which the horizon moves for a degree, as a share of the height: a lens of about 50 degrees. */
const HEIGHT_PER_DEGREE = 1 / 30;
const TILT_PER_DEGREE = Math.PI / 180;

export function paintSeascape(raster: Raster, moment: SceneMoment, { horizon, facing }: View): void {
  const { width, height } = raster;
  const isAlong = facing === 'along';
  const lift = (isAlong ? moment.pitchDegrees : moment.rollDegrees) * HEIGHT_PER_DEGREE * height;
  const slope = Math.tan((isAlong ? moment.rollDegrees : moment.pitchDegrees) * TILT_PER_DEGREE);
  const colours = coloursOf(moment);
  const second = Math.floor(moment.seconds);
  raster.paint((x, y) => {
    const distance = y - (horizon * height + lift + slope * (x - width / 2));
    if (distance < 0) return mixColours(colours.low, colours.high, Math.min(1, -distance / (0.6 * height)));
    const nearness = Math.min(1, distance / (height * (1 - horizon)));
    return mixColours(
      mixColours(colours.far, colours.near, nearness),
      SEA.foam,
      foamAt(x, y, nearness, moment, second) * colours.light,
    );
  });
}

/** Colours of the sky overhead and low, and of the sea far and near. */
function coloursOf(moment: SceneMoment) {
  const light = getDaylight(moment);
  const day = mixColours(SKY.blue, SKY.grey, moment.cloud);
  const high = mixColours(SKY.night, day, light);
  // Low sun colours the sky above the horizon, as far as clouds let it.
  const glow = Math.max(0, 1 - Math.abs(moment.sunDegrees) / 9) * (1 - 0.7 * moment.cloud);
  const low = mixColours(mixColours(high, [210, 216, 220], 0.35 * light), SKY.dusk, 0.7 * glow);
  return {
    light: 0.15 + 0.85 * light,
    high,
    low,
    far: mixColours(SKY.night, mixColours(SEA.far, low, 0.3), 0.15 + 0.85 * light),
    near: mixColours(SKY.night, mixColours(SEA.deep, SKY.grey, 0.2 * moment.cloud), 0.1 + 0.9 * light),
  };
}

/** White caps begin at some 5 m/s of wind, and lie in rows that are farther apart the nearer they are. */
function foamAt(
  x: number,
  y: number,
  nearness: number,
  { windSpeed, waveHeightMeters }: SceneMoment,
  second: number,
): number {
  const share = Math.min(0.35, Math.max(0, (windSpeed - 5) / 40));
  if (share === 0) return 0.04 * Math.max(0, rippleAt(x, y, nearness, waveHeightMeters, second));
  const [length, depth] = [6 + 40 * nearness, 2 + 14 * nearness];
  const chance = hashToFraction(Math.floor(x / length + 0.31 * second), Math.floor(y / depth), Math.floor(second / 2));
  const ripple = rippleAt(x, y, nearness, waveHeightMeters, second);
  return chance < share && ripple > 0 ? 0.75 * ripple : 0.05 * Math.max(0, ripple);
}

function rippleAt(x: number, y: number, nearness: number, waveHeightMeters: number, second: number): number {
  const length = 5 + 40 * nearness * (0.4 + 0.3 * waveHeightMeters);
  return (
    Math.sin((2 * Math.PI * (y + 0.12 * x)) / length + 1.1 * second) *
    Math.sin((2 * Math.PI * x) / (3 * length) + 0.4 * second)
  );
}
