/** Lines by key, and which one a key of the keyboard leads to. */
import type { OverviewLine } from '../row/arrange-rows.ts';

export function getLineKey(line: OverviewLine | undefined): string {
  if (line === undefined) return '';
  return line.kind === 'group' ? `group-${line.key}` : `vessel-${line.row.vessel.id}`;
}

/** The line to go to; undefined for a key that moves nothing. `index` is −1 while no line is active. */
export function findNextLine(
  key: string,
  { index, count, page }: { index: number; count: number; page: number },
): number | undefined {
  if (count === 0) return undefined;
  const steps: Record<string, number> = {
    ArrowDown: index + 1,
    ArrowUp: index - 1,
    PageDown: index + page,
    PageUp: index - page,
    Home: 0,
    End: count - 1,
  };
  const next = steps[key];
  return next === undefined ? undefined : Math.min(count - 1, Math.max(0, next));
}
