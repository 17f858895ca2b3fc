/**
 * Identities and instants. Two ids of different kinds must not compile into each other: a `TagId` handed where a
 * `VesselId` is wanted is a compile error, although both are integers on the wire (§B3-9).
 */

declare const brand: unique symbol;

/** A `T` that only becomes a `Name` by going through a parser (the contract's schemas) or {@link toId}. */
export type Brand<T, Name extends string> = T & { readonly [brand]: Name };

export type VesselId = Brand<number, 'VesselId'>;
export type TagId = Brand<number, 'TagId'>;
export type OrganizationId = Brand<number, 'OrganizationId'>;
export type FolderId = Brand<number, 'FolderId'>;
export type UserId = Brand<number, 'UserId'>;
export type AlarmId = Brand<number, 'AlarmId'>;

/**
 * A moment as milliseconds since 1970-01-01T00:00:00Z, the only form of a time inside the product. On the wire it is
 * ISO 8601 UTC with milliseconds. Not branded: instants are subtracted, compared and rounded everywhere.
 */
export type Instant = number;

/** Marks a number that is known to be an id, such as a database key. `toId<VesselId>(7)`. */
export function toId<Id extends Brand<number, string>>(value: number): Id {
  return value as Id;
}
