/** Where the carbon intensity of vessels will end this year, from their days up to yesterday (§9.8, MEPC.352–355(78)). */
import type { FleetCarbon } from '@fms/contract/fleet-statistic';
import { type DailyCarbon, forecastCarbon, type RestChange } from '@fms/domain/carbon-forecast';
import { computeRequiredCii, rateCii } from '@fms/domain/emission';
import type { VesselId } from '@fms/domain/identity';
import { refuse } from '@fms/domain/plant-value';
import type { Caller } from '../../platform/access/caller.ts';
import { CARBON_QUANTITIES, listCarbonDays, readCarbonDays } from './carbon-day.ts';
import { findCiiSize } from './cii-size.ts';
import { type ComparedShip, readShips } from './compared-vessel.ts';
import { listTags } from './fleet-question.ts';
import { requireFigures } from './fleet-statistic.policy.ts';
import type { FleetStatisticPorts } from './fleet-statistic.service.ts';

export function createFleetCarbonService(ports: FleetStatisticPorts) {
  return {
    /** In the order of the ids. */
    async carbon(caller: Caller, vesselIds: readonly VesselId[]): Promise<FleetCarbon[]> {
      await requireFigures(ports.rights, caller, vesselIds);
      const ships = await readShips(ports, [...new Set(vesselIds)]);
      const days = listCarbonDays(ports.clock.now());
      const totals = await ports.spans.totals({ tags: listTags(ships, CARBON_QUANTITIES), spans: days });
      const year = new Date(days.at(-1)?.from ?? 0).getUTCFullYear();
      return ships.map((ship) => toAnswer(ship, year, forecastShip(ship, year, readCarbonDays(ship, totals, days))));
    },
  };
}
export type FleetCarbonService = ReturnType<typeof createFleetCarbonService>;

/** Where the year of a ship ends by its days; refused with what is missing. */
export function forecastShip(
  ship: ComparedShip,
  year: number,
  days: readonly DailyCarbon[],
  change: RestChange | null = null,
) {
  const size = findCiiSize(ship);
  if ('reason' in size) return size;
  if (ship.partsOf('co2').length === 0) return refuse('missing', 'fuel');
  if (ship.partsOf('distance').length === 0) return refuse('missing', 'distance');
  const ended = forecastCarbon(days, size, year, change);
  if ('reason' in ended) return ended;
  const required = computeRequiredCii(size, year);
  const rated = rateCii(size, year, ended.attained.value);
  if (typeof required !== 'number') return required;
  return 'reason' in rated ? rated : { ...ended, required, boundaries: rated.boundaries };
}

function toAnswer({ vesselId }: ComparedShip, year: number, found: ReturnType<typeof forecastShip>): FleetCarbon {
  if ('reason' in found) return { vesselId, forecast: null, missing: found.reason.input };
  const { attained, low, high, required, boundaries, rating, daysKnown } = found;
  return {
    vesselId,
    missing: null,
    forecast: { year, attained: attained.value, low, high, required, boundaries: [...boundaries], rating, daysKnown },
  };
}
