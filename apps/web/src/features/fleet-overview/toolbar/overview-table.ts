/** The list as a table for a file: what is on screen, in its order. A column on screen may be several in a file. */
import type { ColumnId } from '../../../entities/fleet/index.ts';
import { type ExportCell, type ExportColumn, type ExportTable, toTimeCell } from '../../../export/index.ts';
import { type Translate, translateWord } from '../../../language/index.ts';
import { getColumnTitle } from '../column/column-title.ts';
import type { OverviewRow } from '../row/overview-row.ts';

export function buildOverviewTable(rows: readonly OverviewRow[], ids: readonly ColumnId[], t: Translate): ExportTable {
  return {
    name: t('OVERVIEW'),
    columns: ids.flatMap((id) => columnsOf(id, t)),
    rows: rows.map((row) => ids.flatMap((id) => cells(row, id, t))),
  };
}

function columnsOf(id: ColumnId, t: Translate): readonly ExportColumn[] {
  switch (id) {
    case 'age':
      return [{ title: t('EXPORT_HEARD_AT') }];
    case 'alarms':
      return [{ title: t('EXPORT_ALARMS') }, { title: t('EXPORT_WARNINGS') }, { title: t('EXPORT_CAUTIONS') }];
    case 'sog':
      return [{ title: getColumnTitle(id, t), decimals: 1 }];
    case 'cog':
    case 'hdg':
      return [{ title: `${getColumnTitle(id, t)}, °`, decimals: 0 }];
    case 'position':
      return [
        { title: t('EXPORT_LATITUDE'), decimals: 5 },
        { title: t('EXPORT_LONGITUDE'), decimals: 5 },
        { title: t('EXPORT_POSITION_TIME') },
      ];
    case 'energy':
      return [{ title: t('EXPORT_ENERGY') }];
    case 'backlog':
      return [{ title: t('EXPORT_BACKLOG') }];
    // The curve itself is no cell; what it ends with is the speed, which has its own.
    case 'speed':
      return [];
    default:
      return [{ title: getColumnTitle(id, t) }];
  }
}

function cells(row: OverviewRow, id: ColumnId, t: Translate): readonly ExportCell[] {
  const { vessel, position, alarms, link } = row;
  switch (id) {
    case 'vessel':
      return [vessel.name];
    case 'type':
      return [translateWord(`ship-${vessel.standardData.shipType}`)];
    case 'state':
      return [translateWord(`presence-${row.activity}`)];
    case 'age':
      return [toTimeCell(row.heardAt)];
    case 'alarms':
      return [alarms.alarm.count, alarms.warning.count, alarms.caution.count];
    case 'sog':
      return [position?.speedKnots];
    case 'cog':
      return [position?.courseDegrees];
    case 'hdg':
      return [position?.headingDegrees];
    case 'position':
      return [position?.latitude, position?.longitude, toTimeCell(position?.time)];
    case 'destination':
    case 'eta':
      return [vessel.standardData.card?.[id]];
    case 'energy':
      return [vessel.standardData.card?.energy?.percent];
    case 'link':
      return [link && t(link.connected ? 'CONNECTED' : 'NOT_CONNECTED')];
    case 'backlog':
      return [link?.backlogBytes];
    case 'speed':
      return [];
    case 'project':
      return [vessel.projectNumber];
    default:
      return [row[id]];
  }
}
