/**
 * Voyages and port stays of a vessel with what was burned on each: between the jobs of its history, from the totals of its
 * tags that figures of the fleet are made of, so that the same hours have the same amounts everywhere.
 */
import { cutAtYears } from '@fms/domain/emission-record';
import type { TagId, VesselId } from '@fms/domain/identity';
import { type Leg, listLegs } from '@fms/domain/job';
import type { Refusal } from '@fms/domain/plant-value';
import { DAY_MS, MINUTE_MS, type TimeSpan } from '@fms/domain/time';
import { notFound } from '../../../platform/failure/failure.ts';
import { createDatedEntryRows } from '../../../platform/vessel-entry/entry-rows.ts';
import type { SpanStore, SpanTotal } from '../../../telemetry/index.ts';
import {
  type ComparedShip,
  listTags,
  readShips,
  type SpanTotals,
  type VesselPorts,
} from '../../fleet-statistic/index.ts';
import { loadKnownPorts, type Ports } from '../../geo/index.ts';
import { listValidJobs } from '../../job/index.ts';
import { buildLeg, type ShipLeg } from './build-leg.ts';
import { listConsumers } from './leg-fuel.ts';

export interface LegPorts extends VesselPorts {
  readonly spans: Pick<SpanStore, 'totals'>;
  readonly knownPorts?: Pick<Ports, 'find' | 'named'>;
}

export interface ShipLegs {
  readonly ship: ComparedShip;
  /** Those that share time with what was asked, in order of time, cut where a year ends. */
  readonly legs: readonly ShipLeg[];
  /** Why nothing is known of its fuel; undefined where it is. */
  readonly noFuel: Refusal | undefined;
}

/** A voyage, and a stay beside it, are seldom longer: their ends tell the ports. */
const AROUND_MS = 90 * DAY_MS;
/** Spans of one statement: its text stays short. */
const SPANS_PER_CALL = 4000;
const QUANTITIES = ['fuel', 'distance', 'shore'] as const;

const deliveries = createDatedEntryRows('deliveryNote', 'desc');

export function createEmissionLegService(ports: LegPorts) {
  return {
    /** Throws `not-found` for a vessel that is not in service. */
    async read(vesselId: VesselId, period: TimeSpan): Promise<ShipLegs> {
      const [ship] = await readShips(ports, [vesselId]);
      if (ship === undefined) throw notFound('This vessel');
      const around = { from: period.from - AROUND_MS, to: period.to + AROUND_MS };
      const jobs = await listValidJobs(ports.db, vesselId, around);
      const whole = listLegs(jobs).map((leg, place) => ({ ...alignLeg(leg), place }));
      const spans = cutAtYears(whole).filter(({ from, to }) => to > from && from < period.to && to > period.from);
      const totals = await readTotals(ports, ship, spans);
      const consumers = listConsumers(ship);
      const noFuel = 'reason' in consumers ? consumers : undefined;
      const source = {
        ...{ ship, jobs, whole, ports: ports.knownPorts ?? loadKnownPorts() },
        consumers: 'reason' in consumers ? [] : consumers,
        notes: await deliveries.list(ports.db, vesselId),
      };
      const legs = spans.map((leg, place) => buildLeg(source, leg, (tagId) => totals.get(tagId)?.[place] ?? null));
      return { ship, legs, noFuel };
    },
  };
}
export type EmissionLegService = ReturnType<typeof createEmissionLegService>;

/** Totals are read by whole minutes. */
const alignLeg = (leg: Leg): Leg => ({ ...leg, from: align(leg.from), to: align(leg.to) });
const align = (time: number) => Math.floor(time / MINUTE_MS) * MINUTE_MS;

async function readTotals({ spans }: LegPorts, ship: ComparedShip, of: readonly TimeSpan[]): Promise<SpanTotals> {
  const tags = listTags([ship], QUANTITIES);
  const joined = new Map(tags.map(({ tagId }): [TagId, (SpanTotal | null)[]] => [tagId, []]));
  for (let from = 0; from < of.length; from += SPANS_PER_CALL) {
    const part = await spans.totals({ tags, spans: of.slice(from, from + SPANS_PER_CALL) });
    for (const [tagId, totals] of part) joined.get(tagId)?.push(...totals);
  }
  return joined;
}
