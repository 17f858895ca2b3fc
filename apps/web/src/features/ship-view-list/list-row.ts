/** Rows of the list: the screens of a vessel with what is known of the vessel itself, and what one may do there. */
import type { ShipViewEntry } from '@fms/contract/ship-view';
import type { Vessel } from '@fms/contract/vessel';
import { listLevels } from '@fms/domain/ship-view';
import { createWordFilter } from '../../ui/word-filter.ts';
import type { ShipViewState, Shown } from './list-address.ts';

export interface ListRow {
  readonly entry: ShipViewEntry;
  readonly vessel: Vessel;
}

/** By name; a vessel the fleet does not know any more is left out. */
export function joinRows(entries: readonly ShipViewEntry[], vessels: readonly Vessel[]): readonly ListRow[] {
  const known = new Map(vessels.map((vessel) => [vessel.id, vessel]));
  return entries
    .flatMap((entry) => {
      const vessel = known.get(entry.vesselId);
      return vessel === undefined ? [] : [{ entry, vessel }];
    })
    .toSorted((a, b) => a.vessel.name.localeCompare(b.vessel.name));
}

const isReachable = ({ entry }: ListRow) => entry.state === 'reachable' || entry.state === 'still-only';

export function isShown(row: ListRow, shown: Shown): boolean {
  if (shown === 'reachable') return isReachable(row);
  return shown === 'all' || row.entry.session !== null;
}

/** The rows that match the filter of the address. */
export function filterRows(rows: readonly ListRow[], { words, shown }: ShipViewState): readonly ListRow[] {
  const matches = createWordFilter(words);
  return rows.filter(
    (row) =>
      isShown(row, shown) &&
      matches([row.vessel.name, ...row.entry.screens.map(({ name }) => name), row.entry.session?.by ?? ''].join(' ')),
  );
}

/**
 * What the button of a row does. `withdraw` and `open` are of one's own session; `setting` leads administrators to the
 * admin setting of a vessel without a screen.
 */
export type RowAction = 'request' | 'open' | 'withdraw' | 'setting';

/** Undefined where nothing can be done now. */
export function findAction(row: ListRow): RowAction | undefined {
  const { entry, vessel } = row;
  const { session } = entry;
  if (listLevels(vessel.permission.words).length === 0) return undefined;
  if (session !== null) {
    if (session.sessionId === null) return undefined;
    return session.state === 'waiting' ? 'withdraw' : 'open';
  }
  if (entry.state === 'not-set-up') return vessel.permission.admin ? 'setting' : undefined;
  return isReachable(row) ? 'request' : undefined;
}
