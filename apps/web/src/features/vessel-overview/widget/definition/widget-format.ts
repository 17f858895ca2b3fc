/** Title and size of every widget, in the order of the picker. */
import type { WidgetType } from '@fms/contract/dashboard';
import type { TextKey } from '../../../../language/index.ts';

export interface WidgetFormat {
  readonly title: TextKey;
  /** Columns of 24, and rows of 32 px with 12 px between: 6 rows are 252 px high, 5 rows 208, 4 rows 164. */
  readonly span: readonly [columns: number, rows: number];
  readonly leastSpan: readonly [columns: number, rows: number];
}

export const WIDGET_FORMAT: { readonly [Type in WidgetType]: WidgetFormat } = {
  chart: { title: 'WIDGET_CHART', span: [14, 8], leastSpan: [6, 4] },
  gauge: { title: 'WIDGET_GAUGE', span: [5, 5], leastSpan: [3, 3] },
  courseCompass: { title: 'WIDGET_COURSE_COMPASS', span: [7, 6], leastSpan: [4, 4] },
  navigationInfo: { title: 'WIDGET_NAVIGATION_INFO', span: [7, 7], leastSpan: [4, 3] },
  navigationMap: { title: 'WIDGET_NAVIGATION_MAP', span: [10, 8], leastSpan: [6, 5] },
  engineRpm: { title: 'WIDGET_ENGINE_RPM', span: [12, 5], leastSpan: [4, 4] },
  tankOverview: { title: 'WIDGET_TANK_OVERVIEW', span: [9, 5], leastSpan: [4, 4] },
  tank: { title: 'WIDGET_TANK', span: [7, 5], leastSpan: [4, 4] },
  batteryView: { title: 'WIDGET_BATTERY_VIEW', span: [8, 5], leastSpan: [4, 4] },
  booleanOverview: { title: 'WIDGET_BOOLEAN_OVERVIEW', span: [8, 5], leastSpan: [4, 3] },
  imsOverview: { title: 'WIDGET_IMS_OVERVIEW', span: [14, 5], leastSpan: [6, 3] },
  speed: { title: 'SPEED', span: [5, 6], leastSpan: [4, 5] },
  windRose: { title: 'WIND', span: [5, 6], leastSpan: [4, 5] },
  alarmList: { title: 'ACTIVE_ALARMS', span: [7, 6], leastSpan: [5, 3] },
  strip: { title: 'LAST_24_HOURS', span: [24, 4], leastSpan: [5, 4] },
  voyage: { title: 'WIDGET_VOYAGE', span: [8, 6], leastSpan: [5, 4] },
  sisterShips: { title: 'WIDGET_SISTER_SHIPS', span: [14, 6], leastSpan: [8, 5] },
  dataLink: { title: 'DATA_LINK', span: [7, 7], leastSpan: [5, 4] },
  conning: { title: 'WIDGET_CONNING', span: [10, 7], leastSpan: [5, 5] },
  allValues: { title: 'LIVE_VALUES', span: [17, 12], leastSpan: [6, 5] },
};
