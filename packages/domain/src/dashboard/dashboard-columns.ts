/** How one saved layout of 24 columns is drawn on narrower screens (§B6-6). */
import { DASHBOARD_COLUMNS, sortInReadingOrder, type WidgetPlace } from './dashboard-grid.ts';

/** From here on as saved; below it in half as many columns. */
const WIDE_SCREEN_PX = 1024;
/** Below it one column. */
const PHONE_SCREEN_PX = 768;
/** Room for 24 columns beside an opened side menu; below it they are too narrow to read. */
const WIDE_DASHBOARD_PX = 860;

export type DashboardColumns = 24 | 12 | 1;

/** Columns for a window of a width, and the room the dashboard has in it, both in CSS pixels. */
export function computeDashboardColumns(screenPx: number, roomPx: number): DashboardColumns {
  if (screenPx < PHONE_SCREEN_PX) return 1;
  return screenPx < WIDE_SCREEN_PX || roomPx < WIDE_DASHBOARD_PX ? 12 : 24;
}

/** What a widget is about: the order of a phone, and what comes first on a tablet. */
const WIDGET_SUBJECTS = ['alarm', 'navigation', 'strip', 'machinery', 'other'] as const;
export type WidgetSubject = (typeof WIDGET_SUBJECTS)[number];

export interface SubjectPlace extends WidgetPlace {
  readonly subject: WidgetSubject;
}

/**
 * A layout in fewer columns. Twelve: alarms first, then as they are read, two abreast or one over the whole width, each
 * pair of one height. One: by subject, then as they are read.
 */
export function placeInColumns<Place extends SubjectPlace>(
  places: readonly Place[],
  columns: DashboardColumns,
): Place[] {
  if (columns === DASHBOARD_COLUMNS) return [...places];
  const rank = columns === 1 ? subjectRank : alarmRank;
  const ordered = sortInReadingOrder(places).toSorted((a, b) => rank(a) - rank(b));
  return columns === 1 ? stacked(ordered) : paired(ordered, columns);
}

const subjectRank = ({ subject }: SubjectPlace) => WIDGET_SUBJECTS.indexOf(subject);
const alarmRank = ({ subject }: SubjectPlace) => (subject === 'alarm' ? 0 : 1);

function stacked<Place extends WidgetPlace>(places: readonly Place[]): Place[] {
  let row = 0;
  return places.map((place) => {
    const at = { ...place, column: 0, columnSpan: 1, row };
    row += place.rowSpan;
    return at;
  });
}

function paired<Place extends WidgetPlace>(places: readonly Place[], columns: number): Place[] {
  const half = columns / 2;
  const waiting = [...places];
  const made: Place[] = [];
  for (let row = 0; waiting.length > 0; ) {
    const first = waiting.shift() as Place;
    // A partner may stand behind wide ones: better than a hole beside the first.
    const index = isHalf(first) ? waiting.findIndex(isHalf) : -1;
    const [second] = index === -1 ? [] : waiting.splice(index, 1);
    const rowSpan = Math.max(first.rowSpan, second?.rowSpan ?? 0);
    made.push({ ...first, column: 0, row, rowSpan, columnSpan: second === undefined ? columns : half });
    if (second !== undefined) made.push({ ...second, column: half, row, rowSpan, columnSpan: half });
    row += rowSpan;
  }
  return made;
}

/** Instruments and lists stand two abreast; what took more than half of the width keeps the whole. */
const isHalf = ({ columnSpan }: WidgetPlace) => columnSpan <= DASHBOARD_COLUMNS / 2;
