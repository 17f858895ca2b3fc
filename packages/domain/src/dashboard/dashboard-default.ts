/**
 * The default layout of a vessel (§9.9 and §9.14, "the default vessel layout"): by its type and the tags it sends.
 * The first three bands are visible at once on a screen of 900 px.
 */
import type { WidgetSubject } from './dashboard-columns.ts';
import { DASHBOARD_COLUMNS, type WidgetPlace } from './dashboard-grid.ts';

/** Every widget of the library by what it is about. */
export const WIDGET_SUBJECT = {
  alarmList: 'alarm',
  courseCompass: 'navigation',
  speed: 'navigation',
  windRose: 'navigation',
  navigationInfo: 'navigation',
  navigationMap: 'navigation',
  voyage: 'navigation',
  strip: 'strip',
  chart: 'strip',
  engineRpm: 'machinery',
  batteryView: 'machinery',
  tankOverview: 'machinery',
  tank: 'machinery',
  gauge: 'machinery',
  conning: 'machinery',
  booleanOverview: 'machinery',
  imsOverview: 'machinery',
  sisterShips: 'other',
  dataLink: 'other',
  allValues: 'other',
} as const satisfies Record<string, WidgetSubject>;
export type WidgetType = keyof typeof WIDGET_SUBJECT;

/** Widgets side by side over the whole width: their height in rows, and their shares of the width. */
interface Band {
  readonly rows: number;
  /** Its height where the widget that asks for all of it is missing on board. */
  readonly without?: { readonly type: WidgetType; readonly rows: number };
  readonly widgets: readonly (readonly [type: WidgetType, share: number])[];
  /** Stand in, in this order, where too much of the band is missing on board. */
  readonly reserve?: readonly (readonly [type: WidgetType, share: number])[];
}

/** A band with less than this of its 24 shares takes from its reserve. */
const LEAST_SHARES = 16;
/** Nothing is drawn narrower. */
const LEAST_COLUMNS = 4;

const MOTION: Band = {
  rows: 6,
  widgets: [
    ['courseCompass', 7],
    ['speed', 5],
    ['windRose', 5],
    ['alarmList', 7],
  ],
  reserve: [
    ['navigationMap', 9],
    ['navigationInfo', 6],
  ],
};
const machinery = (...widgets: Band['widgets']): Band => ({
  rows: 5,
  widgets,
  reserve: [
    ['navigationInfo', 8],
    ['imsOverview', 10],
    ['booleanOverview', 6],
    ['gauge', 5],
  ],
});
const DAY: Band = { rows: 4, widgets: [['strip', 24]] };
/** Destination, comparison with sister ships, and state of the data link. */
const PASSAGE: Band = {
  rows: 6,
  without: { type: 'sisterShips', rows: 5 },
  widgets: [
    ['voyage', 7],
    ['sisterShips', 11],
    ['dataLink', 6],
  ],
  reserve: [
    ['navigationInfo', 8],
    ['booleanOverview', 8],
  ],
};
const PLACE_AND_TREND: Band = {
  rows: 8,
  widgets: [
    ['navigationMap', 10],
    ['chart', 14],
  ],
};
/** High enough for the machines of most ships: cylinders follow where a person scrolls. */
const STATES: Band = {
  rows: 8,
  widgets: [
    ['imsOverview', 17],
    ['booleanOverview', 7],
  ],
};
const EVERYTHING: Band = { rows: 12, widgets: [['allValues', 24]] };

const shipOf = (second: Band): readonly Band[] => [MOTION, second, DAY, PASSAGE, PLACE_AND_TREND, STATES, EVERYTHING];

/** What stands below the instruments differs with what a ship lives by. */
const LAYOUTS = {
  supply: shipOf(machinery(['engineRpm', 11], ['batteryView', 5], ['tankOverview', 8])),
  service: shipOf(machinery(['engineRpm', 12], ['batteryView', 5], ['tankOverview', 7])),
  tanker: shipOf(machinery(['tankOverview', 13], ['engineRpm', 11])),
  cargo: shipOf(machinery(['engineRpm', 11], ['tankOverview', 9], ['gauge', 4])),
  passenger: shipOf(machinery(['batteryView', 8], ['engineRpm', 9], ['tankOverview', 7])),
  crew: shipOf(machinery(['engineRpm', 13], ['tankOverview', 7], ['batteryView', 4])),
  fishing: shipOf(machinery(['engineRpm', 10], ['tankOverview', 9], ['gauge', 5])),
  tug: shipOf(machinery(['engineRpm', 13], ['gauge', 4], ['tankOverview', 7])),
  other: shipOf(machinery(['engineRpm', 10], ['batteryView', 5], ['tankOverview', 9])),
} as const satisfies Record<string, readonly Band[]>;

/** A widget of a default layout; its id is its type, as none comes twice. */
export interface DefaultWidget extends WidgetPlace {
  readonly type: WidgetType;
}

/** The default layout of a ship of a type that has tags for the `available` widgets; bands widen over what is missing. */
export function buildDefaultLayout(
  shipType: keyof typeof LAYOUTS,
  available: ReadonlySet<WidgetType>,
): DefaultWidget[] {
  const used = new Set<WidgetType>();
  const made: DefaultWidget[] = [];
  let row = 0;
  for (const band of LAYOUTS[shipType]) {
    const chosen = choose(band, available, used);
    if (chosen.length === 0) continue;
    const rows = rowsOf(band, chosen);
    let column = 0;
    for (const { type, columns } of widths(chosen)) {
      made.push({ id: type, type, column, row, columnSpan: columns, rowSpan: rows });
      column += columns;
    }
    row += rows;
  }
  return made;
}

function rowsOf({ rows, without }: Band, chosen: Band['widgets']): number {
  return without === undefined || chosen.some(([type]) => type === without.type) ? rows : without.rows;
}

function choose({ widgets, reserve = [] }: Band, available: ReadonlySet<WidgetType>, used: Set<WidgetType>) {
  const chosen: (readonly [type: WidgetType, share: number])[] = [];
  const sharesOf = () => chosen.reduce((sum, [, share]) => sum + share, 0);
  const take = (entry: readonly [type: WidgetType, share: number]) => {
    if (used.has(entry[0]) || !available.has(entry[0])) return;
    used.add(entry[0]);
    chosen.push(entry);
  };
  widgets.forEach(take);
  for (const entry of reserve) if (sharesOf() < LEAST_SHARES) take(entry);
  return chosen;
}

/** Shares as whole columns that fill the width: what rounding leaves goes to the widest. */
function widths(chosen: readonly (readonly [type: WidgetType, share: number])[]) {
  const shares = chosen.reduce((sum, [, share]) => sum + share, 0);
  const made = chosen.map(([type, share]) => ({
    type,
    columns: Math.max(LEAST_COLUMNS, Math.round((share * DASHBOARD_COLUMNS) / shares)),
  }));
  const left = DASHBOARD_COLUMNS - made.reduce((sum, { columns }) => sum + columns, 0);
  const widest = made.toSorted((a, b) => b.columns - a.columns)[0];
  if (widest !== undefined) widest.columns += left;
  return made;
}
