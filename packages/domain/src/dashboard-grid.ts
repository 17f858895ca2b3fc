/** The grid of a vessel's dashboard (visual language, "Layout grid and spacing" and "Responsive"). */

/** Columns of a saved layout; narrower screens draw the same layout in fewer. */
export const DASHBOARD_COLUMNS = 24;
/** The lowest row a widget may reach: far below what anybody scrolls to. */
export const MAX_DASHBOARD_ROWS = 400;
export const MAX_WIDGETS = 60;

/** How many columns and rows a widget takes. */
export interface WidgetSpan {
  readonly columnSpan: number;
  readonly rowSpan: number;
}
