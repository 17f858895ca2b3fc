/** Times on the wire: ISO 8601 in UTC with milliseconds; inside, epoch milliseconds (`Instant`). */
import type { Instant } from '@fms/domain';
import { z } from 'zod';

/** A time as it is answered: exactly `2026-11-21T08:42:16.000Z`. */
export const wireTime = z.iso.datetime({ precision: 3 });

/** A time as it is asked with: an ISO 8601 instant that names its zone. */
export const askedTime = z.iso.datetime({ offset: true });

export function toWireTime(instant: Instant): string {
  return new Date(instant).toISOString();
}

/** Epoch milliseconds of a wire time; the schema has already refused what is not one. */
export function fromWireTime(text: string): Instant {
  return Date.parse(text);
}
