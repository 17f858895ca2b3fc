import type { AddressSchema } from '../navigation/address-schema.ts';

/** The state an address says by a schema. */
export function readAddress<State>(schema: AddressSchema<State>, query: string): State {
  return schema.parse(new URLSearchParams(query));
}

/** An address read and written again: the same, where each of its parameters has a meaning and is not the default. */
export function rewriteAddress<State>(schema: AddressSchema<State>, query: string): string {
  return schema.format(readAddress(schema, query)).toString();
}
