/** Lines of the overview laid out as rows of cards; a group begins a new row. */
import type { OverviewLine } from '../row/arrange-rows.ts';
import type { OverviewRow } from '../row/overview-row.ts';

export type CardRow =
  | { readonly kind: 'group'; readonly key: string; readonly line: Extract<OverviewLine, { kind: 'group' }> }
  | { readonly kind: 'cards'; readonly key: string; readonly rows: readonly OverviewRow[] };

export function buildCardRows(lines: readonly OverviewLine[], abreast: number): CardRow[] {
  const made: CardRow[] = [];
  let waiting: OverviewRow[] = [];
  const flush = () => {
    const [first] = waiting;
    if (first !== undefined) made.push({ kind: 'cards', key: `cards-${first.vessel.id}`, rows: waiting });
    waiting = [];
  };
  for (const line of lines) {
    if (line.kind === 'group') {
      flush();
      made.push({ kind: 'group', key: `group-${line.key}`, line });
      continue;
    }
    waiting.push(line.row);
    if (waiting.length === abreast) flush();
  }
  flush();
  return made;
}
