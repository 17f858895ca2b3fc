/** What of the log stands in the address: `q=vessel:Havbris since:08:36&sort=-time&line=1795434125109000`. */
import { z } from 'zod';
import { type AddressValue, addressOf, parameter, WHOLE_NUMBER } from '../../../navigation/address-schema.ts';

const SORTS = ['time', 'level', 'area'] as const;
export type LogSort = (typeof SORTS)[number];

const ORDER = z.codec(z.string(), z.object({ sort: z.enum(SORTS), descending: z.boolean() }), {
  decode: (text) => ({ sort: text.replace(/^-/, '') as LogSort, descending: text.startsWith('-') }),
  encode: ({ sort, descending }) => `${descending ? '-' : ''}${sort}`,
});

export const LOG_ADDRESS = addressOf({
  /** The search as typed. */
  search: parameter('q', z.string(), ''),
  order: parameter('sort', ORDER, { sort: 'time', descending: true }),
  /** The line that is open. */
  line: parameter('line', WHOLE_NUMBER),
});
export type LogState = AddressValue<typeof LOG_ADDRESS>;
