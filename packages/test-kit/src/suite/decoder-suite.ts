/** Tests that every decoder of foreign bytes passes. */
import { describe, expect, it } from 'vitest';
import { type DecoderTarget, fuzzDecoder, REFUSED } from '../decoder-target.ts';

const SEED = 20_260_514;

/** Feeds each decoder its valid documents, and `runs` mutated ones. */
export function describeDecoders(targets: readonly DecoderTarget[], runs: number): void {
  describe.each(targets)('$name', (target) => {
    it('takes the valid documents', async () => {
      for (const seed of target.seeds) expect(await target.decode(seed)).not.toBe(REFUSED);
    });

    it('refuses or takes mutated ones in the known way, and makes no more of them than its bound', async () => {
      const { mostValues, refused } = await fuzzDecoder(target, { runs, seed: SEED });
      expect(mostValues).toBeLessThanOrEqual(target.maxValues);
      expect(refused).toBeGreaterThan(0);
    });
  });
}
