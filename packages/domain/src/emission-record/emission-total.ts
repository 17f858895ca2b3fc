/** Emissions of a leg and of a period: each gas as a sum that unfolds to legs, fuels and factors. */
import { type Explanation, explainSum, type MeasuredFigure, type Refusal } from '../plant-value/index.ts';
import type { TimeSpan } from '../time/time-span.ts';
import { type EmissionLeg, selectLegs } from './emission-leg.ts';
import { explainGas, GASES, type Gas } from './gas-emission.ts';

export type GasTotals = Readonly<Record<Gas, Explanation | Refusal>>;

/** The gases of a voyage or a port stay, t. A gas of which one fuel is not known is refused with its reason. */
export function explainLegEmission(leg: EmissionLeg): GasTotals {
  return totalOf((gas) =>
    explainSum(
      [gas, 't', leg.id],
      leg.fuels.map((fuel) => explainGas(gas, fuel, leg.to - 1)),
    ),
  );
}

export interface PeriodEmission {
  readonly gases: GasTotals;
  /** `distance` of all voyages, nm. */
  readonly distance: Explanation | Refusal;
  readonly hoursUnderWay: Explanation | Refusal;
  /** Ids of legs that cross the beginning or end of the period and are not counted. */
  readonly crossing: readonly string[];
  /** Known share of the samples of the least known figure of any leg, 0 to 1; null without samples. */
  readonly leastKnownShare: number | null;
}

/** The emissions of all legs that lie in a period. */
export function explainPeriodEmission(all: readonly EmissionLeg[], period: TimeSpan): PeriodEmission {
  const { legs, crossing } = selectLegs(all, period);
  const shares = legs.flatMap(listFigures).flatMap(({ samples }) => samples?.knownShare ?? ([] as number[]));
  return {
    gases: sumGases(legs.map(explainLegEmission)),
    distance: explainDistance(legs),
    hoursUnderWay: explainHours(legs),
    crossing: crossing.map(({ id }) => id),
    leastKnownShare: shares.length === 0 ? null : Math.min(...shares),
  };
}

/** The gases of several legs together, t. */
export function sumGases(emissions: readonly GasTotals[]): GasTotals {
  return totalOf((gas) =>
    explainSum(
      [gas, 't'],
      emissions.map((of) => of[gas]),
    ),
  );
}

/** Distance of the voyages among legs, nm. */
export function explainDistance(legs: readonly EmissionLeg[]): Explanation | Refusal {
  return explainSum(
    ['distance', 'nm'],
    legs.flatMap(({ distance }) => distance ?? []),
  );
}

/** Time under way of the voyages among legs, h. */
export function explainHours(legs: readonly EmissionLeg[]): Explanation | Refusal {
  return explainSum(
    ['hoursUnderWay', 'h'],
    legs.flatMap(({ hoursUnderWay }) => hoursUnderWay ?? []),
  );
}

function listFigures({ distance, hoursUnderWay, cargo, shoreEnergy, fuels }: EmissionLeg): MeasuredFigure[] {
  const own = [distance, hoursUnderWay, cargo, shoreEnergy].filter((figure) => figure !== null);
  return [...own, ...fuels.flatMap(({ mass, sulphur }) => [mass, ...(sulphur ? [sulphur] : [])])];
}

function totalOf(explain: (gas: Gas) => Explanation | Refusal): GasTotals {
  return Object.fromEntries(GASES.map((gas) => [gas, explain(gas)])) as GasTotals;
}
