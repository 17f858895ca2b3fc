/** Vessels with what they run, as rows of the table, and which of them a filter leaves: those behind first. */
import type { RunningVessel, Version } from '@fms/contract/version';
import { formatVersionName, parseSoftwareVersion, type VersionState } from '@fms/domain/version';
import { createWordFilter } from '../../../ui/word-filter.ts';
import { findRelease } from '../query/version.queries.ts';
import type { VersionPageState } from '../query/version-address.ts';

export interface BoardRow {
  readonly running: RunningVessel;
  readonly name: string;
  /** Names of versions; empty where there is none. */
  readonly runs: string;
  readonly target: string;
  /** What a filter looks at. */
  readonly words: string;
}

/** The order of states: what asks for work first. */
const ORDER = ['behind', 'unlisted', 'held', 'unknown', 'ahead', 'current'] as const satisfies VersionState[];
const byText = new Intl.Collator().compare;

export function buildBoardRows(
  vessels: readonly RunningVessel[],
  releases: readonly Version[],
  nameOf: (id: number) => string,
): BoardRow[] {
  const versionOf = (id: number | null) => {
    const release = findRelease(releases, id);
    return release === undefined ? '' : formatVersionName(release);
  };
  return vessels
    .map((running) => {
      const name = nameOf(running.vesselId);
      const software = parseSoftwareVersion(running.software);
      const runs = software === null ? '' : formatVersionName(software);
      const target = versionOf(running.target);
      return { running, name, runs, target, words: `${name} ${running.software} ${target}` };
    })
    .sort(
      (a, b) =>
        ORDER.indexOf(a.running.state) - ORDER.indexOf(b.running.state) ||
        b.running.behindBy - a.running.behindBy ||
        byText(a.name, b.name),
    );
}

export function filterBoardRows(
  rows: readonly BoardRow[],
  { words, state }: Pick<VersionPageState, 'words' | 'state'>,
): BoardRow[] {
  const matches = createWordFilter(words);
  return rows.filter((row) => (state === undefined || row.running.state === state) && matches(row.words));
}

/** How many vessels there are of each state, in the order of the states. */
export function countStates(rows: readonly BoardRow[]): { state: VersionState; count: number }[] {
  return ORDER.map((state) => ({ state, count: rows.filter(({ running }) => running.state === state).length })).filter(
    ({ count }) => count > 0,
  );
}
