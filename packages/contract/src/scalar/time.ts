/** Times on the wire: ISO 8601 in UTC with milliseconds; inside, epoch milliseconds (`Instant`). */
import { DAY_MS, type Instant } from '@fms/domain/time';
import { z } from 'zod';

/** A time as it is answered: exactly `2026-11-21T08:42:16.000Z`. */
export const wireTime = z.iso.datetime({ precision: 3 });

const WIRE_TIME = z.regexes.datetime({ precision: 3 });

/** As `wireTime` reads it, for lists that are checked by hand. */
export const isWireTime = (value: unknown): value is string => typeof value === 'string' && WIRE_TIME.test(value);

/** Fields of answers about a span of time. */
export const timeSpan = { from: wireTime, to: wireTime };

/** What four digits of a year can say in UTC. */
const [FIRST, LAST] = [Date.parse('0000-01-01T00:00:00.000Z'), Date.parse('9999-12-31T23:59:59.999Z')];

/** A time as it is asked with: an ISO 8601 instant that names its zone, and that can be answered again in UTC. */
export const requestTime = z.iso
  .datetime({ offset: true })
  .refine((text) => Date.parse(text) >= FIRST && Date.parse(text) <= LAST, {
    error: 'lies outside of the years in UTC',
  });

const PAIRS = Array.from({ length: 60 }, (_, i) => String(i).padStart(2, '0'));
/** The day written last, and how its times begin: in a list of points it is nearly always that of the next. */
let day = Number.NaN;
let dayText = '';

/** Throws a `RangeError` for what is no time. */
export function toWireTime(instant: Instant): string {
  const whole = Math.trunc(instant);
  const start = Math.floor(whole / DAY_MS) * DAY_MS;
  if (start !== day) {
    dayText = new Date(start).toISOString().slice(0, -'00:00:00.000Z'.length);
    day = start;
  }
  const milliseconds = whole - start;
  const seconds = Math.floor(milliseconds / 1000);
  const minutes = Math.floor(seconds / 60);
  const clock = `${PAIRS[Math.floor(minutes / 60)]}:${PAIRS[minutes % 60]}:${PAIRS[seconds % 60]}`;
  return `${dayText}${clock}.${String(milliseconds % 1000).padStart(3, '0')}Z`;
}

/** Epoch milliseconds of a wire time; the schema has already refused what is not one. */
export function fromWireTime(text: string): Instant {
  return Date.parse(text);
}
