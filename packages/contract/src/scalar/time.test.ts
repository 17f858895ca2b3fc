import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromWireTime, requestTime, toWireTime, wireTime } from './time.ts';

describe('a time on the wire', () => {
  it.each([
    0,
    -1,
    -0.5,
    1.5,
    Date.UTC(2026, 10, 21, 23, 59, 59, 999),
    Date.UTC(2026, 10, 22),
    Date.UTC(2026, 10, 21, 8, 42, 16, 7),
    Date.UTC(1969, 11, 31, 23),
    -62_167_219_200_000,
    8.64e15,
    -8.64e15,
  ])('%d is written as the language writes it', (instant) => {
    expect(toWireTime(instant)).toBe(new Date(instant).toISOString());
  });

  it('is the same whatever was written before it', () => {
    const instants = fc.array(fc.date({ noInvalidDate: true }), { minLength: 2 });
    fc.assert(
      fc.property(instants, (dates) => {
        expect(dates.map((date) => toWireTime(date.getTime()))).toEqual(dates.map((date) => date.toISOString()));
      }),
      { seed: 11 },
    );
  });

  it.each([Number.NaN, Infinity, 8.64e15 + 86_400_000])('%d is refused', (instant) => {
    expect(() => toWireTime(instant)).toThrow(RangeError);
  });
});

describe('a time that is asked with', () => {
  it.each(['2026-11-21T08:42:16Z', '2026-11-21T08:42:16.5+05:30', '9999-12-31T23:59:59Z', '0000-01-01T00:00:00Z'])(
    '%s can be answered again',
    (text) => {
      const asked = requestTime.parse(text);
      expect(wireTime.safeParse(toWireTime(fromWireTime(asked))).success).toBe(true);
    },
  );

  it.each([
    ['has no zone', '2026-11-21T08:42:16'],
    ['is no time', 'for ever'],
    ['is no day', '2026-02-30T00:00:00Z'],
    ['is of the year 10000 in UTC', '9999-12-31T23:59:59-01:00'],
    ['is of the year before 0 in UTC', '0000-01-01T00:00:00+01:00'],
  ])('is refused when it %s', (_words, text) => expect(requestTime.safeParse(text).success).toBe(false));
});
