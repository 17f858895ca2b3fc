/**
 * A page of the alarm journal as lines: the steps of a flood are folded into one line, which unfolds. Actions of people
 * are never folded.
 */
import type { AlarmFloodEntry, AlarmJournalEntry } from '@fms/contract/alarm';

export type JournalLine =
  | { readonly kind: 'entry'; readonly entry: AlarmJournalEntry; readonly isInFlood: boolean }
  | { readonly kind: 'flood'; readonly key: string; readonly flood: AlarmFloodEntry; readonly hidden: number };

const BY_ITSELF: readonly AlarmJournalEntry['kind'][] = ['raised', 'escalated', 'lowered', 'cleared'];

/** Newest first, as the page is. A flood stands where its newest entry stood. */
export function buildJournalLines(
  entries: readonly AlarmJournalEntry[],
  floods: readonly AlarmFloodEntry[],
  open: ReadonlySet<string>,
): JournalLine[] {
  const floodOf = ({ kind, time }: AlarmJournalEntry) =>
    BY_ITSELF.includes(kind) ? floods.find(({ from, to }) => time >= from && time <= to) : undefined;
  const told = new Set<string>();
  return entries.flatMap((entry): JournalLine[] => {
    const flood = floodOf(entry);
    if (flood === undefined) return [{ kind: 'entry', entry, isInFlood: false }];
    const key = `flood-${flood.from}`;
    const line: JournalLine = { kind: 'entry', entry, isInFlood: true };
    const own: JournalLine[] = open.has(key) ? [line] : [];
    if (told.has(key)) return own;
    told.add(key);
    const hidden = entries.filter((other) => floodOf(other) === flood).length;
    return [{ kind: 'flood', key, flood, hidden }, ...own];
  });
}
