/**
 * The grid of a vessel's dashboard (§B6-6): 24 columns, rows of
 * one height, no two widgets on one cell, nothing hanging in the air.
 */

/** Columns of a saved layout; narrower screens draw the same layout in fewer. */
export const DASHBOARD_COLUMNS = 24;
/** The lowest row a widget may reach: bounds the length of a page. */
export const MAX_DASHBOARD_ROWS = 400;
export const MAX_WIDGETS = 60;

/** How many columns and rows a widget takes. */
export interface WidgetSpan {
  readonly columnSpan: number;
  readonly rowSpan: number;
}

/** Where a widget stands: its upper left cell, both from 0, and its span. */
export interface WidgetPlace extends WidgetSpan {
  readonly id: string;
  readonly column: number;
  readonly row: number;
}

const byReading = (a: WidgetPlace, b: WidgetPlace) => a.row - b.row || a.column - b.column;

/** From left to right, line by line: the order a screen reader and a narrow screen go by. */
export function sortInReadingOrder<Place extends WidgetPlace>(places: readonly Place[]): Place[] {
  return places.toSorted(byReading);
}

/** Whether two widgets share a cell. */
export function isOverlapping(a: WidgetPlace, b: WidgetPlace): boolean {
  return (
    a.column < b.column + b.columnSpan &&
    b.column < a.column + a.columnSpan &&
    a.row < b.row + b.rowSpan &&
    b.row < a.row + a.rowSpan
  );
}

/** Whether a layout may be kept: every widget inside the grid, ids told apart, no cell taken twice. */
export function isLayout(places: readonly WidgetPlace[]): boolean {
  return (
    new Set(places.map(({ id }) => id)).size === places.length &&
    places.every(isInside) &&
    places.every((place, index) => !places.slice(index + 1).some((other) => isOverlapping(place, other)))
  );
}

function isInside({ column, row, columnSpan, rowSpan }: WidgetPlace): boolean {
  return (
    Math.min(column, row) >= 0 &&
    Math.min(columnSpan, rowSpan) >= 1 &&
    column + columnSpan <= DASHBOARD_COLUMNS &&
    row + rowSpan <= MAX_DASHBOARD_ROWS
  );
}

/**
 * Moves every widget up until it meets another or the top. Of two that want one cell the earlier in reading order
 * stays; `held` goes before all others, so that a dragged widget pushes the rest away. The order given is kept.
 */
export function compactLayout<Place extends WidgetPlace>(places: readonly Place[], held?: string): Place[] {
  const settled: Place[] = [];
  const first = (place: Place) => (place.id === held ? 0 : 1);
  for (const place of places.toSorted((a, b) => byReading(a, b) || first(a) - first(b))) {
    settled.push({ ...place, row: freeRow(settled, place) });
  }
  const rows = new Map(settled.map(({ id, row }) => [id, row]));
  return places.map((place) => ({ ...place, row: rows.get(place.id) ?? place.row }));
}

/** The highest row at which a widget can stand below what it cannot pass. */
function freeRow(settled: readonly WidgetPlace[], place: WidgetPlace): number {
  const above = settled.filter((other) => isOverlapping({ ...place, row: 0, rowSpan: Number.MAX_SAFE_INTEGER }, other));
  return Math.max(0, ...above.map(({ row, rowSpan }) => row + rowSpan));
}

/** What a change of place or size may name; the rest stays as it is. */
export type PlaceChange = Partial<Omit<WidgetPlace, 'id'>>;

/**
 * Puts one widget somewhere else or gives it another size, inside the grid and not under its least span; what stands in
 * its way moves down, and what can move up does.
 */
export function rearrangeLayout<Place extends WidgetPlace>(
  places: readonly Place[],
  id: string,
  change: PlaceChange,
  least: WidgetSpan,
): Place[] {
  const moved = places.map((place) =>
    place.id === id ? { ...place, ...inside({ ...place, ...change }, least) } : place,
  );
  const asked = moved.find((place) => place.id === id);
  if (asked === undefined) return [...places];
  return compactLayout(pushedAway(moved, asked), id);
}

function inside(place: WidgetPlace, least: WidgetSpan): WidgetSpan & Pick<WidgetPlace, 'column' | 'row'> {
  const columnSpan = clamp(place.columnSpan, least.columnSpan, DASHBOARD_COLUMNS);
  const rowSpan = clamp(place.rowSpan, least.rowSpan, MAX_DASHBOARD_ROWS);
  return {
    columnSpan,
    rowSpan,
    column: clamp(place.column, 0, DASHBOARD_COLUMNS - columnSpan),
    row: clamp(place.row, 0, MAX_DASHBOARD_ROWS - rowSpan),
  };
}

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(most, Math.round(value)));

/**
 * What the mover covers takes the room it left above, where there is enough, and else goes below it, together with what
 * that covers in turn.
 */
function pushedAway<Place extends WidgetPlace>(places: readonly Place[], mover: Place): Place[] {
  const rows = new Map<string, number>();
  const at = (place: Place): Place => ({ ...place, row: rows.get(place.id) ?? place.row });
  const isFree = (place: Place) => places.every((other) => other.id === place.id || !isOverlapping(place, at(other)));
  const push = (pusher: Place): void => {
    for (const place of places) {
      const other = at(place);
      if (other.id === pusher.id || other.id === mover.id || !isOverlapping(pusher, other)) continue;
      const above = { ...other, row: Math.max(0, pusher.row - other.rowSpan) };
      const isRoomAbove = pusher === mover && isFree(above);
      rows.set(other.id, isRoomAbove ? above.row : pusher.row + pusher.rowSpan);
      push(at(place));
    }
  };
  push(mover);
  return places.map(at);
}

export type Direction = 'left' | 'right' | 'up' | 'down';

/**
 * One step with the arrow keys: a column to the side, or past the next widget above or below, which changes places with
 * it. Unchanged where there is nothing to pass.
 */
export function stepPlace<Place extends WidgetPlace>(places: readonly Place[], id: string, to: Direction): Place[] {
  const mover = places.find((place) => place.id === id);
  if (mover === undefined) return [...places];
  return rearrangeLayout(places, id, stepOf(places, mover, to), { columnSpan: 1, rowSpan: 1 });
}

function stepOf(places: readonly WidgetPlace[], mover: WidgetPlace, to: Direction): PlaceChange {
  if (to === 'left' || to === 'right') return { column: mover.column + (to === 'left' ? -1 : 1) };
  const column = { ...mover, row: 0, rowSpan: MAX_DASHBOARD_ROWS };
  const beside = places.filter((other) => other.id !== mover.id && isOverlapping(column, other));
  if (to === 'up') {
    const above = beside.filter(({ row }) => row < mover.row);
    return { row: Math.max(0, ...above.map(({ row }) => row)) };
  }
  const below = beside.filter(({ row }) => row > mover.row);
  return below.length === 0 ? {} : { row: Math.min(...below.map(({ row, rowSpan }) => row + rowSpan)) };
}

/** The first place in reading order where a new widget finds room without moving another. */
export function findFreePlace(places: readonly WidgetPlace[], span: WidgetSpan): { column: number; row: number } {
  const bottom = Math.max(0, ...places.map(({ row, rowSpan }) => row + rowSpan));
  for (let row = 0; row < bottom; row += 1) {
    for (let column = 0; column + span.columnSpan <= DASHBOARD_COLUMNS; column += 1) {
      const place = { id: '', column, row, ...span };
      if (!places.some((other) => isOverlapping(place, other))) return { column, row };
    }
  }
  return { column: 0, row: bottom };
}
