/** Rows that Page Up and Page Down step over. */
const PAGE = 15;

/** The row a key leads to; −1 for a key that moves nothing. `index` is −1 while no row is active. */
export function findStep(key: string, index: number, count: number): number {
  const steps: Record<string, number> = {
    ArrowDown: index + 1,
    j: index + 1,
    ArrowUp: index - 1,
    k: index - 1,
    PageDown: index + PAGE,
    PageUp: index - PAGE,
    Home: 0,
    End: count - 1,
  };
  const next = steps[key];
  return next === undefined ? -1 : Math.min(count - 1, Math.max(0, next));
}
