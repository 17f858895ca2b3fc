/** Random bytes that are the same in every run (xorshift32), for a seed that is not 0. */
export function createBytes(seed: number, count: number): Uint8Array {
  const bytes = new Uint8Array(count);
  let state = seed | 0;
  for (let at = 0; at < count; at++) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    bytes[at] = state >>> 24;
  }
  return bytes;
}
