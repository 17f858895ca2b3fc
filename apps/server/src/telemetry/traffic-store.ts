/** AIS targets heard by a vessel: last position, name and type of each (§B3-1); never vessels of the fleet. */
import type { VesselId } from '@fms/domain/identity';
import { type ClickHouse, formatSqlNumbers } from '../platform/clickhouse/index.ts';
import { TRAFFIC_KIND } from './batch/traffic-block.ts';

/** Targets kept per vessel; the longest unheard go first. */
export const MAX_TARGETS_PER_VESSEL = 5000;

export interface Target {
  readonly mmsi: string;
  readonly name: string;
  readonly shipType: number | null;
  readonly latitude: number;
  readonly longitude: number;
  readonly speedKnots: number | null;
  readonly courseDegrees: number | null;
  readonly headingDegrees: number | null;
  readonly timeMs: number;
}

export interface TrafficStore {
  /** Targets with a position, the latest heard first. */
  targets(vesselId: VesselId, limit: number): Promise<Target[]>;
  /** Forgets targets beyond the bound of each vessel. */
  trim(): Promise<void>;
}

export function createTrafficStore(engine: ClickHouse): TrafficStore {
  return {
    async targets(vesselId, limit) {
      const rows = await engine.select(targetsSql(vesselId, Math.min(limit, MAX_TARGETS_PER_VESSEL)));
      const number = (name: string, row: number) => rows.numbers(name)[row] as number;
      const optional = (name: string, row: number) => (Number.isNaN(number(name, row)) ? null : number(name, row));
      return Array.from({ length: rows.length }, (_, row) => ({
        mmsi: rows.texts('mmsi')[row] as string,
        name: rows.texts('target_name')[row] as string,
        shipType: number('target_type', row) < 0 ? null : number('target_type', row),
        latitude: number('target_latitude', row),
        longitude: number('target_longitude', row),
        speedKnots: optional('target_speed', row),
        courseDegrees: optional('target_course', row),
        headingDegrees: optional('target_heading', row),
        timeMs: number('heard', row),
      }));
    },
    async trim() {
      const crowded = await engine.select(
        `SELECT vessel_id, heard FROM (
           SELECT vessel_id, heard, row_number() OVER (PARTITION BY vessel_id ORDER BY heard DESC) AS place
           FROM (SELECT vessel_id, mmsi, max(ts) AS heard FROM traffic GROUP BY vessel_id, mmsi)
         ) WHERE place = ${MAX_TARGETS_PER_VESSEL + 1}`,
        'job',
      );
      const [vesselIds, heard] = [crowded.numbers('vessel_id'), crowded.numbers('heard')];
      for (let i = 0; i < crowded.length; i++) await forgetUnheard(engine, vesselIds[i] as number, heard[i] as number);
    },
  };
}

function targetsSql(vesselId: VesselId, limit: number): string {
  const ofPosition = ['latitude', 'longitude', 'speed', 'course', 'heading'].map(
    (column) => `argMaxIf(${column}, ts, kind = ${TRAFFIC_KIND.position}) AS target_${column}`,
  );
  return `
    SELECT mmsi, ${ofPosition.join(', ')}, maxIf(ts, kind = ${TRAFFIC_KIND.position}) AS heard,
      argMaxIf(name, ts, kind = ${TRAFFIC_KIND.name}) AS target_name,
      toInt32(if(countIf(kind = ${TRAFFIC_KIND.shipType}) > 0, argMaxIf(ship_type, ts, kind = ${TRAFFIC_KIND.shipType}), -1)) AS target_type
    FROM traffic WHERE vessel_id = ${formatSqlNumbers([vesselId])}
    GROUP BY mmsi HAVING countIf(kind = ${TRAFFIC_KIND.position}) > 0
    ORDER BY heard DESC, mmsi LIMIT ${formatSqlNumbers([limit])}`;
}

/** All targets of the vessel of which nothing was heard after this moment. */
function forgetUnheard(engine: ClickHouse, vesselId: number, heardMs: number): Promise<void> {
  return engine.command(
    `DELETE FROM traffic WHERE vessel_id = ${vesselId} AND mmsi IN (
       SELECT mmsi FROM traffic WHERE vessel_id = ${vesselId} GROUP BY mmsi HAVING max(ts) <= ${heardMs})
     SETTINGS lightweight_delete_mode = 'lightweight_update', enable_lightweight_update = 1`,
    'job',
  );
}
