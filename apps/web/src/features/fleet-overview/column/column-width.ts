/** How wide each column is, px: at least, and its share of what is left; and which of the usual columns fit. */
import { type ColumnId, hasUsualColumns } from '../../../entities/fleet/index.ts';

const WIDTHS: Readonly<Record<ColumnId, readonly [least: number, share: number]>> = {
  vessel: [168, 1.6],
  type: [108, 1],
  state: [104, 0.8],
  age: [76, 0.4],
  alarms: [108, 0],
  sog: [60, 0.2],
  cog: [48, 0.2],
  hdg: [48, 0.2],
  position: [160, 0.8],
  destination: [104, 0.6],
  eta: [88, 0.4],
  energy: [134, 0.2],
  link: [98, 0.4],
  backlog: [66, 0.2],
  speed: [96, 0.8],
  imo: [78, 0.2],
  mmsi: [88, 0.2],
  project: [96, 0.4],
  folder: [130, 1],
  organization: [130, 1],
  customer: [120, 0.6],
};
const GAP = 12;
const EDGES = 32;

export interface ColumnLayout {
  /** The tracks of the grid. */
  readonly template: string;
  /** The width below which the table scrolls sideways, px. */
  readonly minWidth: number;
}

/** Which of the usual columns stay where not all fit: what needs attention before what is compared at leisure. */
const FIRST_KEPT: readonly ColumnId[] = [
  ...(['vessel', 'alarms', 'age', 'state', 'sog', 'destination', 'eta'] as const),
  ...(['energy', 'speed', 'type', 'cog', 'backlog'] as const),
];

/**
 * Of the usual columns those that fit into a width, px, whole. Columns that were chosen all stay, and the table scrolls
 * sideways; so it does before its width is known (0).
 */
export function fitColumns(columns: readonly ColumnId[], width: number): readonly ColumnId[] {
  if (!hasUsualColumns(columns) || width === 0) return columns;
  const kept: ColumnId[] = [];
  for (const id of FIRST_KEPT) if (buildColumnLayout([...kept, id]).minWidth <= width) kept.push(id);
  return columns.filter((id) => kept.includes(id));
}

/** Gives each column its least width and its share of what is left. */
export function buildColumnLayout(columns: readonly ColumnId[]): ColumnLayout {
  const template = columns.map((id) => `minmax(${WIDTHS[id][0]}px, ${Math.max(0.01, WIDTHS[id][1])}fr)`).join(' ');
  const minWidth = columns.reduce((sum, id) => sum + WIDTHS[id][0] + GAP, EDGES - GAP);
  return { template, minWidth };
}
