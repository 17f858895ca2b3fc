/** Effect of a fault on a reading. */
import { roundTo } from '../channel/reading.ts';
import { hashToNoise } from '../random/hash.ts';
import type { Effect } from './catalogue/fault.ts';

/** A number after one effect; null when the instrument is silent. `held` is what it read when the fault began. */
export function applyFault(
  effect: Effect,
  value: number,
  sinceSeconds: number,
  decimals: number,
  held: () => number,
): number | null {
  const since = sinceSeconds - (effect.afterSeconds ?? 0);
  if (since < 0) return value;
  switch (effect.does) {
    case 'add':
      return roundTo(value + effect.amount * grown(since, effect.rampSeconds), decimals);
    case 'scale':
      return roundTo(value * (1 + (effect.factor - 1) * grown(since, effect.rampSeconds)), decimals);
    case 'approach':
      return roundTo(value + (effect.value - value) * grown(since, effect.rampSeconds), decimals);
    case 'tremble':
      return roundTo(value + effect.amplitude * hashToNoise(since, 77), decimals);
    case 'hold':
      return held();
    case 'silence':
      return null;
    default:
      return value;
  }
}

function grown(sinceSeconds: number, rampSeconds: number): number {
  return rampSeconds <= 0 ? 1 : Math.min(1, sinceSeconds / rampSeconds);
}
