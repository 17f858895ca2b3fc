/** What tests share: builders that name only what a test is about, and a clock that stands still. Never shipped. */
export { buildAlarm } from './build-alarm.ts';
export { buildTag } from './build-tag.ts';
export { buildUserProfile } from './build-user.ts';
export { buildLastPosition, buildVessel } from './build-vessel.ts';
export { resetNumbers } from './counter.ts';
export {
  countValues,
  type DecoderTarget,
  type FuzzOutcome,
  fuzzDecoder,
  REFUSED,
} from './decoder-target.ts';
export { createFakeClock, FAKE_START, type FakeClock } from './fake-clock.ts';
export { mutateBytes } from './mutate-bytes.ts';
export { createSeededRandom, type SeededRandom } from './seeded-random.ts';
