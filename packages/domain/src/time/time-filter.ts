/** The optional time filter of a request (§5, "Time filter"). */

export type TimeFilter<T> = { readonly fromTime: T; readonly toTime: T } | Record<string, never>;

/** §5: it is sent only when both from and to are given; otherwise there is nothing to spread into the body. */
export function createTimeFilter<T>(from: T | null | undefined, to: T | null | undefined): TimeFilter<T> {
  if (from === null || from === undefined || to === null || to === undefined) return {};
  return { fromTime: from, toTime: to };
}
