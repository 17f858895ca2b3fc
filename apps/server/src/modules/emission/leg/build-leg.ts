/** One voyage or port stay as emissions are recorded by, from its jobs and the totals of its tags. */
import type { CallPort, EmissionLeg } from '@fms/domain/emission-record';
import type { TagId } from '@fms/domain/identity';
import { computeJobHours, type Leg, UNDER_WAY_JOBS } from '@fms/domain/job';
import { explainMeasured, type MeasuredFigure } from '@fms/domain/plant-value';
import type { TimeSpan } from '@fms/domain/time';
import type { SpanTotal } from '../../../telemetry/index.ts';
import { type ComparedShip, sumPart } from '../../fleet-statistic/index.ts';
import type { Ports } from '../../geo/index.ts';
import type { ValidJob } from '../../job/index.ts';
import { burnOnLeg, type Consumer, type DeliveryRow, toOrigin } from './leg-fuel.ts';
import { findStayPort } from './leg-port.ts';

export interface LegSource {
  readonly ship: ComparedShip;
  readonly consumers: readonly Consumer[];
  readonly notes: readonly DeliveryRow[];
  readonly jobs: readonly ValidJob[];
  /** All legs of the jobs, before any was cut. */
  readonly whole: readonly Leg[];
  readonly ports: Pick<Ports, 'find' | 'named'>;
}

export interface ShipLeg extends EmissionLeg {
  /** Whether its beginning and end are among the jobs. */
  readonly isWhole: boolean;
}

const MEGAJOULES_PER_KILOWATT_HOUR = 3.6;

/** `leg.place` is that of the uncut leg; `totalOf` tells what a tag came to in the span of this part. */
export function buildLeg(
  source: LegSource,
  leg: Leg & { readonly place: number },
  totalOf: (tagId: TagId) => SpanTotal | null,
): ShipLeg {
  const { ship, consumers, notes, whole } = source;
  const { kind, from, to, isWhole, place } = leg;
  const portAt = (at: number) => findPort(source, whole[at]);
  const isVoyage = kind === 'voyage';
  return {
    id: `${new Date(from).toISOString().slice(0, 16)}Z`,
    ...{ kind, from, to, isWhole },
    departure: portAt(isVoyage ? place - 1 : place),
    arrival: portAt(isVoyage ? place + 1 : place),
    distance: isVoyage ? measureDistance(ship, leg, totalOf) : null,
    hoursUnderWay: isVoyage ? measureHours(source, leg, totalOf) : null,
    // No sensor weighs cargo, and it is not entered yet.
    cargo: null,
    fuels: consumers.map((consumer) => burnOnLeg(consumer, totalOf(consumer.part.tag.id), leg, notes)),
    shoreEnergy: isVoyage ? null : measureShore(ship, leg, totalOf),
  };
}

function findPort({ jobs, ports }: LegSource, leg: Leg | undefined): CallPort | null {
  if (leg?.kind !== 'port-stay') return null;
  return findStayPort(
    leg.jobs.flatMap((place) => jobs[place] ?? []),
    ports,
  );
}

type TotalOf = (tagId: TagId) => SpanTotal | null;

function measureDistance(ship: ComparedShip, span: TimeSpan, totalOf: TotalOf): MeasuredFigure | null {
  const [part] = ship.partsOf('distance');
  if (part === undefined) return null;
  const total = totalOf(part.tag.id);
  const miles = total === null ? 0 : part.convert(sumPart(part.tag, total));
  return explainMeasured(['distance', 'nm'], miles, toOrigin(part, total, span));
}

/** Hours of jobs under way within the leg; the speed is what they were found by. */
function measureHours({ ship, jobs }: LegSource, leg: Leg, totalOf: TotalOf): MeasuredFigure | null {
  const [part] = ship.partsOf('distance');
  if (part === undefined) return null;
  const own = leg.jobs.flatMap((place) => jobs[place] ?? []);
  const hours = computeJobHours(own, UNDER_WAY_JOBS, leg);
  return explainMeasured(['hoursUnderWay', 'h'], hours, toOrigin(part, totalOf(part.tag.id), leg));
}

/** Null where no connection is measured, or took anything in this stay. */
function measureShore(ship: ComparedShip, span: TimeSpan, totalOf: TotalOf): MeasuredFigure | null {
  const [part] = ship.partsOf('shore');
  const total = part === undefined ? null : totalOf(part.tag.id);
  if (part === undefined || total === null) return null;
  const megajoules = part.convert(sumPart(part.tag, total)) * MEGAJOULES_PER_KILOWATT_HOUR;
  return megajoules > 0 ? explainMeasured(['shoreEnergy', 'MJ'], megajoules, toOrigin(part, total, span)) : null;
}
