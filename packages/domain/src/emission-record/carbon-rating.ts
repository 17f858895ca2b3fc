/** The carbon intensity of a year from its legs, with letter and explanation (MEPC.352–355(78)). */
import {
  CARBON_FACTORS,
  CII_LINES,
  CII_REDUCTIONS,
  type CiiResult,
  type CiiShipSize,
  computeAttainedCii,
  computeCarbonMass,
  computeReferenceCii,
  getCiiUnits,
  RECORDED_FUEL,
  rateCii,
} from '../emission/index.ts';
import {
  type ComputedFigure,
  type Explanation,
  explainComputed,
  explainFactor,
  explainMeasured,
  explainSum,
  isExplained,
  pickFactorSet,
  type Refusal,
  refuse,
} from '../plant-value/index.ts';
import { type EmissionLeg, selectLegs, toYearSpan } from './emission-leg.ts';
import { explainDistance } from './emission-total.ts';

export interface CarbonRating extends Pick<CiiResult, 'rating' | 'boundaries'> {
  /** g CO2 per t (or GT) and nautical mile. */
  readonly attained: ComputedFigure;
  readonly required: ComputedFigure;
  readonly crossing: readonly string[];
}

/**
 * Attained against required in a calendar year, whatever part of it is over. Refused as {@link computeAttainedCii} and
 * {@link rateCii} are.
 */
export function explainCarbonRating(
  all: readonly EmissionLeg[],
  ship: CiiShipSize,
  year: number,
): CarbonRating | Refusal {
  const { legs, crossing } = selectLegs(all, toYearSpan(year));
  const carbon = explainCarbonMass(legs, year);
  const distance = explainDistance(legs);
  if (!isExplained(carbon)) return carbon;
  if (!isExplained(distance)) return distance;
  const attained = computeAttainedCii(carbon.value, ship.capacity, distance.value);
  if (typeof attained !== 'number') return attained;
  const rated = rateCii(ship, year, attained);
  const required = explainRequiredCii(ship, year);
  const units = getCiiUnits(ship.type);
  if ('reason' in rated) return rated;
  if (!isExplained(required)) return required;
  return {
    rating: rated.rating,
    boundaries: rated.boundaries,
    attained: explainComputed(['attainedCii', units.indicator], attained, '[co2] * 10^6 / ([capacity] * [distance])', [
      carbon,
      explainMeasured(['capacity', units.capacity], ship.capacity),
      distance,
    ]),
    required,
    crossing: crossing.map(({ id }) => id),
  };
}

/** Σ FC · C_F of legs, t: unlike the records of the European Union it takes no slip off. */
function explainCarbonMass(legs: readonly EmissionLeg[], year: number): Explanation | Refusal {
  const set = pickFactorSet(CARBON_FACTORS, `${year}-12-31`);
  if (set === undefined) return refuse('missing', 'carbonFactors');
  return explainSum(
    ['co2', 't'],
    legs.flatMap((leg) =>
      leg.fuels.map(({ fuel, mass }) => {
        const recorded = RECORDED_FUEL[fuel];
        const carbon = computeCarbonMass({ [recorded]: mass.value }, year);
        if (typeof carbon !== 'number') return carbon;
        return explainComputed(['co2', 't', `${leg.id}, ${fuel}`], carbon, '[fuelMass] * [carbonFactor]', [
          mass,
          explainFactor(['carbonFactor', 't/t', recorded], set.factors[recorded], set),
        ]);
      }),
    ),
  );
}

/** What a ship may emit in a year for a C in the middle. Refused as {@link rateCii} is. */
export function explainRequiredCii(ship: CiiShipSize, year: number): ComputedFigure | Refusal {
  const reference = computeReferenceCii(ship, year);
  const lines = pickFactorSet(CII_LINES, `${year}-12-31`);
  const reduction = CII_REDUCTIONS.factors[year];
  const { indicator } = getCiiUnits(ship.type);
  if (typeof reference !== 'number') return reference;
  if (lines === undefined || reduction === undefined) return refuse('missing', 'reduction');
  return explainComputed(
    ['requiredCii', indicator],
    reference * (1 - reduction / 100),
    '[referenceLine] * (1 - [reduction] / 100)',
    [
      explainFactor(['referenceLine', indicator, ship.type], reference, lines),
      explainFactor(['reduction', '%', String(year)], reduction, CII_REDUCTIONS),
    ],
  );
}
