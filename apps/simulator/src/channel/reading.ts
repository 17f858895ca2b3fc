/** From true values to instrument readings: a little noise, then the digits of the instrument. */
import { hashToNoise } from '../random/hash.ts';
import type { Truth } from '../ship/truth.ts';
import type { Channel } from './channel.ts';

/** The number an instrument without a fault gives; the same for history and live, on every machine. */
export function readChannel(channel: Channel, index: number, seed: number, truth: Truth): number {
  const { decimals } = channel.tag;
  const value = channel.read(truth);
  // An instrument at rest is still: noise belongs to what moves.
  const noisy =
    channel.noise === 0 || value === 0
      ? value
      : value + channel.noise * hashToNoise(seed, index, truth.navigation.seconds);
  return roundTo(noisy, decimals);
}

const POWERS = [1, 10, 100, 1000, 10_000, 100_000];
/** Share of a unit of the last digit within which a value may be half-way between two digits, for all that doubles can tell. */
const HALF_WAY = 1e-4;
/** Below it a product with a power of ten is exact to far less than that share. */
const PLAIN = 1e10;

/** As `toFixed` rounds, so that a reader of the sentence gets this very number. */
export function roundTo(value: number, decimals: number): number {
  const power = POWERS[decimals];
  const scaled = power === undefined ? Number.NaN : Math.abs(value) * power;
  const whole = Math.floor(scaled + 0.5);
  // Text and back takes ten times as long, and a past of months has a hundred million readings.
  const isPlain = scaled < PLAIN && Math.abs(scaled - Math.floor(scaled) - 0.5) > HALF_WAY;
  const rounded = isPlain ? (value < 0 ? -whole : whole) / (power as number) : Number(value.toFixed(decimals));
  return rounded === 0 ? 0 : rounded;
}

/** Whether the instrument reports at this second; those of one interval do not all report at once. */
export function isDue(channel: Channel, index: number, seconds: number): boolean {
  return channel.intervalSeconds === 1 || (seconds + index) % channel.intervalSeconds === 0;
}
