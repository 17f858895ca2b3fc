/**
 * The yearly records of a ship: fuel oil data for the IMO (MARPOL Annex VI, regulation 27 and appendix IX) and the emissions
 * report of the European Union (Regulation (EU) 2015/757, article 11). Both are made from the same legs.
 */
import { type CiiShipSize, FUELS, type Fuel, RECORDED_FUEL } from '../emission/index.ts';
import {
  type ComputedFigure,
  type Explanation,
  explainComputed,
  explainSum,
  isExplained,
  type Refusal,
  refuse,
} from '../plant-value/index.ts';
import { type CarbonRating, explainCarbonRating } from './carbon-rating.ts';
import { type EmissionLeg, getLegScope, selectLegs, toYearSpan } from './emission-leg.ts';
import { explainDistance, explainHours, explainLegEmission, type GasTotals, sumGases } from './emission-total.ts';

export interface FuelRecord {
  readonly fuel: Fuel;
  /** t. */
  readonly mass: Explanation;
}

interface YearlyRecord {
  readonly year: number;
  /** Kinds that were burned, in the order of the tables. */
  readonly fuels: readonly FuelRecord[];
  /** nm. */
  readonly distance: Explanation | Refusal;
  /** h. */
  readonly hoursUnderWay: Explanation | Refusal;
  /** Ids of legs that cross the beginning or end of the year and are not counted. */
  readonly crossing: readonly string[];
}

export interface DataCollectionRecord extends YearlyRecord {
  /** Null for a type of ship without the indicator. */
  readonly rating: CarbonRating | Refusal | null;
}

/** Fuel, distance and hours of all legs of a calendar year, wherever it sailed. */
export function recordDataCollection(
  all: readonly EmissionLeg[],
  size: CiiShipSize | null,
  year: number,
): DataCollectionRecord {
  const { legs, crossing } = selectLegs(all, toYearSpan(year));
  return {
    ...recordLegs(legs, crossing, year),
    rating: size === null ? null : explainCarbonRating(all, size, year),
  };
}

/** Where emissions of the report arose. */
export const REPORT_PARTS = ['between', 'departing', 'arriving', 'at-berth'] as const;
export type ReportPart = (typeof REPORT_PARTS)[number];

export interface MonitoringReport extends YearlyRecord {
  /** Voyages between ports of the union, out of it, into it, and stays in its ports. */
  readonly parts: Readonly<Record<ReportPart, GasTotals>>;
  readonly gases: GasTotals;
  /** Σ cargo · distance, t·nm. */
  readonly transportWork: Explanation | Refusal;
  /** g CO2 per nm, and per t and nm. */
  readonly carbonPerDistance: ComputedFigure | Refusal;
  readonly carbonPerTransportWork: ComputedFigure | Refusal;
  /** Legs of which a port is not known: they are in no part. */
  readonly unplaced: readonly string[];
}

/** Legs of a calendar year that begin, end or lie in a port of the union; each counts as a whole. */
export function recordMonitoring(all: readonly EmissionLeg[], year: number): MonitoringReport {
  const { legs, crossing } = selectLegs(all, toYearSpan(year));
  const byPart = Map.groupBy(legs, partOf);
  const legsOf = (part: ReportPart) => byPart.get(part) ?? [];
  const counted = legs.filter((leg) => REPORT_PARTS.some((part) => partOf(leg) === part));
  const record = recordLegs(counted, crossing, year);
  const gases = sumGases(counted.map(explainLegEmission));
  const transportWork = explainSum(['transportWork', 't·nm'], counted.flatMap(explainTransportWork));
  return {
    ...record,
    parts: Object.fromEntries(
      REPORT_PARTS.map((part) => [part, sumGases(legsOf(part).map(explainLegEmission))]),
    ) as Record<ReportPart, GasTotals>,
    gases,
    transportWork,
    carbonPerDistance: explainPer('carbonPerDistance', 'g/nm', gases.co2, record.distance),
    carbonPerTransportWork: explainPer('carbonPerTransportWork', 'g/(t·nm)', gases.co2, transportWork),
    unplaced: (byPart.get('unplaced') ?? []).map(({ id }) => id),
  };
}

function partOf(leg: EmissionLeg): ReportPart | 'outside' | 'unplaced' {
  const scope = getLegScope(leg);
  if (typeof scope !== 'string') return 'unplaced';
  if (scope === 'outside') return 'outside';
  if (leg.kind === 'port-stay') return 'at-berth';
  if (scope === 'within') return 'between';
  return leg.departure?.isInUnion ? 'departing' : 'arriving';
}

function recordLegs(legs: readonly EmissionLeg[], crossing: readonly EmissionLeg[], year: number): YearlyRecord {
  return {
    year,
    fuels: FUELS.flatMap((fuel) => recordFuel(legs, fuel)),
    distance: explainDistance(legs),
    hoursUnderWay: explainHours(legs),
    crossing: crossing.map(({ id }) => id),
  };
}

function recordFuel(legs: readonly EmissionLeg[], fuel: Fuel): FuelRecord[] {
  const burned = legs.flatMap(({ fuels }) => fuels.filter((used) => RECORDED_FUEL[used.fuel] === fuel));
  const mass = explainSum(
    ['fuelMass', 't', fuel],
    burned.map((used) => used.mass),
  );
  return burned.length > 0 && isExplained(mass) ? [{ fuel, mass }] : [];
}

/** Cargo · distance of a voyage; refused as `missing` where a voyage has no cargo entered. */
function explainTransportWork({ id, kind, cargo, distance }: EmissionLeg): (ComputedFigure | Refusal)[] {
  if (kind === 'port-stay') return [];
  if (cargo === null || distance === null) return [refuse('missing', cargo === null ? 'cargo' : 'distance')];
  const work = cargo.value * distance.value;
  return [explainComputed(['transportWork', 't·nm', id], work, '[cargo] * [distance]', [cargo, distance])];
}

/** g of CO2 over a sum. Refused as its inputs are, and as `too-few` over nothing. */
function explainPer(
  quantity: string,
  unit: string,
  carbon: Explanation | Refusal,
  over: Explanation | Refusal,
): ComputedFigure | Refusal {
  if (!isExplained(carbon)) return carbon;
  if (!isExplained(over)) return over;
  if (!(over.value > 0)) return refuse('too-few', over.quantity);
  return explainComputed([quantity, unit], (carbon.value * 1e6) / over.value, `[co2] * 10^6 / [${over.quantity}]`, [
    carbon,
    over,
  ]);
}
