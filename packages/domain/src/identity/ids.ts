/**
 * Identities. Two ids of different kinds must not compile into each other: a `TagId` handed where a `VesselId` is wanted
 * is a compile error, although both are integers on the wire (§B3-9).
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

/** Marks a number that is known to be an id, such as a database key. `toId<VesselId>(7)`. */
export function toId<Id extends Brand<number, string>>(value: number): Id {
  return value as Id;
}
