/** What identifies a vessel or says where it belongs. */
const IDENTITY_COLUMNS = ['imo', 'mmsi', 'project', 'folder', 'organization', 'customer'] as const;

/** The columns of the overview, in the order in which they stand. */
export const COLUMN_IDS = [
  'vessel',
  'type',
  'state',
  'age',
  'alarms',
  'sog',
  'cog',
  'hdg',
  'position',
  'destination',
  'eta',
  'link',
  'backlog',
  'energy',
  'speed',
  ...IDENTITY_COLUMNS,
] as const;
export type ColumnId = (typeof COLUMN_IDS)[number];

/** Shown on request only. */
const OPTIONAL: ReadonlySet<ColumnId> = new Set(['hdg', 'position', 'link', ...IDENTITY_COLUMNS] as const);

export const DEFAULT_COLUMNS: readonly ColumnId[] = COLUMN_IDS.filter((id) => !OPTIONAL.has(id));

/** Whether these are the columns of a view in which none was chosen. */
export function hasUsualColumns(columns: readonly ColumnId[]): boolean {
  return columns.length === DEFAULT_COLUMNS.length && columns.every((id) => DEFAULT_COLUMNS.includes(id));
}
