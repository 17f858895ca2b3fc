import { describe, expect, it } from 'vitest';
import { askedTime, fromWireTime, toWireTime, wireTime } from './time.ts';

describe('a time that is asked with', () => {
  it.each(['2026-11-21T08:42:16Z', '2026-11-21T08:42:16.5+05:30', '9999-12-31T23:59:59Z', '0000-01-01T00:00:00Z'])(
    '%s can be answered again',
    (text) => {
      const asked = askedTime.parse(text);
      expect(wireTime.safeParse(toWireTime(fromWireTime(asked))).success).toBe(true);
    },
  );

  it.each([
    ['has no zone', '2026-11-21T08:42:16'],
    ['is no time', 'for ever'],
    ['is no day', '2026-02-30T00:00:00Z'],
    ['is of the year 10000 in UTC', '9999-12-31T23:59:59-01:00'],
    ['is of the year before 0 in UTC', '0000-01-01T00:00:00+01:00'],
  ])('is refused when it %s', (_words, text) => expect(askedTime.safeParse(text).success).toBe(false));
});
