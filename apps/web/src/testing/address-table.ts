import { expect, it } from 'vitest';
import type { AddressSchema } from '../navigation/address-schema.ts';

/** The state an address says by a schema. */
export function readAddress<State>(schema: AddressSchema<State>, query: string): State {
  return schema.parse(new URLSearchParams(query));
}

interface AddressTable<State> {
  readonly schema: AddressSchema<State>;
  /** Addresses of which each parameter has a meaning and is not the default. */
  readonly kept: readonly string[];
  /** Addresses of which no parameter has a meaning. */
  readonly meaningless: readonly string[];
}

/** Tests that addresses stay the same when they are read and written, and that others open the screen as it is by default. */
export function testAddress<State>({ schema, kept, meaningless }: AddressTable<State>): void {
  it.each(kept)('“%s” says the same after reading and writing', (query) => {
    expect(schema.format(readAddress(schema, query)).toString()).toBe(query);
  });

  it.each(meaningless)('“%s” means nothing', (query) => {
    expect(readAddress(schema, query)).toEqual(readAddress(schema, ''));
  });
}
