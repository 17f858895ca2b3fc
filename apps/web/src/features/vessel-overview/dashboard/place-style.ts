import type { WidgetPlace } from '@fms/domain/dashboard';
import type { CSSProperties } from 'react';

/** Height of a row and the gap beside it, as `dashboard-grid.module.css` has them. */
export const ROW_PX = 32;
export const GAP_PX = 12;

/** A place as the variables that `dashboard-grid.module.css` reads; grid lines count from 1. */
export function getPlaceStyle({ column, row, columnSpan, rowSpan }: Omit<WidgetPlace, 'id'>): CSSProperties {
  return {
    '--column': column + 1,
    '--row': row + 1,
    '--columns': columnSpan,
    '--rows': rowSpan,
  } as CSSProperties;
}
