/** Rows of the table: what was computed of a vessel, with its name and place on the chart. */
import type { FleetCarbon, FleetStatistic, FleetVesselFigure } from '@fms/contract/fleet-statistic';
import type { Vessel } from '@fms/contract/vessel';
import { type FleetQuantity, placeSeries, type SeriesPlaces } from '@fms/domain/fleet-statistic';
import type { VesselId } from '@fms/domain/identity';

export interface FleetRow extends FleetVesselFigure {
  readonly vessel: Vessel;
  readonly isSister: boolean;
  readonly carbon: FleetCarbon | undefined;
}

/** In the order of the answer; a vessel that is no longer known is left out. */
export function joinRows(
  { vessels: figures }: FleetStatistic,
  vessels: readonly Vessel[],
  carbon: readonly FleetCarbon[] | undefined,
  sistersOf: number | undefined,
): readonly FleetRow[] {
  const known = new Map(vessels.map((vessel) => [vessel.id, vessel]));
  const rated = new Map(carbon?.map((one) => [one.vesselId, one]));
  return figures.flatMap((figure) => {
    const vessel = known.get(figure.vesselId);
    const isSister = figure.sisterIds.some((id) => id === sistersOf);
    return vessel === undefined ? [] : [{ ...figure, vessel, isSister, carbon: rated.get(vessel.id) }];
  });
}

/** What a column is sorted by; null stands at the end. */
export function getSortValue(row: FleetRow, column: string): number | string | null {
  switch (column) {
    case 'rank':
      return row.rank;
    case 'vessel':
      return row.vessel.name;
    case 'figure':
      return row.rank === null ? null : row.value;
    case 'sisters':
      return row.toSisters;
    case 'use':
      return row.utilisation;
    case 'complete':
      return row.coverage;
    case 'cii':
      return getCiiRatio(row);
    default:
      return row.figures.find(({ quantity }) => quantity === column)?.value ?? null;
  }
}

/** Attained over required at the end of the year; null without a forecast. */
export function getCiiRatio({ carbon }: FleetRow): number | null {
  const forecast = carbon?.forecast;
  return forecast ? forecast.attained / forecast.required : null;
}

/** By `-fuel` from the highest fuel on; what has no value stands last either way. */
export function sortRows(rows: readonly FleetRow[], order: string): readonly FleetRow[] {
  const descending = order.startsWith('-');
  const column = descending ? order.slice(1) : order;
  return rows.toSorted((a, b) => {
    const [left, right] = [getSortValue(a, column), getSortValue(b, column)];
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    const difference =
      typeof left === 'string' || typeof right === 'string' ? String(left).localeCompare(String(right)) : left - right;
    return descending ? -difference : difference;
  });
}

/** The vessels drawn: those chosen, else a vessel with its sisters, else the first three that have a rank. */
export function getPlaces(
  chosen: SeriesPlaces<VesselId> | undefined,
  rows: readonly FleetRow[],
  sistersOf: number | undefined,
): SeriesPlaces<VesselId> {
  if (chosen !== undefined) return chosen;
  const family = rows.filter(({ vesselId, isSister }) => isSister || vesselId === sistersOf);
  const first = (family.length > 0 ? family : rows.filter(({ rank }) => rank !== null)).map(({ vesselId }) => vesselId);
  return placeSeries(family.length > 0 ? first : first.slice(0, 3));
}

export const findFigure = (row: FleetRow, quantity: FleetQuantity) =>
  row.figures.find((figure) => figure.quantity === quantity);
