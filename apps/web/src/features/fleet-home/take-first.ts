/** The first `count` of a list in an order, without sorting the rest: of ten thousand vessels eight are shown. */
export function takeFirst<T>(list: readonly T[], count: number, compare: (a: T, b: T) => number): T[] {
  const first: T[] = [];
  for (const item of list) {
    const last = first[count - 1];
    if (last !== undefined && compare(item, last) >= 0) continue;
    const place = first.findIndex((other) => compare(item, other) < 0);
    first.splice(place === -1 ? first.length : place, 0, item);
    first.length = Math.min(first.length, count);
  }
  return first;
}
