/**
 * View of the overview: layout, filter, group, order and columns. All of it stands in the address, so that a link shows
 * the same.
 */
import { COLUMN_IDS, type ColumnId, DEFAULT_COLUMNS } from './column-id.ts';

export type OverviewLayout = 'cards' | 'list';

export const GROUPS = ['none', 'folder', 'organization', 'customer', 'type', 'state'] as const;
export type Group = (typeof GROUPS)[number];

export const SHOWN = [
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

/** Reads what it understands; whatever else stands there, the default holds. */
export function parseView(search: URLSearchParams): OverviewView {
  const order = search.get('sort') ?? '';
  const sort = COLUMN_IDS.find((id) => id === order.replace(/^-/, ''));
  const columns = search.get('columns')?.split(',').filter(isColumn) ?? [];
  return {
    words: search.get('q') ?? '',
    shown: SHOWN.find((word) => word === search.get('show')) ?? DEFAULT_VIEW.shown,
    group: GROUPS.find((word) => word === search.get('group')) ?? DEFAULT_VIEW.group,
    sort: sort ?? DEFAULT_VIEW.sort,
    descending: sort === undefined ? DEFAULT_VIEW.descending : order.startsWith('-'),
    columns: columns.length === 0 ? DEFAULT_VIEW.columns : includeName(columns),
    folded: search.getAll('fold'),
  };
}

/** `q=tanker&group=folder&sort=-sog`: what is as always is left out. */
export function formatView(view: OverviewView): URLSearchParams {
  const search = new URLSearchParams();
  if (view.words !== '') search.set('q', view.words);
  if (view.shown !== DEFAULT_VIEW.shown) search.set('show', view.shown);
  if (view.group !== DEFAULT_VIEW.group) search.set('group', view.group);
  if (view.sort !== DEFAULT_VIEW.sort || view.descending !== DEFAULT_VIEW.descending) {
    search.set('sort', `${view.descending ? '-' : ''}${view.sort}`);
  }
  if (view.columns.join() !== DEFAULT_VIEW.columns.join()) search.set('columns', view.columns.join());
  for (const key of view.folded) search.append('fold', key);
  return search;
}

/** In the order of the table, whichever was ticked first; the vessel itself always. */
export function includeName(columns: readonly ColumnId[]): ColumnId[] {
  return COLUMN_IDS.filter((id) => id === 'vessel' || columns.includes(id));
}

function isColumn(word: string): word is ColumnId {
  return COLUMN_IDS.some((id) => id === word);
}
