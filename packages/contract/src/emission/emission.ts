/** Emissions of a vessel: by voyage, port stay and period, the records of a year, and where the year will end (§9.8, §B2-17). */
import { FUELS } from '@fms/domain/emission';
import { GASES } from '@fms/domain/emission-record';
import { z } from 'zod';
import { defineEndpoint } from '../endpoint/endpoint.ts';
import { tagId } from '../scalar/id.ts';
import { timeSpan } from '../scalar/time.ts';
import { emissionFigures, figureNode, figurePath } from './figure.ts';
import { carbonForecastQuestion, emissionPeriodQuestion, emissionQuestion, emissionYearQuestion } from './question.ts';

/** Of every leg, `<id>.<figure>`, and of a period, `total.<figure>`. */
export const LEG_FIGURES = [...GASES, 'fuel', 'distance', 'hoursUnderWay'] as const;

const port = z.object({ name: z.string(), isInUnion: z.boolean() }).nullable();

export const emissionLeg = z.object({
  id: z.string(),
  kind: z.enum(['voyage', 'port-stay']),
  ...timeSpan,
  /** Null where no known port is near and nothing was entered. */
  departure: port,
  arrival: port,
  /** Whether its beginning and end are known: the first leg began before, the last one goes on. */
  isWhole: z.boolean(),
  /** It reaches beyond the period, and is in none of its totals. */
  isCrossing: z.boolean(),
});
export type WireEmissionLeg = z.infer<typeof emissionLeg>;

export const periodEmission = z.object({
  /** Those that share time with the period, in order of time. */
  legs: z.array(emissionLeg),
  figures: emissionFigures,
  /** Tags that samples are of, by name. */
  tags: z.array(z.object({ name: z.string(), tagId })),
});
export type WirePeriodEmission = z.infer<typeof periodEmission>;

const rating = z.enum(['A', 'B', 'C', 'D', 'E']);
/** Attained up to which A, B, C and D reach. */
const boundaries = z.array(z.number()).length(4);

/**
 * Keys of `figures`: `collection.<fuel or distance …>` of the IMO, `monitoring.<part>.<gas>` and others of the European Union,
 * `rating.<…>`, `trading.<…>` and `fuelEu.<…>`.
 */
export const emissionYear = z.object({
  year: z.int(),
  figures: emissionFigures,
  /** Burned in the year, wherever it sailed, and on voyages and stays that the European Union counts. */
  fuels: z.array(z.enum(FUELS)),
  unionFuels: z.array(z.enum(FUELS)),
  /** Null with a reason at `rating.attained`. */
  rating: z.object({ letter: rating, boundaries }).nullable(),
  /** How many voyages and stays are counted, and how many of them in the records of the European Union. */
  legs: z.int(),
  unionLegs: z.int(),
  /** Legs of which a port is not known: they are in no record of the European Union. */
  unplaced: z.array(z.string()),
});
export type WireEmissionYear = z.infer<typeof emissionYear>;

export const carbonForecast = z.object({
  year: z.int(),
  /** `attained`, `required`, and half the width of the interval as mass, `error`. */
  figures: emissionFigures,
  /** Null with a reason at `attained`. */
  forecast: z
    .object({
      /** Hold the true end in 80 of 100 cases. */
      low: z.number(),
      high: z.number(),
      rating,
      bestRating: rating,
      worstRating: rating,
      boundaries,
      daysKnown: z.int(),
      daysLeft: z.int(),
    })
    .nullable(),
  /** What can be changed; null with the reason beside it. */
  choice: z
    .object({
      /** Mean speed under way of the past, and the speeds that were sailed, kn. */
      knots: z.number(),
      least: z.number(),
      most: z.number(),
      /** Main engine fuel per hour goes with this power of the speed, give or take. */
      exponent: z.number(),
      exponentError: z.number(),
      /** Of a mean day, h. */
      hoursWaiting: z.number(),
    })
    .nullable(),
  choiceReason: z.object({ code: z.string(), input: z.string() }).nullable(),
});
export type WireCarbonForecast = z.infer<typeof carbonForecast>;

const RIGHTS = 'Needs the words view and report.';

export const getPeriodEmission = defineEndpoint('POST /api/v2/emission/period', 'user', {
  summary: `CO2, methane, nitrous oxide and sulphur oxides of a vessel by voyage, port stay and period; at most 370 days. ${RIGHTS}`,
  body: emissionPeriodQuestion,
  answer: periodEmission,
});

export const getEmissionYear = defineEndpoint('POST /api/v2/emission/year', 'user', {
  summary: `Records of a vessel for a calendar year: IMO data collection, monitoring of the European Union, carbon intensity, allowances and FuelEU. ${RIGHTS}`,
  body: emissionYearQuestion,
  answer: emissionYear,
});

export const getCarbonForecast = defineEndpoint('POST /api/v2/emission/forecast', 'user', {
  summary: `Where the carbon intensity of a vessel will end this year, with an interval, and what another speed or less waiting makes of it. ${RIGHTS}`,
  body: carbonForecastQuestion,
  answer: carbonForecast,
});

export const explainEmission = defineEndpoint('POST /api/v2/emission/explain', 'user', {
  summary: `One step below a figure of emissions: formula, inputs, published factors with their source, and samples. ${RIGHTS}`,
  body: z.object({ question: emissionQuestion, ...figurePath }),
  answer: z.object({ node: figureNode, inputs: z.array(figureNode) }),
});

export const emissionEndpoints = { getPeriodEmission, getEmissionYear, getCarbonForecast, explainEmission };
