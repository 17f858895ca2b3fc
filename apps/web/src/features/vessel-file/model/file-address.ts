/** What the tab keeps in the address: the directory, the filter and the order of each pane, and the file one looks at. */
import { z } from 'zod';
import { type AddressValue, addressOf, parameter, WHOLE_NUMBER } from '../../../navigation/address-schema.ts';
import { ENTRY_COLUMNS, type EntryOrder } from './arrange-entries.ts';
import { SHIP_TREE } from './file-path.ts';

/** `name`, or `-size` for the largest first. */
const ORDER = z.codec(z.string(), z.object({ by: z.enum(ENTRY_COLUMNS), descending: z.boolean() }), {
  decode: (text) => ({ by: text.replace('-', '') as EntryOrder['by'], descending: text.startsWith('-') }),
  encode: ({ by, descending }) => `${descending ? '-' : ''}${by}`,
});
const BY_NAME: EntryOrder = { by: 'name', descending: false };

export const FILE_ADDRESS = addressOf({
  ship: parameter('ship', z.string().min(1), SHIP_TREE),
  /** Absent: where the file of the address lies, else what goes on board. */
  shore: parameter('shore', z.string().min(1)),
  shipWords: parameter('find', z.string(), ''),
  shoreWords: parameter('search', z.string(), ''),
  shipOrder: parameter('order', ORDER, BY_NAME),
  shoreOrder: parameter('sort', ORDER, BY_NAME),
  /** The row that is selected ashore (§8.8 leads here). */
  fileId: parameter('fileId', WHOLE_NUMBER),
  /** The file whose content and versions are open. */
  look: parameter('look', WHOLE_NUMBER),
});
export type FileAddress = AddressValue<typeof FILE_ADDRESS>;
