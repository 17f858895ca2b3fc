/**
 * A moment as milliseconds since 1970-01-01T00:00:00Z, the only form of a time inside the product. On the wire it is
 * ISO 8601 UTC with milliseconds. Not branded: instants are subtracted, compared and rounded everywhere.
 */
export type Instant = number;
