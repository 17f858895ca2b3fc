import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatZoneOffset, getZoneOffsetMs, isTimeZone, listDayBoundaries, toInstantOfLocal } from './time-zone.ts';

fc.configureGlobal({ seed: 1406 });

const HOUR = 3_600_000;
const iso = (time: number) => new Date(time).toISOString().slice(0, 16);

describe('isTimeZone', () => {
  it.each(['+00:00', '-03:30', '+0530', 'Europe/Oslo'])('takes %s', (zone) => expect(isTimeZone(zone)).toBe(true));

  it.each(['+15:00', '+05:60', 'Atlantis/Capital', ''])('refuses “%s”', (zone) => expect(isTimeZone(zone)).toBe(false));
});

describe('formatZoneOffset', () => {
  it.each([
    ['+00:00', 'UTC'],
    ['Europe/Oslo', 'UTC+02:00'],
    ['-03:30', 'UTC−03:30'],
    ['Asia/Kolkata', 'UTC+05:30'],
    ['Pacific/Kiritimati', 'UTC+14:00'],
  ])('%s in July: %s', (zone, name) => {
    expect(formatZoneOffset(zone, Date.UTC(2025, 6, 1))).toBe(name);
  });
});

describe('getZoneOffsetMs', () => {
  it.each([
    ['+00:00', '2025-07-01T00:00Z', 0],
    ['-03:30', '2025-07-01T00:00Z', -3.5],
    ['Europe/Oslo', '2025-01-01T00:00Z', 1],
    ['Europe/Oslo', '2025-07-01T00:00Z', 2],
    ['Asia/Kolkata', '2025-07-01T00:00Z', 5.5],
    ['America/St_Johns', '2025-01-01T00:00Z', -3.5],
    ['Pacific/Kiritimati', '2025-01-01T00:00Z', 14],
  ])('%s at %s', (zone, time, hours) => {
    expect(getZoneOffsetMs(zone, Date.parse(time))).toBe(hours * HOUR);
  });

  it('throws for an unknown zone', () => {
    expect(() => getZoneOffsetMs('Atlantis/Capital', 0)).toThrow(RangeError);
  });
});

describe('toInstantOfLocal', () => {
  it.each([
    ['winter', '2025-01-15T12:00Z', '2025-01-15T11:00'],
    ['summer', '2025-07-15T12:00Z', '2025-07-15T10:00'],
    ['the evening before the clock goes forward', '2025-03-29T23:30Z', '2025-03-29T22:30'],
    ['a time the clock skips is moved past the gap', '2025-03-30T02:30Z', '2025-03-30T01:30'],
    ['the noon after', '2025-03-30T11:30Z', '2025-03-30T09:30'],
    ['of a time shown twice the earlier', '2025-10-26T02:30Z', '2025-10-26T00:30'],
    ['the noon after the clock went back', '2025-10-26T11:30Z', '2025-10-26T10:30'],
  ])('Oslo, %s', (_name, local, instant) => {
    expect(iso(toInstantOfLocal('Europe/Oslo', Date.parse(local)))).toBe(instant);
  });

  it('shows the local time again, in any zone, outside the skipped hour', () => {
    const zone = fc.constantFrom('Europe/Oslo', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kolkata', '+05:45');
    const hour = fc.integer({ min: Date.UTC(2020, 0, 1) / HOUR, max: Date.UTC(2030, 0, 1) / HOUR });
    fc.assert(
      fc.property(zone, hour, (name, hours) => {
        const time = hours * HOUR;
        const local = time + getZoneOffsetMs(name, time);
        const found = toInstantOfLocal(name, local);
        expect(found + getZoneOffsetMs(name, found)).toBe(local);
        expect(found).toBeLessThanOrEqual(time);
      }),
    );
  });
});

describe('listDayBoundaries', () => {
  it('a day is 23 h long when the clock goes forward and 25 h when it goes back', () => {
    const hours = (from: string, to: string) => {
      const [start = 0, end = 0] = listDayBoundaries(Date.parse(from), Date.parse(to), 'Europe/Oslo');
      return (end - start) / HOUR;
    };
    expect(hours('2025-03-29T12:00Z', '2025-03-31T12:00Z')).toBe(23);
    expect(hours('2025-10-25T12:00Z', '2025-10-27T12:00Z')).toBe(25);
  });

  it('counts both ends of the range', () => {
    const midnight = Date.UTC(2025, 5, 1);
    expect(listDayBoundaries(midnight, midnight + 24 * HOUR, '+00:00')).toHaveLength(2);
    expect(listDayBoundaries(midnight + 1, midnight + 24 * HOUR - 1, '+00:00')).toEqual([]);
  });
});
