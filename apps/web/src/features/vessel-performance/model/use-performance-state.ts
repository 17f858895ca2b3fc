/** What is chosen on the tab; all of it stands in the address. */
import type { PerformanceFilter } from '@fms/domain/performance';
import { useMemo } from 'react';
import { z } from 'zod';
import { addressOf, parameter, parameterList } from '../../../navigation/address-schema.ts';
import { useAddressState } from '../../../navigation/use-address.ts';

export const SPANS = ['month', 'half-year', 'docking'] as const;
export type PerformanceSpan = (typeof SPANS)[number];

/** Filters one may leave out; all are in use at first. */
export const FILTERS = [
  'wind',
  'draught',
  'depth',
  'rudder',
  'unsteady',
  'water-temperature',
] as const satisfies readonly PerformanceFilter[];

const SPEED = z.codec(z.string(), z.number().positive(), { decode: Number, encode: String });
const ADDRESS = addressOf({
  span: parameter('span', z.enum(SPANS), 'half-year'),
  without: parameterList('without', z.enum(FILTERS), FILTERS.length),
  ciiType: parameter('ciiType', z.string().max(60)),
  speed: parameter('speed', SPEED),
});

export interface PerformanceState {
  readonly span: PerformanceSpan;
  readonly chooseSpan: (span: PerformanceSpan) => void;
  readonly filters: ReadonlySet<PerformanceFilter>;
  readonly toggle: (filter: (typeof FILTERS)[number]) => void;
  /** As chosen for the carbon intensity; undefined: what the ship's own type stands for. */
  readonly ciiType: string | undefined;
  readonly chooseCiiType: (type: string) => void;
  /** Speed that is tried, kn. */
  readonly speed: number | undefined;
  readonly trySpeed: (knots: number) => void;
}

export function usePerformanceState(): PerformanceState {
  const [{ span, without, ciiType, speed }, change] = useAddressState(ADDRESS);
  const left = without.join();
  const filters = useMemo(
    () => new Set<PerformanceFilter>(FILTERS.filter((one) => !left.split(',').includes(one))),
    [left],
  );
  return {
    span,
    chooseSpan: (next) => change({ span: next }),
    filters,
    toggle: (filter) =>
      change({ without: without.includes(filter) ? without.filter((one) => one !== filter) : [...without, filter] }),
    ciiType,
    chooseCiiType: (type) => change({ ciiType: type }),
    speed,
    trySpeed: (knots) => change({ speed: knots }),
  };
}
