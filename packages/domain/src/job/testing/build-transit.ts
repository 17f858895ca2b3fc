import { HOUR_MS } from '../../time/unit.ts';
import type { ComparedJob } from '../job-comparison.ts';

/** A transit of 120 nm in 10 h, of which nothing else is known. */
export const buildTransit = (from: number, known: Partial<ComparedJob>): ComparedJob => ({
  ...{ kind: 'transit', from, to: from + 10 * HOUR_MS, fromPlace: null, toPlace: null, nauticalMiles: 120 },
  ...{ fuel: null, carbon: null, energy: null, engineHours: null, knownShare: 1 },
  ...{ meanPull: null, meanCurrent: null, meanHeadWind: null, meanLoad: null },
  ...known,
});
