/** The records of a calendar year as figures by key. */
import type { EmissionYearQuestion, WireEmissionYear } from '@fms/contract/emission';
import type { CiiShipSize } from '@fms/domain/emission';
import {
  type DataCollectionRecord,
  explainAllowanceYear,
  explainFuelEu,
  explainPeriodEmission,
  type FuelEuLedger,
  GASES,
  getLegScope,
  type MonitoringReport,
  REPORT_PARTS,
  recordDataCollection,
  recordMonitoring,
  toYearSpan,
} from '@fms/domain/emission-record';
import { type Explanation, type Refusal, refuse } from '@fms/domain/plant-value';
import { findCiiSize } from '../../fleet-statistic/index.ts';
import type { ShipLegs } from '../leg/emission-leg.service.ts';
import type { FigureBook } from './figure-book.ts';

type Entry = readonly [key: string, figure: Explanation | Refusal];

export interface EmissionYear extends Omit<WireEmissionYear, 'figures'> {
  readonly book: FigureBook;
}

/**
 * Of legs that lie in the year. Those of which a port is not known are in the records of the IMO alone, and named, so that
 * one berth without a name leaves the records of the European Union possible.
 */
export function buildYear({ ship, legs, noFuel }: ShipLegs, asked: EmissionYearQuestion): EmissionYear {
  const { year } = asked;
  const placed = legs.filter((leg) => typeof getLegScope(leg) === 'string');
  const size = findCiiSize(ship);
  const collection = recordDataCollection(legs, 'reason' in size ? null : size, year);
  const monitoring = recordMonitoring(placed, year);
  const { rating } = collection;
  const entries = [
    ...listCollection(collection),
    ...GASES.map((gas): Entry => [`total.${gas}`, explainPeriodEmission(legs, toYearSpan(year)).gases[gas]]),
    ...listRating(rating, size),
    ...listMonitoring(monitoring),
    ...listUnionDues(placed, asked),
  ];
  const isRated = noFuel === undefined && rating !== null && 'rating' in rating;
  return {
    year,
    book: new Map(
      noFuel === undefined ? entries : entries.map(([key, figure]) => [key, withoutFuel(key, figure, noFuel)]),
    ),
    fuels: collection.fuels.map(({ fuel }) => fuel),
    unionFuels: monitoring.fuels.map(({ fuel }) => fuel),
    rating: isRated ? { letter: rating.rating, boundaries: [...rating.boundaries] } : null,
    legs: legs.length,
    unionLegs: placed.filter((leg) => getLegScope(leg) !== 'outside').length,
    unplaced: legs.filter((leg) => !placed.includes(leg)).map(({ id }) => id),
  };
}

const WITHOUT_FUEL = /\.(distance|hoursUnderWay|transportWork|required)$/;
const withoutFuel = (key: string, figure: Explanation | Refusal, noFuel: Refusal) =>
  WITHOUT_FUEL.test(key) ? figure : noFuel;

function listCollection({ fuels, distance, hoursUnderWay }: DataCollectionRecord): Entry[] {
  return [
    ...fuels.map(({ fuel, mass }): Entry => [`collection.${fuel}`, mass]),
    ['collection.distance', distance],
    ['collection.hoursUnderWay', hoursUnderWay],
  ];
}

function listRating(rating: DataCollectionRecord['rating'], size: CiiShipSize | Refusal): Entry[] {
  if ('reason' in size) return [['rating.attained', size]];
  if (rating === null) return [['rating.attained', refuse('missing', 'shipType')]];
  if ('reason' in rating) return [['rating.attained', rating]];
  return [
    ['rating.attained', rating.attained],
    ['rating.required', rating.required],
  ];
}

function listMonitoring(report: MonitoringReport): Entry[] {
  return [
    ...report.fuels.map(({ fuel, mass }): Entry => [`monitoring.${fuel}`, mass]),
    ...REPORT_PARTS.flatMap((part) =>
      GASES.map((gas): Entry => [`monitoring.${part}.${gas}`, report.parts[part][gas]]),
    ),
    ...GASES.map((gas): Entry => [`monitoring.${gas}`, report.gases[gas]]),
    ['monitoring.distance', report.distance],
    ['monitoring.hoursUnderWay', report.hoursUnderWay],
    ['monitoring.transportWork', report.transportWork],
    ['monitoring.carbonPerDistance', report.carbonPerDistance],
    ['monitoring.carbonPerTransportWork', report.carbonPerTransportWork],
  ];
}

function listUnionDues(placed: ShipLegs['legs'], asked: EmissionYearQuestion): Entry[] {
  const { allowances, cost } = explainAllowanceYear(placed, asked.year, asked.eurosPerAllowance);
  return [
    ['trading.allowances', allowances],
    ...(cost === null ? [] : [['trading.cost', cost] as const]),
    ...listLedger(explainFuelEu(placed, asked)),
  ];
}

function listLedger(ledger: FuelEuLedger | Refusal): Entry[] {
  if ('reason' in ledger) return [['fuelEu.balance', ledger]];
  return (['actual', 'balance', 'penalty', 'mostBorrowed', 'repaid'] as const).map((name) => [
    `fuelEu.${name}`,
    ledger[name],
  ]);
}
