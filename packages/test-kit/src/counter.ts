/** Numbers for builders: 1, 2, 3… per kind of thing, never random, so that a failing test fails the same way again. */

const counters = new Map<string, number>();

export function takeNextNumber(kind: string): number {
  const next = (counters.get(kind) ?? 0) + 1;
  counters.set(kind, next);
  return next;
}

/** Begins again at 1; for tests that name ids. */
export function resetNumbers(): void {
  counters.clear();
}
