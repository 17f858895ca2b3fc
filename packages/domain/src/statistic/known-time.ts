/** How much of a period is known of a tag (§B6-1): the coverage of a figure. */
import { FRESH_INTERVALS } from '../quality/freshness.ts';
import { HOUR_MS } from '../time/unit.ts';
import type { Period } from './period.ts';

/** Widths of the steps, those of the roll-ups of all tags. */
const STEPS_MS = [60_000, 300_000, 600_000, HOUR_MS] as const;

/**
 * Width of the steps in which a tag is known or not: the narrowest of 1, 5, 10 and 60 min in which a tag that is fresh
 * measures at least once. Null for a tag that is told only when it changes or rarer than every 20 min: it is known in a
 * period as a whole when it measured in it at all.
 */
export function getKnownStepMs(intervalSeconds: number | null): number | null {
  if (intervalSeconds === null) return null;
  return STEPS_MS.find((step) => step >= FRESH_INTERVALS * intervalSeconds * 1000) ?? null;
}

/** Steps of a period in which a tag measured, with the times of its first and last reading. */
export interface KnownSteps {
  readonly steps: number;
  readonly firstMs: number;
  readonly lastMs: number;
}

/**
 * Time of a period that is known, ms. Steps are aligned to 1970 and cut at the ends of the period: of a first or last
 * step that is known counts what lies within.
 */
export function computeKnownMs({ fromMs, toMs }: Period, stepMs: number | null, known: KnownSteps): number {
  if (stepMs === null) return toMs - fromMs;
  const firstStep = Math.floor(known.firstMs / stepMs) * stepMs;
  const lastEnd = (Math.floor(known.lastMs / stepMs) + 1) * stepMs;
  return known.steps * stepMs - Math.max(0, fromMs - firstStep) - Math.max(0, lastEnd - toMs);
}
