/** The list as a file (RFC 4180): what is on screen, in its order, with units in the head and times in UTC. */
import { formatPosition, type Instant } from '@fms/domain';
import type { Translate } from '../../../language/index.ts';
import { translateWord } from '../../../language/index.ts';
import type { ColumnId } from './column-id.ts';
import { columnTitle } from './column-title.ts';
import type { OverviewRow } from './overview-row.ts';

type Cell = string | number | null | undefined;

/** A column may need several in a file; each with its own head. */
const SPLIT: Partial<Record<ColumnId, readonly string[]>> = {
  age: ['heard at, UTC'],
  alarms: ['alarms', 'warnings', 'cautions'],
  position: ['latitude, deg', 'longitude, deg', 'position time, UTC'],
  backlog: ['backlog, B'],
  // The curve itself is no cell; what it ends with is the speed, which has its own.
  speed: [],
};

export function overviewCsv(rows: readonly OverviewRow[], columns: readonly ColumnId[], t: Translate): string {
  const head = columns.flatMap((id) => SPLIT[id] ?? [columnTitle(id, t)]);
  const lines = [head, ...rows.map((row) => columns.flatMap((id) => cells(row, id)))];
  return `${lines.map((line) => line.map(csvCell).join(',')).join('\r\n')}\r\n`;
}

function cells({ vessel, position, alarms, link, ...row }: OverviewRow, id: ColumnId): readonly Cell[] {
  switch (id) {
    case 'vessel':
      return [vessel.name];
    case 'type':
      return [translateWord(`ship-${vessel.standardData.shipType}`)];
    case 'state':
      return [translateWord(`presence-${row.presence}`)];
    case 'age':
      return [isoTime(row.heardAt)];
    case 'alarms':
      return [alarms.alarm.count, alarms.warning.count, alarms.caution.count];
    case 'sog':
      return [position?.speedKnots?.toFixed(1)];
    case 'cog':
      return [position?.courseDegrees?.toFixed(0)];
    case 'hdg':
      return [position?.headingDegrees?.toFixed(0)];
    case 'position': {
      const [latitude, longitude] = position === undefined ? [] : formatPosition(position, 'decimal').split(', ');
      return [latitude, longitude, isoTime(position?.time)];
    }
    case 'link':
      return [link === undefined ? null : link.connected ? 'connected' : 'not connected'];
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

function isoTime(time: Instant | null | undefined): string | null {
  return time === null || time === undefined ? null : new Date(time).toISOString();
}

/** A name that begins like a formula would be run by a spreadsheet; an apostrophe makes it a text. Numbers stay numbers. */
function csvCell(cell: Cell): string {
  const text = String(cell ?? '');
  const safe = /^[=+\-@\t\r]/.test(text) && !/^-?\d+(\.\d+)?$/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
