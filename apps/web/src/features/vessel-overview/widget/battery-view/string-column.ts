/** Columns of the table of strings: what is measured of at least one of them, and what is made of that. */
import type { Measured, StringQuantity } from '@fms/domain/battery';
import type { TextKey } from '../../../../language/index.ts';

/** A figure computed from two quantities where it is not measured. */
interface Computed {
  readonly from: readonly [StringQuantity, StringQuantity];
  readonly compute: (first: number, second: number) => number;
  readonly unit: string;
  readonly decimals: number;
}

export interface StringColumn {
  readonly quantity: StringQuantity;
  readonly title: TextKey;
  readonly computed?: Computed;
  /** Given up first where the table is narrow. */
  readonly isMinor?: boolean;
}

const COLUMNS: readonly StringColumn[] = [
  { quantity: 'state of charge', title: 'STRING_SOC' },
  { quantity: 'state of health', title: 'STRING_SOH', isMinor: true },
  { quantity: 'voltage', title: 'STRING_VOLTAGE' },
  { quantity: 'current', title: 'STRING_CURRENT' },
  {
    quantity: 'power',
    title: 'STRING_POWER',
    isMinor: true,
    computed: {
      from: ['voltage', 'current'],
      compute: (volts, amperes) => (volts * amperes) / 1000,
      unit: 'kW',
      decimals: 1,
    },
  },
  { quantity: 'temperature', title: 'STRING_TEMPERATURE' },
  { quantity: 'lowest temperature', title: 'STRING_COLDEST', isMinor: true },
  { quantity: 'highest temperature', title: 'STRING_WARMEST' },
  {
    quantity: 'cell spread',
    title: 'STRING_SPREAD',
    computed: {
      from: ['lowest cell voltage', 'highest cell voltage'],
      compute: (lowest, highest) => (highest - lowest) * 1000,
      unit: 'mV',
      decimals: 0,
    },
  },
];

/** Columns for strings of which `known` is measured. */
export function listStringColumns(known: ReadonlySet<string>): StringColumn[] {
  return COLUMNS.filter(
    ({ quantity, computed }) => known.has(quantity) || (computed?.from.every((part) => known.has(part)) ?? false),
  );
}

/** A cell of a string that comes as a structure: its own figure, or the one made of two others. */
export function getStringFigure(
  string: ReadonlyMap<StringQuantity, Measured>,
  { quantity, computed }: StringColumn,
): (Measured & { readonly decimals?: number }) | undefined {
  const own = string.get(quantity);
  if (own !== undefined || computed === undefined) return own;
  const [first, second] = computed.from.map((part) => string.get(part)?.value);
  if (first === undefined || second === undefined) return undefined;
  return { value: computed.compute(first, second), unit: computed.unit, decimals: computed.decimals };
}
