/**
 * Evaluates readings by the quality rules of their tags as they arrive. What is remembered is the newest reading of each
 * tag with a rule; after a start it begins with the newest stored one.
 */
import type { TagId } from '@fms/domain/identity';
import {
  evaluateQuality,
  type QualityRule,
  type QualityState,
  type RuledSample,
  startQuality,
} from '@fms/domain/quality';
import type { Instant } from '@fms/domain/time';

interface EvaluatedTag {
  readonly id: TagId;
  readonly valueKind: string;
  readonly qualityRule: QualityRule | null;
}

export class QualityEvaluator {
  readonly #states = new Map<TagId, QualityState>();
  readonly #latestOf: (tagId: TagId) => RuledSample | undefined;

  constructor(latestOf: (tagId: TagId) => RuledSample | undefined) {
    this.#latestOf = latestOf;
  }

  /** The flags of a reading; none for a switch, which has only two values. */
  evaluate({ id, valueKind, qualityRule }: EvaluatedTag, time: Instant, value: number, quality: number): number {
    if (qualityRule === null || valueKind !== 'number') return 0;
    const { flags, state } = evaluateQuality(qualityRule, this.#states.get(id) ?? this.#stored(id), {
      time,
      value,
      quality,
    });
    if (state !== undefined) this.#states.set(id, state);
    return flags;
  }

  #stored(id: TagId): QualityState | undefined {
    const latest = this.#latestOf(id);
    return latest && startQuality(latest);
  }
}
