/** What a screen may say about a tag at this moment: its newest sample and how far it may be trusted. */
import type { TagValue } from '@fms/contract/tag';
import { getFreshness, hasQuality, QUALITY_BAD_SOURCE, QUALITY_MANUAL, QUALITY_SIMULATED } from '@fms/domain/quality';
import type { Instant } from '@fms/domain/time';

export interface Sample {
  readonly value: TagValue;
  /** When it was measured. */
  readonly time: Instant;
  /** Bits of the domain's quality. */
  readonly quality: number;
}

export type TagFreshness = 'fresh' | 'late' | 'stale' | 'bad' | 'unknown' | 'manual' | 'simulated';

export interface TagReading {
  readonly sample: Sample | undefined;
  readonly freshness: TagFreshness;
}

export const UNKNOWN_READING: TagReading = { sample: undefined, freshness: 'unknown' };

/** What decides how far a sample may be trusted besides its own time. */
export interface TagExpectation {
  /** Expected time between two samples; null for a tag that is sent only when it changes. */
  readonly intervalMs: number | null;
  /** When the tag's vessel was last heard with anything at all. */
  readonly vesselHeard: Instant | null;
}

export function getTagFreshness(sample: Sample | undefined, expected: TagExpectation, nowMs: Instant): TagFreshness {
  if (sample === undefined || sample.value === null) return 'unknown';
  if (hasQuality(sample.quality, QUALITY_BAD_SOURCE)) return 'bad';
  const age = getFreshness({ time: sample.time, ...expected }, nowMs);
  if (age !== 'fresh') return age;
  if (hasQuality(sample.quality, QUALITY_MANUAL)) return 'manual';
  return hasQuality(sample.quality, QUALITY_SIMULATED) ? 'simulated' : 'fresh';
}
