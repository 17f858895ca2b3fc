/** What tests share: builders that name only what a test is about, and a clock that stands still. Never shipped. */
export { anAlarm } from './build-alarm.ts';
export { aTag } from './build-tag.ts';
export { aUserProfile } from './build-user.ts';
export { aLastPosition, aVessel } from './build-vessel.ts';
export { resetNumbers } from './counter.ts';
export {
  countValues,
  type DecoderTarget,
  type FuzzOutcome,
  fuzzDecoder,
  REFUSED,
} from './decoder-target.ts';
export { FAKE_START, type FakeClock, fakeClock } from './fake-clock.ts';
export { mutatedBytes } from './mutate-bytes.ts';
export { type SeededRandom, seededRandom } from './seeded-random.ts';
