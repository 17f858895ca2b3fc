/** What a quality rule would have flagged over stored samples: the rule that evaluates live, fed with history. */
import { hasQuality, QUALITY_GOOD, QUALITY_IMPOSSIBLE, QUALITY_STUCK, QUALITY_TOO_FAST } from './quality.ts';
import { evaluateQuality, type QualityRule, type QualityState, type RuledSample } from './quality-rule.ts';

/** The bits a quality rule sets. */
const RULED = QUALITY_IMPOSSIBLE | QUALITY_TOO_FAST | QUALITY_STUCK;

export interface QualityReplay {
  /** Samples in order of time; answers each with the flags of the tried rule in the place of those it is stored with. */
  take(sample: RuledSample): RuledSample;
  /** How many were flagged as they are stored, and by the tried rule. */
  counts(): { readonly before: number; readonly after: number };
}

/** Without a rule samples stay as they are stored. */
export function createQualityReplay(rule: QualityRule | undefined): QualityReplay {
  let state: QualityState | undefined;
  let [before, after] = [0, 0];
  return {
    take(sample) {
      const isFlagged = hasQuality(sample.quality, RULED);
      if (isFlagged) before += 1;
      if (rule === undefined) {
        if (isFlagged) after += 1;
        return sample;
      }
      const quality = sample.quality & ~RULED;
      const evaluated = evaluateQuality(rule, state, { ...sample, quality });
      state = evaluated.state;
      if (evaluated.flags !== QUALITY_GOOD) after += 1;
      return { ...sample, quality: quality | evaluated.flags };
    },
    counts: () => ({ before, after }),
  };
}
