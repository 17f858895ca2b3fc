/** What of the list stands in the address: `q=brim&end=soon&sort=-ends&vessel=7`. */
import { z } from 'zod';
import { type AddressValue, addressOf, parameter, WHOLE_NUMBER } from '../../../navigation/address-schema.ts';

const SORTS = ['name', 'imo', 'organization', 'folder', 'ends', 'link'] as const;
export type SortColumn = (typeof SORTS)[number];

/** Ends of contracts: past, within 60 days, later, never. */
export const ENDS = ['ended', 'soon', 'later', 'none'] as const;
export type ContractEnd = (typeof ENDS)[number];

/** `never`: nothing was ever heard of it. */
export const LINKS = ['connected', 'silent', 'never'] as const;
export type LinkWord = (typeof LINKS)[number];

/** What is open over the list; `add-like` is a new vessel that starts as the one whose sheet is open. */
const PANELS = ['add', 'add-like', 'import', 'removed'] as const;

const ORDER = z.codec(z.string(), z.object({ sort: z.enum(SORTS), descending: z.boolean() }), {
  decode: (text) => ({ sort: text.replace(/^-/, '') as SortColumn, descending: text.startsWith('-') }),
  encode: ({ sort, descending }) => `${descending ? '-' : ''}${sort}`,
});

export const LIST_ADDRESS = addressOf({
  words: parameter('q', z.string(), ''),
  organization: parameter('organization', WHOLE_NUMBER),
  folder: parameter('folder', WHOLE_NUMBER),
  end: parameter('end', z.enum(ENDS)),
  link: parameter('link', z.enum(LINKS)),
  order: parameter('sort', ORDER, { sort: 'name', descending: false }),
  /** Whose sheet is open. */
  vessel: parameter('vessel', WHOLE_NUMBER),
  panel: parameter('panel', z.enum(PANELS)),
});
export type ListState = AddressValue<typeof LIST_ADDRESS>;
