/**
 * Valid documents made wrong: what a fuzzer feeds to decoders. Every change is one an attacker or a torn line makes, and
 * the same seed gives the same bytes.
 */
import { joinBytes } from '@fms/domain/rfb';
import { createSeededRandom, type SeededRandom } from './seeded-random.ts';

type Mutation = (bytes: Uint8Array, random: SeededRandom, seeds: readonly Uint8Array[]) => Uint8Array;

/** No mutated document is longer; attackers have no longer frames on most ways in. */
const MAX_BYTES = 65_536;
const MAX_CHANGES = 4;
const MAX_NESTED = 2000;

const text = (characters: string) => new TextEncoder().encode(characters);
const hex = (digits: string) => Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

/** Openings that claim much: MessagePack's containers and sizes, JSON's brackets, protocol buffers' lengths, XML's tags. */
const HEADERS: readonly Uint8Array[] = [
  ...['dd00ffffff', 'ddffffffff', 'dcffff', 'dfffffffff', 'de7fff', '9f', '8f', '91', 'c6ffffffff', 'dbffffffff'],
  ...['c9ffffffff05', '12ffffffff0f', '1200', '4a00', '0b', 'ffffffffffffffffff01', '1002', '0000ffff'],
]
  .map(hex)
  .concat(['[', '{"a":', '[[],', '{"__proto__":', '"', '\\', '<a>', '<Placemark>', ',', '\n', '\u001e'].map(text));
/** Figures at the edges of their width. */
const EDGES = ['00', '7f', '80', 'ff', 'ffff', '7fff', '8000', 'ffffffff', '7fffffff', '80000000'].map(hex);

/** Start and end of some of the bytes; a short piece as often as a long one. */
function stretch(bytes: Uint8Array, random: SeededRandom): [start: number, end: number] {
  const start = random.below(bytes.length + 1);
  const longest = random.fraction() < 0.5 ? 16 : bytes.length;
  return [start, Math.min(bytes.length, start + random.below(longest + 1))];
}

const overwritten = (bytes: Uint8Array, at: number, by: Uint8Array) => {
  const changed = Uint8Array.from(bytes);
  changed.set(by.subarray(0, changed.length - at), at);
  return changed;
};

const MUTATIONS: readonly Mutation[] = [
  function flipBit(bytes, random) {
    if (bytes.length === 0) return bytes;
    const changed = Uint8Array.from(bytes);
    const at = random.below(bytes.length);
    changed[at] = (changed[at] as number) ^ (1 << random.below(8));
    return changed;
  },
  function changeByte(bytes, random) {
    return bytes.length === 0
      ? bytes
      : overwritten(bytes, random.below(bytes.length), Uint8Array.of(random.below(256)));
  },
  function editLength(bytes, random) {
    return bytes.length === 0 ? bytes : overwritten(bytes, random.below(bytes.length), random.pick(EDGES));
  },
  function cutShort(bytes, random) {
    return bytes.subarray(0, random.below(bytes.length + 1));
  },
  function leaveOut(bytes, random) {
    const [start, end] = stretch(bytes, random);
    return joinBytes([bytes.subarray(0, start), bytes.subarray(end)]);
  },
  function repeat(bytes, random) {
    const [start, end] = stretch(bytes, random);
    return joinBytes([bytes.subarray(0, end), bytes.subarray(start)]);
  },
  function nest(bytes, random) {
    const header = random.pick(HEADERS);
    const times = 1 + random.below(random.fraction() < 0.5 ? 8 : MAX_NESTED);
    const at = random.below(bytes.length + 1);
    const headers = joinBytes(Array.from({ length: times }, () => header));
    return joinBytes([bytes.subarray(0, at), headers, bytes.subarray(at)]);
  },
  function splice(bytes, random, seeds) {
    const other = random.pick(seeds);
    return joinBytes([
      bytes.subarray(0, random.below(bytes.length + 1)),
      other.subarray(random.below(other.length + 1)),
    ]);
  },
];

/** Documents of their own made of the seeds by one to four changes each, without end. Throws `RangeError` when there is no seed. */
export function* mutateBytes(seeds: readonly Uint8Array[], seed: number): Generator<Uint8Array, never> {
  const random = createSeededRandom(seed);
  for (;;) {
    let bytes = random.pick(seeds);
    // Few more often than many: heavily changed input is refused at once and never reaches later code.
    const changes = 1 + random.below(1 + random.below(MAX_CHANGES));
    for (let i = 0; i < changes; i++) bytes = random.pick(MUTATIONS)(bytes, random, seeds).subarray(0, MAX_BYTES);
    // A copy: a decoder may write into what it is given, and a `Buffer` is sliced without one.
    yield Uint8Array.from(bytes);
  }
}
