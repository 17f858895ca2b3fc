/** Answers what a vessel emitted in a period and in a year, and how each figure came about. */
import {
  type CarbonForecastQuestion,
  type EmissionPeriodQuestion,
  type EmissionQuestion,
  type EmissionYearQuestion,
  type explainEmission,
  MAX_EMISSION_DAYS,
  type WireCarbonForecast,
  type WireEmissionLeg,
  type WireEmissionYear,
  type WirePeriodEmission,
} from '@fms/contract/emission';
import type { AnswerOf, BodyOf } from '@fms/contract/endpoint';
import { fromWireTime, toWireTime } from '@fms/contract/scalar';
import { toYearSpan } from '@fms/domain/emission-record';
import { DAY_MS, type TimeSpan } from '@fms/domain/time';
import type { Caller, VesselRights } from '../../platform/access/caller.ts';
import { invalid, notFound } from '../../platform/failure/failure.ts';
import { type ComparedShip, requireFigures } from '../fleet-statistic/index.ts';
import type { EmissionReader } from './emission-reader.ts';
import { expandNode, type FigureBook, findNode, toWireFigures } from './figure/figure-book.ts';
import { buildYear } from './figure/year-book.ts';
import type { CarbonForecastService } from './forecast/carbon-forecast.service.ts';
import type { ShipLeg } from './leg/build-leg.ts';
import type { EmissionLegService } from './leg/emission-leg.service.ts';

export interface EmissionPorts {
  readonly rights: VesselRights;
  readonly legs: EmissionLegService;
  readonly periods: EmissionReader;
  readonly forecasts: CarbonForecastService;
}

export function createEmissionService({ rights, legs, periods, forecasts }: EmissionPorts) {
  const readPeriod = async (asked: EmissionPeriodQuestion) => {
    const period = toPeriod(asked);
    return { ...(await periods.read(asked.vesselId, period)), period };
  };
  const readYear = async (asked: EmissionYearQuestion) =>
    buildYear(await legs.read(asked.vesselId, toYearSpan(asked.year)), asked);

  async function readBook(question: EmissionQuestion): Promise<FigureBook> {
    if (question.kind === 'period') return (await readPeriod(question)).book;
    if (question.kind === 'year') return (await readYear(question)).book;
    return (await forecasts.read(question.vesselId, question)).book;
  }

  return {
    /** Throws `forbidden` without the words, as all here, and `invalid-input` for a period that is empty or too long. */
    async period(caller: Caller, asked: EmissionPeriodQuestion): Promise<WirePeriodEmission> {
      await requireFigures(rights, caller, [asked.vesselId]);
      const { legs: found, period, book, ship } = await readPeriod(asked);
      return {
        legs: found.map((leg) => toWireLeg(leg, period)),
        figures: toWireFigures(book),
        tags: listSources(ship),
      };
    },

    async year(caller: Caller, asked: EmissionYearQuestion): Promise<WireEmissionYear> {
      await requireFigures(rights, caller, [asked.vesselId]);
      const { book, ...year } = await readYear(asked);
      return { ...year, figures: toWireFigures(book) };
    },

    async forecast(caller: Caller, asked: CarbonForecastQuestion): Promise<WireCarbonForecast> {
      await requireFigures(rights, caller, [asked.vesselId]);
      const { book, ...forecast } = await forecasts.read(asked.vesselId, asked);
      return { ...forecast, figures: toWireFigures(book) };
    },

    /** Throws `not-found` for a key without a figure, and for a way that leads nowhere. */
    async explain(
      caller: Caller,
      { question, key, path }: BodyOf<typeof explainEmission>,
    ): Promise<AnswerOf<typeof explainEmission>> {
      await requireFigures(rights, caller, [question.vesselId]);
      const node = findNode(await readBook(question), key, path);
      if (node === undefined) throw notFound('This figure');
      return expandNode(node);
    },
  };
}
export type EmissionService = ReturnType<typeof createEmissionService>;

function toPeriod({ fromTime, toTime }: EmissionPeriodQuestion): TimeSpan {
  const [from, to] = [fromWireTime(fromTime), fromWireTime(toTime)];
  if (to <= from) throw invalid('toTime must be after fromTime.');
  if (to - from > MAX_EMISSION_DAYS * DAY_MS) throw invalid(`At most ${MAX_EMISSION_DAYS} days at once.`);
  return { from, to };
}

const toWireLeg = (
  { id, kind, from, to, departure, arrival, isWhole }: ShipLeg,
  period: TimeSpan,
): WireEmissionLeg => ({
  ...{ id, kind, departure, arrival, isWhole },
  from: toWireTime(from),
  to: toWireTime(to),
  isCrossing: from < period.from || to > period.to,
});

/** The tags whose samples figures name. */
function listSources(ship: ComparedShip): WirePeriodEmission['tags'] {
  const tags = (['fuel', 'distance', 'shore'] as const).flatMap((quantity) =>
    ship.partsOf(quantity).map(({ tag }) => tag),
  );
  return tags.map(({ id, name }) => ({ name, tagId: id }));
}
