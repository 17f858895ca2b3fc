/** A figure of one vessel over a span: what it came to, held against time, distance, load or transport work. */
import { type FleetQuantity, getQuantityRule } from './fleet-quantity.ts';

/** What a total is divided by; a level is never divided. */
export const NORMALISATIONS = ['none', 'time', 'distance', 'transport-work', 'load'] as const;
export type Normalisation = (typeof NORMALISATIONS)[number];

/** What a vessel did in a span; null where it is not known. */
export interface SpanAmounts {
  /** Total of the quantity, or its mean for a level; in the unit of its rule. */
  readonly amount: number | null;
  /** Hours in which the quantity was measured. */
  readonly hours: number;
  /** Over ground. */
  readonly nauticalMiles: number | null;
  /** Delivered by engines and generators. */
  readonly kilowattHours: number | null;
}

/** Symbol of what a total is divided by. */
const PER: Readonly<Record<Normalisation, string>> = {
  none: '',
  time: '/h',
  distance: '/nm',
  'transport-work': '/(t·nm)',
  load: '/kWh',
};

/** Masses are told in t as they are, and in g where they would have three zeros behind the point. */
function getMassScale(by: Normalisation): { readonly unit: string; readonly factor: number } {
  if (by === 'none') return { unit: 't', factor: 0.001 };
  return by === 'load' || by === 'transport-work' ? { unit: 'g', factor: 1000 } : { unit: 'kg', factor: 1 };
}

/** The quantity by which a ranked one is divided; undefined where that needs no measurement. */
export function getDivisor(quantity: FleetQuantity, by: Normalisation): 'distance' | 'energy' | undefined {
  if (by === 'none' || by === 'time' || getQuantityRule(quantity).kind === 'level') return undefined;
  return by === 'load' ? 'energy' : 'distance';
}

/** Unit of a figure: `t`, `kg/nm`, `g/kWh`, `°C`. */
export function formatFigureUnit(quantity: FleetQuantity, by: Normalisation): string {
  const { unit, kind } = getQuantityRule(quantity);
  if (kind === 'level') return unit;
  return `${unit === 'kg' ? getMassScale(by).unit : unit}${PER[by]}`;
}

/**
 * The figure in the unit of {@link formatFigureUnit}; null where the quantity or what it is divided by is not known, or where
 * that is zero. Transport work is distance times the deadweight of the ship, as the carbon intensity takes it (MEPC.352(78)).
 */
export function computeFleetFigure(
  quantity: FleetQuantity,
  by: Normalisation,
  amounts: SpanAmounts,
  deadweightTonnes: number | null,
): number | null {
  const { unit, kind } = getQuantityRule(quantity);
  const { amount } = amounts;
  if (amount === null || kind === 'level') return amount;
  const base = getBase(by, amounts, deadweightTonnes);
  if (base === null || !(base > 0)) return null;
  return (amount * (unit === 'kg' ? getMassScale(by).factor : 1)) / base;
}

function getBase(by: Normalisation, amounts: SpanAmounts, deadweightTonnes: number | null): number | null {
  switch (by) {
    case 'none':
      return 1;
    case 'time':
      return amounts.hours;
    case 'distance':
      return amounts.nauticalMiles;
    case 'load':
      return amounts.kilowattHours;
    case 'transport-work': {
      const { nauticalMiles } = amounts;
      return nauticalMiles === null || deadweightTonnes === null ? null : nauticalMiles * deadweightTonnes;
    }
  }
}

/** Change against a figure before, as a share; null where one of the two is not known or the one before is zero. */
export function computeChange(now: number | null, before: number | null): number | null {
  return now === null || before === null || before === 0 ? null : now / before - 1;
}
