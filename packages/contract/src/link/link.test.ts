import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alarmPriorities } from '../alarm/alarm.ts';
import { MAX_FRAME_BYTES } from '../endpoint/bounds.ts';
import { type Batch, fromBatchFrame, toBatchFrame } from './batch.ts';
import { decodeGatewayFrame, decodeShoreFrame, encodeFrame } from './codec.ts';
import { packFloats, packIntegers, unpackFloats, unpackIntegers } from './column.ts';

const time = fc.integer({ min: 315_532_800_000, max: 4_102_444_800_000 });
const reading = { tagIndex: fc.nat(5000), timeMs: time, ordinal: fc.nat(3), quality: fc.nat(255) };
const alarm = fc.record({
  vesselIndex: fc.nat(100),
  time,
  ordinal: fc.nat(3),
  source: fc.string({ maxLength: 100 }),
  identifier: fc.string({ minLength: 1, maxLength: 60 }),
  active: fc.boolean(),
  acknowledged: fc.boolean(),
  priority: fc.constantFrom(...alarmPriorities),
  category: fc.string({ maxLength: 30 }),
  text: fc.string({ maxLength: 300 }),
});
const ofAlarms = fc.array(alarm, { minLength: 1, maxLength: 5 }).map((alarms) => ({ alarms }));
const ofReadings: fc.Arbitrary<Batch> = fc.record({
  stream: fc.constant('bridge'),
  sequence: fc.integer({ min: 1, max: 2 ** 40 }),
  lane: fc.constantFrom('alarm', 'position', 'live', 'history'),
  numbers: fc.array(fc.record({ ...reading, value: fc.double({ noNaN: true }) })),
  positions: fc.array(
    fc.record({
      ...reading,
      latitude: fc.double({ min: -90, max: 90, noNaN: true }),
      longitude: fc.double({ min: -180, max: 180, noNaN: true }),
    }),
  ),
  texts: fc.array(fc.record({ ...reading, value: fc.string() })),
  traffic: fc.constant([]),
});
const batch: fc.Arbitrary<Batch> = fc
  .tuple(ofReadings, fc.option(ofAlarms, { nil: {} }))
  .map(([readings, alarms]) => ({ ...readings, ...alarms }));

/** Differences on both sides of what is packed in 32 bits. */
const wide = fc.integer({ min: -(2 ** 51), max: 2 ** 51 });
const narrow = fc.integer({ min: -(2 ** 30), max: 2 ** 30 });

describe('columns', () => {
  it('gives back every integer it packed', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(wide, narrow)), (numbers) => {
        expect(Array.from(unpackIntegers(packIntegers(numbers)) ?? [])).toEqual(numbers);
      }),
    );
  });

  it('packs a second of steady times into two bytes each', () => {
    const times = Array.from({ length: 1000 }, (_, i) => 1_371_000_000_000 + i * 1000);
    expect(packIntegers(times).length).toBeLessThan(2 * times.length + 8);
  });

  it('gives back every float it packed', () => {
    fc.assert(
      fc.property(fc.array(fc.double()), (numbers) => {
        expect(Array.from(unpackFloats(packFloats(numbers)) ?? [])).toEqual(numbers);
      }),
    );
  });

  it.each([
    ['an integer cut in the middle', () => unpackIntegers(Uint8Array.of(0x80))],
    ['a varint without an end', () => unpackIntegers(new Uint8Array(20).fill(0xff))],
    ['a varint longer than any integer', () => unpackIntegers(Uint8Array.of(...Array(8).fill(0x80), 1))],
    ['a float cut in the middle', () => unpackFloats(new Uint8Array(7))],
  ])('refuses %s', (_, unpack) => expect(unpack()).toBeNull());
});

describe('frames', () => {
  it('carries any batch to the other end unchanged', () => {
    fc.assert(
      fc.property(batch, (sent) => {
        const decoded = decodeGatewayFrame(encodeFrame(toBatchFrame(sent)));
        expect(decoded.ok && decoded.frame.type === 'batch' && fromBatchFrame(decoded.frame)).toEqual(sent);
      }),
      { numRuns: 60 },
    );
  });

  it('refuses columns of different lengths', () => {
    const frame = toBatchFrame({
      stream: 's',
      sequence: 1,
      lane: 'live',
      positions: [],
      texts: [],
      traffic: [],
      numbers: [{ tagIndex: 0, timeMs: 1, ordinal: 0, quality: 0, value: 1 }],
    });
    const broken = {
      ...frame,
      numbers: { values: packFloats([1, 2]), tags: packIntegers([0]), times: packIntegers([1]) },
    };
    expect(fromBatchFrame(broken)).toBeNull();
  });

  it('refuses any bytes without throwing', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
        expect(decodeGatewayFrame(bytes).ok).toBe(false);
        expect(decodeShoreFrame(bytes).ok).toBe(false);
      }),
    );
  });

  it.each([
    ['a level deeper than any frame', 9, [0x91]],
    ['a megabyte of arrays that each claim 20,000 elements', 333_000, [0xdc, 0x4e, 0x20]],
    ['a map that claims four thousand million entries', 1, [0xdf, 0xff, 0xff, 0xff, 0xff]],
    ['a type that is never used', 1, [0xc1]],
  ])('refuses %s without making it', (_, times, header) => {
    const bytes = Uint8Array.from({ length: 1 + times * header.length }, (_unused, i) =>
      i === 0 ? 0 : (header[(i - 1) % header.length] as number),
    );
    expect(decodeGatewayFrame(bytes)).toEqual({ ok: false, reason: 'frame-unreadable' });
  });

  it('refuses a small frame that unpacks to more than the bound', () => {
    const bomb = encodeFrame({
      type: 'refused',
      stream: 's',
      sequence: null,
      code: 'x',
      message: ' '.repeat(2 * MAX_FRAME_BYTES),
    });
    expect(bomb.length).toBeLessThan(10_000);
    expect(decodeShoreFrame(bomb)).toEqual({ ok: false, reason: 'frame-too-large' });
  });
});
