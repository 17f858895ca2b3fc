/** Times on the wire: ISO 8601 in UTC with milliseconds; inside, epoch milliseconds (`Instant`). */
import type { Instant } from '@fms/domain';
import { z } from 'zod';

/** A time as it is answered: exactly `2026-11-21T08:42:16.000Z`. */
export const wireTime = z.iso.datetime({ precision: 3 });

/** What four digits of a year can say in UTC. */
const [FIRST, LAST] = [Date.parse('0000-01-01T00:00:00.000Z'), Date.parse('9999-12-31T23:59:59.999Z')];

/** A time as it is asked with: an ISO 8601 instant that names its zone, and that can be answered again in UTC. */
export const askedTime = z.iso
  .datetime({ offset: true })
  .refine((text) => Date.parse(text) >= FIRST && Date.parse(text) <= LAST, {
    error: 'lies outside of the years in UTC',
  });

export function toWireTime(instant: Instant): string {
  return new Date(instant).toISOString();
}

/** Epoch milliseconds of a wire time; the schema has already refused what is not one. */
export function fromWireTime(text: string): Instant {
  return Date.parse(text);
}
