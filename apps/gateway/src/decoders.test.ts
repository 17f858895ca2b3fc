/** Every decoder of the gateway, fed mutated valid documents: see `testing/decoder-targets.ts`. */
import { fuzzDecoder, REFUSED } from '@fms/test-kit';
import { describe, expect, it } from 'vitest';
import { decoderTargets } from './testing/decoder-targets.ts';

const RUNS = 600;
const SEED = 20_260_514;

describe.each(decoderTargets)('$name', (target) => {
  it('takes the valid documents', async () => {
    for (const seed of target.seeds) expect(await target.decode(seed)).not.toBe(REFUSED);
  });

  it('refuses or takes mutated ones in the known way, and makes no more of them than its bound', async () => {
    const { mostValues, refused } = await fuzzDecoder(target, { runs: RUNS, seed: SEED });
    expect(mostValues).toBeLessThanOrEqual(target.maxValues);
    expect(refused).toBeGreaterThan(0);
  });
});
