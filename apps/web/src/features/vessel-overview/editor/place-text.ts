import type { WidgetPlace } from '@fms/domain/dashboard';
import type { Translate } from '../../../language/index.ts';

/** Where a widget stands, counted from 1 as people count: read aloud for those who do not see the grid. */
export function formatPlace({ column, row, columnSpan, rowSpan }: WidgetPlace, title: string, t: Translate): string {
  return t('WIDGET_PLACE', { title, column: column + 1, row: row + 1, columns: columnSpan, rows: rowSpan });
}
