/** Speed and fuel that a time charter warrants, against what was sailed in good weather (§9.8). */
import { type FactorSet, type PlantAnswer, refuse } from '../plant-value/index.ts';

/** "About 13 knots on about 23.5 t a day", as the charter party has it. */
export interface CharterWarranty {
  /** kn over ground. */
  readonly knots: number;
  /** t a day of the main engines. */
  readonly tonnesPerDay: number;
}

export interface CharterSample {
  /** kn over ground; null where it was not measured, as the others. */
  readonly knots: number | null;
  /** True wind, m/s. */
  readonly windSpeed: number | null;
  readonly tonnesPerDay: number | null;
}

export interface CharterCheck {
  /** Means of the passage in good weather. */
  readonly knots: number;
  readonly tonnesPerDay: number;
  /** Share of the passage of which the weather is known that was good, 0 to 1. */
  readonly goodShare: number;
  readonly speed: 'within' | 'slower';
  readonly fuel: 'within' | 'more';
}

export interface CharterFactors {
  /** True wind of good weather, m/s: the upper end of Beaufort 4. */
  readonly highestWind: number;
  /** What the word "about" leaves: kn less, and the share of fuel more. */
  readonly aboutKnots: number;
  readonly aboutFuelShare: number;
  /** A ship below this share of the warranted speed is not on passage. */
  readonly passageShare: number;
}

export const CHARTER_FACTORS: FactorSet<CharterFactors> = {
  name: 'about: 0.5 kn, 5 %',
  validFrom: '1987-01-01',
  source: 'Usual reading of "about" in time charters (Arab Maritime v. Luxor, "Al Bida"); no award was read',
  verified: false,
  factors: { highestWind: 7.9, aboutKnots: 0.5, aboutFuelShare: 0.05, passageShare: 0.7 },
};

/** Samples of one length that an evaluation needs: an hour of ten minutes. */
const LEAST_SAMPLES = 6;

/** Refused as `too-few` with less than an hour of good weather in which speed and fuel are known. */
export function checkCharter(samples: readonly CharterSample[], warranty: CharterWarranty): PlantAnswer<CharterCheck> {
  const { highestWind, aboutKnots, aboutFuelShare, passageShare } = CHARTER_FACTORS.factors;
  const passage = samples.filter(({ knots }) => knots !== null && knots >= passageShare * warranty.knots);
  const evaluated = passage.filter(({ windSpeed }) => windSpeed !== null);
  const good = evaluated.filter(({ windSpeed }) => (windSpeed ?? Number.POSITIVE_INFINITY) <= highestWind);
  const known = good.flatMap(({ knots, tonnesPerDay }) =>
    knots === null || tonnesPerDay === null ? [] : [{ knots, tonnesPerDay }],
  );
  if (known.length < LEAST_SAMPLES) return refuse('too-few', 'points');
  const mean = (key: 'knots' | 'tonnesPerDay') => known.reduce((sum, one) => sum + one[key], 0) / known.length;
  const [knots, tonnesPerDay] = [mean('knots'), mean('tonnesPerDay')];
  return {
    state: 'good',
    value: {
      knots,
      tonnesPerDay,
      goodShare: good.length / evaluated.length,
      speed: knots < warranty.knots - aboutKnots ? 'slower' : 'within',
      fuel: tonnesPerDay > warranty.tonnesPerDay * (1 + aboutFuelShare) ? 'more' : 'within',
    },
  };
}
