/** Where the carbon intensity of a vessel will end this year, and what another speed or less waiting makes of it (§9.8). */
import type { CarbonForecastQuestion, WireCarbonForecast } from '@fms/contract/emission';
import { type CarbonForecast, type DailyCarbon, type RestChange, weighPast } from '@fms/domain/carbon-forecast';
import { explainRequiredCii } from '@fms/domain/emission-record';
import type { VesselId } from '@fms/domain/identity';
import { type Refusal, refuse } from '@fms/domain/plant-value';
import { DAY_MS } from '@fms/domain/time';
import type { Clock } from '../../../platform/clock/clock.ts';
import { notFound } from '../../../platform/failure/failure.ts';
import {
  CARBON_QUANTITIES,
  type ComparedShip,
  findCiiSize,
  findMainEngineParts,
  forecastShip,
  listCarbonDays,
  listTags,
  readCarbonDays,
  readShips,
  toSpanTags,
} from '../../fleet-statistic/index.ts';
import { listValidJobs } from '../../job/index.ts';
import type { FigureBook } from '../figure/figure-book.ts';
import type { LegPorts } from '../leg/emission-leg.service.ts';
import { shareDays } from './carbon-past.ts';
import { findSpeedChoice, listFittedHours, listSpeedPoints, type SpeedChoice } from './speed-choice.ts';

export interface ForecastPorts extends LegPorts {
  readonly clock: Clock;
}

export interface ShipForecast extends Omit<WireCarbonForecast, 'figures'> {
  readonly book: FigureBook;
}

export function createCarbonForecastService(ports: ForecastPorts) {
  async function readPast(ship: ComparedShip): Promise<DailyCarbon[]> {
    const spans = listCarbonDays(ports.clock.now());
    const engines = findMainEngineParts(ship.plant);
    const tags = [...listTags([ship], CARBON_QUANTITIES), ...toSpanTags(engines.map(({ tag }) => tag))];
    const totals = await ports.spans.totals({
      tags: [...new Map(tags.map((tag) => [tag.tagId, tag])).values()],
      spans,
    });
    const span = { from: spans[0]?.from ?? 0, to: spans.at(-1)?.to ?? 0 };
    const jobs = await listValidJobs(ports.db, ship.vesselId, span);
    return shareDays(readCarbonDays(ship, totals, spans), spans, { totals, engines, jobs });
  }

  async function readChoice(ship: ComparedShip, days: readonly DailyCarbon[]): Promise<SpeedChoice | Refusal> {
    const engines = findMainEngineParts(ship.plant);
    const [speed] = ship.partsOf('distance');
    if (speed === undefined || engines.length === 0) return refuse('missing', speed ? 'mainEngineFuel' : 'distance');
    const hours = listFittedHours(ports.clock.now());
    const totals = await ports.spans.totals({
      tags: toSpanTags([speed, ...engines].map(({ tag }) => tag)),
      spans: hours,
    });
    return findSpeedChoice(listSpeedPoints(speed, engines, totals, hours.length), weighPast(days));
  }

  return {
    /** Throws `not-found` for a vessel that is not in service. */
    async read(vesselId: VesselId, { change }: CarbonForecastQuestion): Promise<ShipForecast> {
      const [ship] = await readShips(ports, [vesselId]);
      if (ship === undefined) throw notFound('This vessel');
      const days = await readPast(ship);
      const year = new Date(ports.clock.now() - DAY_MS).getUTCFullYear();
      const choice = await readChoice(ship, days);
      const found = tryChange(ship, year, days, { change, choice });
      return { year, ...toForecast(ship, year, found), ...toChoice(choice) };
    },
  };
}
export type CarbonForecastService = ReturnType<typeof createCarbonForecastService>;

/** A change without what it rests on is refused with what is missing. */
function tryChange(
  ship: ComparedShip,
  year: number,
  days: readonly DailyCarbon[],
  { change, choice }: { readonly change: CarbonForecastQuestion['change']; readonly choice: SpeedChoice | Refusal },
) {
  if (change === null) return forecastShip(ship, year, days);
  if ('reason' in choice) return choice;
  const rest: RestChange = { ...change, exponent: choice.exponent.exponent };
  return forecastShip(ship, year, days, rest);
}

type Found = Refusal | (CarbonForecast & { readonly boundaries: readonly number[] });

function toForecast(ship: ComparedShip, year: number, found: Found): Pick<ShipForecast, 'book' | 'forecast'> {
  const size = findCiiSize(ship);
  const required = 'reason' in size ? size : explainRequiredCii(size, year);
  if ('reason' in found) {
    return { forecast: null, book: new Map([['attained', found] as const, ['required', required] as const]) };
  }
  const { attained, error, low, high, rating, bestRating, worstRating, boundaries, daysKnown, daysLeft } = found;
  const letters = { rating, bestRating, worstRating, boundaries: [...boundaries] };
  return {
    forecast: { low, high, ...letters, daysKnown, daysLeft },
    book: new Map([['attained', attained] as const, ['required', required] as const, ['error', error] as const]),
  };
}

function toChoice(choice: SpeedChoice | Refusal): Pick<ShipForecast, 'choice' | 'choiceReason'> {
  if ('reason' in choice) return { choice: null, choiceReason: choice.reason };
  const { knots, least, most, hoursWaiting, exponent } = choice;
  const fit = { exponent: exponent.exponent, exponentError: exponent.error };
  return { choice: { knots, least, most, hoursWaiting, ...fit }, choiceReason: null };
}
