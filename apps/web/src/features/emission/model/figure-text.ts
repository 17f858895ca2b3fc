/** Figures and their names in words. */
import type { EmissionFigure } from '@fms/contract/emission';
import { formatNumber } from '@fms/domain/format';
import type { Reason } from '@fms/domain/plant-value';
import { getReasonText } from '../../../entities/plant/index.ts';
import type { Translate } from '../../../language/index.ts';

/** Digits that count. */
const DIGITS = 4;
const MOST_DECIMALS = 6;

/** Four digits, and all of a whole number: `0.0642`, `12.34`, `91 709 600`. */
export function formatFigure(value: number): string {
  if (value === 0) return '0';
  const before = Math.floor(Math.log10(Math.abs(value))) + 1;
  const decimals = Math.min(MOST_DECIMALS, Math.max(0, DIGITS - before));
  return formatNumber(value, { decimals: Number.isInteger(value) ? 0 : decimals });
}

/** Why there is none. */
export function tellReason({ reason }: Pick<EmissionFigure, 'reason'>, t: Translate): string {
  return reason === null ? '' : getReasonText(reason satisfies Reason, t);
}

/** Of what formulas are about, where the words of the name are not those of the field. */
const NAMES: Readonly<Record<string, string>> = {
  co2: 'CO2',
  methane: 'CH4',
  nitrousOxide: 'N2O',
  sulphurDioxide: 'SOx',
  co2SoFar: 'CO2 so far',
  co2PerDay: 'CO2 per day',
  co2Error: 'CO2 beyond the forecast',
  attainedCii: 'Attained CII',
  requiredCii: 'Required CII',
};

/** `fuelMass` is "Fuel mass". */
export function nameQuantity(quantity: string): string {
  const words = quantity.replaceAll(/([A-Z])/g, ' $1').toLowerCase();
  return NAMES[quantity] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

/** Names in place of the words in square brackets. */
export const formatFormula = (formula: string): string =>
  formula.replaceAll(/\[(\w+)\]/g, (_, quantity: string) => nameQuantity(quantity)).replaceAll('*', '·');
