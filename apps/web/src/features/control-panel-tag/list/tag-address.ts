/** What of the tag editor stands in the address: `vessel=7&tag=1184&q=oil&state=no-limit&test=30d`. */
import { z } from 'zod';
import { type AddressValue, addressOf, parameter, WHOLE_NUMBER } from '../../../navigation/address-schema.ts';

export const TAG_STATES = ['no-standard-name', 'no-limit', 'ruled', 'changed'] as const;
export type TagState = (typeof TAG_STATES)[number];

export const TEST_RANGES = ['24h', '7d', '30d', '90d'] as const;
export type TestRange = (typeof TEST_RANGES)[number];

export const TAG_ADDRESS = addressOf({
  vessel: parameter('vessel', WHOLE_NUMBER),
  /** Whose editor is open. */
  tag: parameter('tag', WHOLE_NUMBER),
  words: parameter('q', z.string(), ''),
  state: parameter('state', z.enum(TAG_STATES)),
  /** The period of the back-test. */
  range: parameter('test', z.enum(TEST_RANGES), '7d'),
});
export type TagListState = AddressValue<typeof TAG_ADDRESS>;
