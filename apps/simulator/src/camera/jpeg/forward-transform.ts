/** The forward cosine transform of an 8 × 8 block (ITU-T T.81, A.3.3), as two passes of eight. */

const COSINES = Float64Array.from({ length: 64 }, (_, i) => {
  const [frequency, place] = [i >> 3, i & 7];
  const scale = frequency === 0 ? Math.SQRT1_2 / 2 : 1 / 2;
  return scale * Math.cos(((2 * place + 1) * frequency * Math.PI) / 16);
});
const passed = new Float64Array(64);

/** Replaces 64 samples around 0, row after row, by their coefficients. */
export function transformBlock(block: Float64Array): void {
  for (let row = 0; row < 8; row++) {
    for (let frequency = 0; frequency < 8; frequency++) {
      let sum = 0;
      for (let i = 0; i < 8; i++) sum += (block[row * 8 + i] as number) * (COSINES[frequency * 8 + i] as number);
      passed[row * 8 + frequency] = sum;
    }
  }
  for (let column = 0; column < 8; column++) {
    for (let frequency = 0; frequency < 8; frequency++) {
      let sum = 0;
      for (let i = 0; i < 8; i++) sum += (passed[i * 8 + column] as number) * (COSINES[frequency * 8 + i] as number);
      block[frequency * 8 + column] = sum;
    }
  }
}
