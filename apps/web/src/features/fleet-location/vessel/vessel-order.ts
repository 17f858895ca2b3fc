/** Orders of the list beside the map. */
import type { Alarm } from '@fms/contract/alarm';
import type { Vessel } from '@fms/contract/vessel';
import { ALARM_PRIORITIES } from '@fms/domain/alarm';
import type { VesselId } from '@fms/domain/identity';
import type { LivePosition } from '../../../live/index.ts';
import { createWordFilter } from '../../../ui/word-filter.ts';

export const ORDERS = ['name', 'alarm', 'speed', 'age'] as const;
export type Order = (typeof ORDERS)[number];

export interface OrderRequest {
  readonly words: string;
  readonly order: Order;
  /** The worst alarm of each vessel that has one. */
  readonly worst: ReadonlyMap<VesselId, Alarm>;
  readonly positionOf: (vesselId: VesselId) => LivePosition | undefined;
}

const byName = new Intl.Collator().compare;
const LAST = Number.POSITIVE_INFINITY;

/** The vessels whose name holds the words, in an order; those with no value for it last. */
export function sortVessels(vessels: readonly Vessel[], { words, order, worst, positionOf }: OrderRequest): Vessel[] {
  const isMeant = createWordFilter(words);
  const rank: Record<Order, (vessel: Vessel) => number> = {
    name: () => 0,
    alarm({ id }) {
      const alarm = worst.get(id);
      return alarm === undefined ? LAST : ALARM_PRIORITIES.indexOf(alarm.priority);
    },
    speed({ id }) {
      const knots = positionOf(id)?.speedKnots ?? null;
      return knots === null ? LAST : -knots;
    },
    age: ({ id }) => positionOf(id)?.time ?? LAST,
  };
  return vessels
    .filter(({ name }) => isMeant(name))
    .map((vessel) => ({ vessel, rank: rank[order](vessel) }))
    .sort((a, b) => (a.rank === b.rank ? byName(a.vessel.name, b.vessel.name) : a.rank - b.rank))
    .map(({ vessel }) => vessel);
}
