/** How wide each column is, px: at least, and its share of what is left. */
import type { ColumnId } from '../../../entities/fleet/index.ts';

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
  destination: [110, 0.6],
  eta: [92, 0.4],
  energy: [134, 0.2],
  link: [98, 0.4],
  backlog: [66, 0.2],
  speed: [100, 0.8],
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

/** Gives each column its least width and its share of what is left. */
export function buildColumnLayout(columns: readonly ColumnId[]): ColumnLayout {
  const template = columns.map((id) => `minmax(${WIDTHS[id][0]}px, ${Math.max(0.01, WIDTHS[id][1])}fr)`).join(' ');
  const minWidth = columns.reduce((sum, id) => sum + WIDTHS[id][0] + GAP, EDGES - GAP);
  return { template, minWidth };
}
