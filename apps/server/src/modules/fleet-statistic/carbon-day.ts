/** Days of a ship as the forecast of its carbon intensity takes them. */
import { type DailyCarbon, PAST_DAYS } from '@fms/domain/carbon-forecast';
import { type FleetQuantity, LEAST_COMPLETE } from '@fms/domain/fleet-statistic';
import { DAY_MS, type TimeSpan } from '@fms/domain/time';
import type { ComparedShip } from './compared-vessel.ts';
import { computeSpanAmounts, type SpanTotals } from './span-amounts.ts';

/** Whose totals are needed. */
export const CARBON_QUANTITIES: readonly FleetQuantity[] = ['co2', 'distance'];

/** Days of UTC that have ended, as many as a forecast looks back at. */
export function listCarbonDays(now: number): TimeSpan[] {
  const today = Math.floor(now / DAY_MS) * DAY_MS;
  return Array.from({ length: PAST_DAYS }, (_, day) => {
    const from = today - (PAST_DAYS - day) * DAY_MS;
    return { from, to: from + DAY_MS };
  });
}

/** Days of which enough was measured. A total of a day is held to be of its measured time: the rest goes on alike. */
export function readCarbonDays(ship: ComparedShip, totals: SpanTotals, days: readonly TimeSpan[]): DailyCarbon[] {
  const [carbon, miles] = CARBON_QUANTITIES.map((quantity) =>
    computeSpanAmounts(quantity, ship.partsOf(quantity), totals, days),
  );
  return days.flatMap(({ from }, place) => {
    const [burned, sailed] = [carbon?.[place], miles?.[place]];
    if (burned?.amount == null || sailed?.amount == null) return [];
    const known = Math.min(burned.knownMs, sailed.knownMs) / DAY_MS;
    if (known < LEAST_COMPLETE) return [];
    // How hours and engines share in it counts only where another speed is asked for.
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
