/**
 * View of the overview: layout, filter, group, order and columns. All of it stands in the address, so that a link shows
 * the same.
 */
import { z } from 'zod';
import { addressOf, mapAddress, parameter, parameterList, someOf } from '../../navigation/address-schema.ts';
import { COLUMN_IDS, type ColumnId, DEFAULT_COLUMNS } from './column-id.ts';

export type OverviewLayout = 'cards' | 'list';

const GROUPS = ['none', 'folder', 'organization', 'customer', 'type', 'state'] as const;
export type Group = (typeof GROUPS)[number];

const SHOWN = [
  'all',
  'pinned',
  'alarm',
  'under-way',
  'drifting',
  'on-station',
  'stopped',
  'in-port',
  'unsure',
  'online',
  'late',
  'silent',
] as const;
/** Which vessels: all, pinned, with an active alarm; by what they do, or with a position too old to say; by data age. */
export type Shown = (typeof SHOWN)[number];

export interface OverviewView {
  readonly words: string;
  readonly shown: Shown;
  readonly group: Group;
  readonly sort: ColumnId;
  readonly descending: boolean;
  readonly columns: readonly ColumnId[];
  /** Keys of the groups that are folded. */
  readonly folded: readonly string[];
}

export const DEFAULT_VIEW: OverviewView = {
  words: '',
  shown: 'all',
  group: 'none',
  // The vessel with the worst alarm stands on top until another order is chosen.
  sort: 'alarms',
  descending: true,
  columns: DEFAULT_COLUMNS,
  folded: [],
};

/** `-sog`: by a column, with a minus from the highest down. */
const ORDER = z.codec(z.string(), z.object({ sort: z.enum(COLUMN_IDS), descending: z.boolean() }), {
  decode: (text) => ({ sort: text.replace(/^-/, '') as ColumnId, descending: text.startsWith('-') }),
  encode: ({ sort, descending }) => `${descending ? '-' : ''}${sort}`,
});

const FIELDS = addressOf({
  words: parameter('q', z.string(), DEFAULT_VIEW.words),
  shown: parameter('show', z.enum(SHOWN), DEFAULT_VIEW.shown),
  group: parameter('group', z.enum(GROUPS), DEFAULT_VIEW.group),
  order: parameter('sort', ORDER, { sort: DEFAULT_VIEW.sort, descending: DEFAULT_VIEW.descending }),
  columns: parameter('columns', someOf(COLUMN_IDS), DEFAULT_COLUMNS),
  folded: parameterList('fold', z.string()),
});

/** The overview in the address: `q=tanker&group=folder&sort=-sog`. */
export const OVERVIEW_ADDRESS = mapAddress(
  FIELDS,
  ({ order, columns, ...read }): OverviewView => ({
    ...read,
    ...order,
    columns: columns.length === 0 ? DEFAULT_COLUMNS : includeName(columns),
  }),
  ({ sort, descending, ...view }) => ({ ...view, order: { sort, descending } }),
);

/** In the order of the table, whichever was ticked first; the vessel itself always. */
export function includeName(columns: readonly ColumnId[]): ColumnId[] {
  return COLUMN_IDS.filter((id) => id === 'vessel' || columns.includes(id));
}
