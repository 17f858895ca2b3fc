/** Rows of vessels as they are answered: with rank, distance to the sisters, and what stands out. */
import type { FleetVesselFigure } from '@fms/contract/fleet-statistic';
import { toWireTime } from '@fms/contract/scalar';
import { type ComparedVessel, compareToSisters, findOutlier, rankFigures } from '@fms/domain/fleet-statistic';
import { HOUR_MS, type TimeSpan } from '@fms/domain/time';
import type { SpeedHours } from '../../telemetry/index.ts';
import { type ComparedShip, listSisterIds } from './compared-vessel.ts';
import type { VesselFigures } from './vessel-row.ts';

export interface RowParts {
  readonly ship: ComparedShip;
  readonly figures: VesselFigures;
  readonly speed: SpeedHours | undefined;
  /** Mean true wind, m/s. */
  readonly wind: number | null;
}

/** Ranked ones by rank, then the others in their order. */
export function buildRows(parts: readonly RowParts[], spans: readonly TimeSpan[], now: number): FleetVesselFigure[] {
  const figures = new Map(
    parts.map(({ ship, figures: { value, coverage } }) => [
      ship.vesselId,
      { id: ship.vesselId, value, complete: coverage },
    ]),
  );
  const ranks = rankFigures([...figures.values()]);
  const ships = parts.map(({ ship }) => ship);
  const compared = new Map(parts.map((part) => [part.ship.vesselId, toCompared(part, spans, now)]));
  const rows = parts.map(({ ship, figures: its, speed }): FleetVesselFigure => {
    const sisterIds = listSisterIds(ship, ships);
    const own = figures.get(ship.vesselId);
    const isRanked = ranks.has(ship.vesselId);
    const sisters = sisterIds.flatMap((id) => (ranks.has(id) ? (compared.get(id) ?? []) : []));
    const self = compared.get(ship.vesselId);
    const outlier = isRanked && self ? findOutlier(self, sisters, spans) : null;
    return {
      vesselId: ship.vesselId,
      rank: ranks.get(ship.vesselId) ?? null,
      ...its,
      sisterIds,
      toSisters: own
        ? compareToSisters(
            own,
            sisterIds.flatMap((id) => figures.get(id) ?? []),
          )
        : null,
      outlier: outlier && { ...outlier, since: toWireTime(outlier.since) },
      ...tellStates(speed, spans, now),
    };
  });
  return rows.toSorted((a, b) => (a.rank ?? Number.POSITIVE_INFINITY) - (b.rank ?? Number.POSITIVE_INFINITY) || 0);
}

function toCompared({ figures, speed, wind }: RowParts, spans: readonly TimeSpan[], now: number): ComparedVessel {
  const { states, knots } = tellStates(speed, spans, now);
  const known = 1 - states.unknown;
  return {
    value: figures.value ?? Number.NaN,
    values: figures.series.values,
    knots,
    underWay: known > 0 ? states.sea / known : null,
    wind,
  };
}

function tellStates(speed: SpeedHours | undefined, spans: readonly TimeSpan[], now: number) {
  const hours = spans.reduce((sum, { from, to }) => sum + Math.max(0, Math.min(to, now) - from), 0) / HOUR_MS;
  if (speed === undefined || hours === 0)
    return { states: { sea: 0, manoeuvre: 0, still: 0, unknown: 1 }, knots: null, utilisation: null };
  const { sea, manoeuvre, still, knots } = speed;
  const known = sea + manoeuvre + still;
  const all = Math.max(hours, known);
  return {
    states: { sea: sea / all, manoeuvre: manoeuvre / all, still: still / all, unknown: 1 - known / all },
    knots,
    utilisation: known > 0 ? (sea + manoeuvre) / known : null,
  };
}
