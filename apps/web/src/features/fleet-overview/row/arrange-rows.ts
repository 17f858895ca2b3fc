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

/** The key of the last group, which gathers vessels whose groups would hold one vessel each. */
export const OTHERS = 'others';

/**
 * The same rows under the headings of their groups, in alphabetical order; what belongs nowhere comes last. Several
 * groups of one vessel become one group of others, and no group at all where there is no larger one.
 */
export function arrangeRows(rows: readonly OverviewRow[], ask: ArrangeRequest): OverviewLine[] {
  const sorted = sortRows(rows, ask);
  const { group } = ask;
  const flat = sorted.map((row): OverviewLine => ({ kind: 'vessel', row }));
  if (group === 'none') return flat;
  const own = Map.groupBy(sorted, (row) => groupKey(row, group));
  const single = new Set([...own].filter(([, rows]) => rows.length === 1).map(([key]) => key));
  if (single.size === own.size && single.size > 1) return flat;
  const groups = single.size < 2 ? own : Map.groupBy(sorted, (row) => mergeKey(groupKey(row, group), single));
  const keys = [...groups.keys()].sort((a, b) => groupPlace(a) - groupPlace(b) || collator.compare(a, b));
  return keys.flatMap((key): OverviewLine[] => {
    const members = groups.get(key) ?? [];
    const isFolded = ask.folded.has(key);
    const heading: OverviewLine = { kind: 'group', key, count: members.length, isFolded };
    return isFolded ? [heading] : [heading, ...members.map((row): OverviewLine => ({ kind: 'vessel', row }))];
  });
}

function mergeKey(key: string, single: ReadonlySet<string>): string {
  return single.has(key) ? OTHERS : key;
}

function groupPlace(key: string): number {
  if (key === OTHERS) return 2;
  return key === '' ? 1 : 0;
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
