/** Filters, sorts and groups the fleet; what comes out is drawn line by line. */
import type { VesselId } from '@fms/domain/identity';
import type { OverviewView, Shown } from '../../../entities/fleet/index.ts';
import { createWordFilter } from '../../../ui/word-filter.ts';
import type { OverviewRow } from './overview-row.ts';
import { type SortValue, sortValue } from './sort-value.ts';

export type OverviewLine =
  | { readonly kind: 'group'; readonly key: string; readonly count: number; readonly isFolded: boolean }
  | { readonly kind: 'vessel'; readonly row: OverviewRow };

export interface ArrangeRequest extends Pick<OverviewView, 'words' | 'shown' | 'group' | 'sort' | 'descending'> {
  /** Keys of the groups that are folded. */
  readonly folded: ReadonlySet<string>;
  readonly pinned: ReadonlySet<VesselId>;
}

/** The vessels that pass the filter, sorted; those without a value stand last in both directions. */
export function sortRows(rows: readonly OverviewRow[], ask: Omit<ArrangeRequest, 'folded'>): OverviewRow[] {
  const isMeant = createWordFilter(ask.words);
  const kept = rows.filter((row) => isShown(row, ask.shown, ask.pinned) && isMeant(row.words));
  const turn = ask.descending ? -1 : 1;
  return kept
    .map((row) => ({ row, value: sortValue[ask.sort](row) }))
    .sort((a, b) => compare(a.value, b.value, turn) || a.row.nameRank - b.row.nameRank)
    .map(({ row }) => row);
}

function isShown(row: OverviewRow, shown: Shown, pinned: ReadonlySet<VesselId>): boolean {
  const { alarm, warning, caution } = row.alarms;
  switch (shown) {
    case 'all':
      return true;
    case 'alarm':
      return alarm.count + warning.count + caution.count > 0;
    case 'under-way':
      return row.activity === 'moving';
    case 'drifting':
    case 'on-station':
    case 'stopped':
    case 'in-port':
      return row.activity === shown;
    case 'unsure':
      return row.presence !== 'moving' && row.presence !== 'stopped';
    case 'online':
    case 'late':
      return row.data === shown;
    case 'silent':
      return row.data === 'silent' || row.data === 'never';
    case 'pinned':
      return pinned.has(row.vessel.id);
  }
}

const collator = new Intl.Collator();

function compare(a: SortValue, b: SortValue, turn: 1 | -1): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  if (typeof a === 'string' || typeof b === 'string') return turn * collator.compare(String(a), String(b));
  return turn * (a - b);
}

/** The same rows under the headings of their groups, in alphabetical order; what belongs nowhere comes last. */
export function arrangeRows(rows: readonly OverviewRow[], ask: ArrangeRequest): OverviewLine[] {
  const sorted = sortRows(rows, ask);
  const { group } = ask;
  if (group === 'none') return sorted.map((row) => ({ kind: 'vessel', row }));
  const groups = Map.groupBy(sorted, (row) => groupKey(row, group));
  const keys = [...groups.keys()].sort((a, b) => Number(a === '') - Number(b === '') || collator.compare(a, b));
  return keys.flatMap((key): OverviewLine[] => {
    const own = groups.get(key) ?? [];
    const isFolded = ask.folded.has(key);
    const heading: OverviewLine = { kind: 'group', key, count: own.length, isFolded };
    return isFolded ? [heading] : [heading, ...own.map((row): OverviewLine => ({ kind: 'vessel', row }))];
  });
}

/** How many vessels the lines stand for, those of folded groups too. */
export function countShown(lines: readonly OverviewLine[]): number {
  return lines.reduce((sum, line) => sum + (line.kind === 'vessel' ? 1 : line.isFolded ? line.count : 0), 0);
}

function groupKey(row: OverviewRow, group: Exclude<OverviewView['group'], 'none'>): string {
  switch (group) {
    case 'folder':
      return row.folder;
    case 'organization':
      return row.organization;
    case 'customer':
      return row.customer;
    case 'type':
      return row.vessel.standardData.shipType;
    case 'state':
      return row.activity;
  }
}
