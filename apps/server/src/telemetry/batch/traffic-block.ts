/** AIS targets heard by ships, on their way into the store. */
import type { Column } from '../../platform/clickhouse/index.ts';

/** A target's position, its name and its ship type come in different messages, each with its own time. */
export const TRAFFIC_KIND = { position: 0, name: 1, shipType: 2 } as const;

export interface TrafficRow {
  readonly vesselId: number;
  readonly mmsi: string;
  readonly kind: (typeof TRAFFIC_KIND)[keyof typeof TRAFFIC_KIND];
  readonly time: number;
  readonly latitude?: number;
  readonly longitude?: number;
  /** Unknown is NaN in the columns: the engine's nullable columns cost a file each. */
  readonly speedKnots?: number | null;
  readonly courseDegrees?: number | null;
  readonly headingDegrees?: number | null;
  readonly name?: string;
  readonly shipType?: number;
}

export function toTrafficColumns(rows: readonly TrafficRow[]): Column[] {
  const floats = (of: (row: TrafficRow) => number | null | undefined) => rows.map((row) => of(row) ?? Number.NaN);
  return [
    { name: 'vessel_id', type: 'UInt32', values: rows.map((row) => row.vesselId) },
    { name: 'mmsi', type: 'String', values: rows.map((row) => row.mmsi) },
    { name: 'kind', type: 'UInt8', values: rows.map((row) => row.kind) },
    { name: 'ts', type: 'Int64', values: rows.map((row) => row.time) },
    { name: 'latitude', type: 'Float64', values: floats((row) => row.latitude) },
    { name: 'longitude', type: 'Float64', values: floats((row) => row.longitude) },
    { name: 'speed', type: 'Float64', values: floats((row) => row.speedKnots) },
    { name: 'course', type: 'Float64', values: floats((row) => row.courseDegrees) },
    { name: 'heading', type: 'Float64', values: floats((row) => row.headingDegrees) },
    { name: 'name', type: 'String', values: rows.map((row) => row.name ?? '') },
    { name: 'ship_type', type: 'Int16', values: rows.map((row) => row.shipType ?? -1) },
  ];
}
