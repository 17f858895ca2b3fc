/** Voyages and port stays as emissions are recorded by: what was burned between which ports (Regulation (EU) 2015/757). */
import type { LifeCycleFuelName, VoyageScope } from '../emission/index.ts';
import { type MeasuredFigure, type Refusal, refuse } from '../plant-value/index.ts';
import type { TimeSpan } from '../time/time-span.ts';

/** A port of call: cargo is worked there, or passengers go on or off board. */
export interface CallPort {
  readonly name: string;
  /** In a member state of the European Union or the European Economic Area. */
  readonly isInUnion: boolean;
}

export interface LegFuel {
  readonly fuel: LifeCycleFuelName;
  /** `fuelMass`, t. */
  readonly mass: MeasuredFigure;
  /** `fuelSulphur`, percent by mass; behind a scrubber what equals it. Null where it is not known. */
  readonly sulphur: MeasuredFigure | null;
  /** Renewable of non-biological origin. */
  readonly isNonBiological: boolean;
}

/**
 * A voyage from one port of call to the next, or the stay in one. A leg across the end of a year is given as two: which part
 * of its fuel is of which year only its samples tell.
 */
export interface EmissionLeg extends TimeSpan {
  readonly id: string;
  readonly kind: 'voyage' | 'port-stay';
  /** Null where it is not known; in a port stay both are the port. */
  readonly departure: CallPort | null;
  readonly arrival: CallPort | null;
  /** `distance`, nm over ground; null in a port stay. */
  readonly distance: MeasuredFigure | null;
  /** `hoursUnderWay`, h; null in a port stay. */
  readonly hoursUnderWay: MeasuredFigure | null;
  /** `cargo`, t; null where it is not known. */
  readonly cargo: MeasuredFigure | null;
  readonly fuels: readonly LegFuel[];
  /** `shoreEnergy`, MJ. */
  readonly shoreEnergy: MeasuredFigure | null;
}

/** What part of a leg the systems of the European Union count. Refused as `missing` where a port is not known. */
export function getLegScope({ departure, arrival }: EmissionLeg): VoyageScope | Refusal {
  if (departure === null || arrival === null) return refuse('missing', 'port');
  if (departure.isInUnion && arrival.isInUnion) return 'within';
  return departure.isInUnion || arrival.isInUnion ? 'in-or-out' : 'outside';
}

export interface LegSelection {
  readonly legs: readonly EmissionLeg[];
  /** Legs that begin or end outside the period: they count in neither, until they are cut there. */
  readonly crossing: readonly EmissionLeg[];
}

/** The legs that lie in a period as a whole, and those that cross its beginning or end. */
export function selectLegs(legs: readonly EmissionLeg[], period: TimeSpan): LegSelection {
  const touching = legs.filter(({ from, to }) => from < period.to && to > period.from);
  const isWithin = ({ from, to }: EmissionLeg) => from >= period.from && to <= period.to;
  return { legs: touching.filter(isWithin), crossing: touching.filter((leg) => !isWithin(leg)) };
}

/** A calendar year of UTC, as all records of emissions are kept by. */
export function toYearSpan(year: number): TimeSpan {
  return { from: Date.UTC(year, 0, 1), to: Date.UTC(year + 1, 0, 1) };
}
