/** Where the carbon intensity of vessels will end this year, from their days up to yesterday (§9.8, MEPC.352–355(78)). */
import type { FleetCarbon } from '@fms/contract/fleet-statistic';
import { type DailyCarbon, forecastCarbon, PAST_DAYS } from '@fms/domain/carbon-forecast';
import {
  CII_SHIP_TYPES,
  type CiiShipSize,
  type CiiShipType,
  computeRequiredCii,
  getCapacityKind,
  rateCii,
} from '@fms/domain/emission';
import { type FleetQuantity, LEAST_COMPLETE } from '@fms/domain/fleet-statistic';
import type { VesselId } from '@fms/domain/identity';
import { type Refusal, refuse } from '@fms/domain/plant-value';
import { DAY_MS, type TimeSpan } from '@fms/domain/time';
import type { Caller } from '../../platform/access/caller.ts';
import { type ComparedShip, readShips } from './compared-vessel.ts';
import { listTags } from './fleet-question.ts';
import { requireFigures } from './fleet-statistic.policy.ts';
import type { FleetStatisticPorts } from './fleet-statistic.service.ts';
import { computeSpanAmounts, type SpanTotals } from './span-amounts.ts';

const DAILY: readonly FleetQuantity[] = ['co2', 'distance'];

export function createFleetCarbonService(ports: FleetStatisticPorts) {
  return {
    /** In the order of the ids. */
    async carbon(caller: Caller, vesselIds: readonly VesselId[]): Promise<FleetCarbon[]> {
      await requireFigures(ports.rights, caller, vesselIds);
      const ships = await readShips(ports, [...new Set(vesselIds)]);
      const days = listDays(ports.clock.now());
      const totals = await ports.spans.totals({ tags: listTags(ships, DAILY), spans: days });
      const year = new Date(days.at(-1)?.from ?? 0).getUTCFullYear();
      return ships.map((ship) => toAnswer(ship, year, forecast(ship, year, readDays(ship, totals, days))));
    },
  };
}
export type FleetCarbonService = ReturnType<typeof createFleetCarbonService>;

/** Days of UTC that have ended, as many as a forecast looks back at. */
function listDays(now: number): TimeSpan[] {
  const today = Math.floor(now / DAY_MS) * DAY_MS;
  return Array.from({ length: PAST_DAYS }, (_, day) => {
    const from = today - (PAST_DAYS - day) * DAY_MS;
    return { from, to: from + DAY_MS };
  });
}

/** Days of which enough was measured. A total of a day is held to be of its measured time: the rest goes on alike. */
function readDays(ship: ComparedShip, totals: SpanTotals, days: readonly TimeSpan[]): DailyCarbon[] {
  const [carbon, miles] = DAILY.map((quantity) => computeSpanAmounts(quantity, ship.partsOf(quantity), totals, days));
  return days.flatMap(({ from }, place) => {
    const [burned, sailed] = [carbon?.[place], miles?.[place]];
    if (burned?.amount == null || sailed?.amount == null) return [];
    const known = Math.min(burned.knownMs, sailed.knownMs) / DAY_MS;
    if (known < LEAST_COMPLETE) return [];
    // What another speed would change is not asked here: the split of hours and engines plays no part.
    return [
      {
        day: from,
        carbon: burned.amount / 1000 / (burned.knownMs / DAY_MS),
        nauticalMiles: sailed.amount / (sailed.knownMs / DAY_MS),
        ...{ mainCarbon: 0, hoursUnderWay: 0, hoursWaiting: 0 },
      },
    ];
  });
}

function forecast(ship: ComparedShip, year: number, days: readonly DailyCarbon[]) {
  const size = findSize(ship);
  if ('reason' in size) return size;
  if (ship.partsOf('co2').length === 0) return refuse('missing', 'fuel');
  if (ship.partsOf('distance').length === 0) return refuse('missing', 'distance');
  const ended = forecastCarbon(days, size, year);
  if ('reason' in ended) return ended;
  const required = computeRequiredCii(size, year);
  const rated = rateCii(size, year, ended.attained.value);
  if (typeof required !== 'number') return required;
  return 'reason' in rated ? rated : { ...ended, required, boundaries: rated.boundaries };
}

/** The type a vessel is rated as, where the type of its symbol is one. */
function findSize({ candidate, deadweightTonnes, grossTonnage }: ComparedShip): CiiShipSize | Refusal {
  const type = CII_SHIP_TYPES.find((known): known is CiiShipType => known === candidate.shipType);
  if (type === undefined) return refuse('missing', 'shipType');
  const isTonnage = getCapacityKind(type) === 'GT';
  const capacity = isTonnage ? grossTonnage : deadweightTonnes;
  return capacity === null ? refuse('missing', isTonnage ? 'grossTonnage' : 'deadweight') : { type, capacity };
}

function toAnswer({ vesselId }: ComparedShip, year: number, found: ReturnType<typeof forecast>): FleetCarbon {
  if ('reason' in found) return { vesselId, forecast: null, missing: found.reason.input };
  const { attained, low, high, required, boundaries, rating, daysKnown } = found;
  return {
    vesselId,
    missing: null,
    forecast: { year, attained: attained.value, low, high, required, boundaries: [...boundaries], rating, daysKnown },
  };
}
