import { describe, expect, it } from 'vitest';
import { type CiiShipSize, computeAttainedCii } from '../emission/index.ts';
import { refuse } from '../plant-value/index.ts';
import { replayExplanation } from '../testing/replay-explanation.ts';
import { simulateShipDays } from '../testing/ship-year.ts';
import { DAY_MS } from '../time/unit.ts';
import { type CarbonForecast, forecastCarbon } from './carbon-forecast.ts';
import { type DailyCarbon, sumDays } from './daily-carbon.ts';
import type { RestChange } from './past-rate.ts';

const ship: CiiShipSize = { type: 'bulk carrier', capacity: 60_000 };
const BEGIN = Date.UTC(2025, 0, 1);
const NEW_YEAR = 365;

/** Every day alike: 20 h at 12 kn, 2 h waiting, 2 h in port; 80 t CO2, of these 60 t of the main engine. */
const steady: DailyCarbon[] = Array.from({ length: 500 }, (_, index) => ({
  day: BEGIN + index * DAY_MS,
  carbon: 80,
  mainCarbon: 60,
  nauticalMiles: 240,
  hoursUnderWay: 20,
  hoursWaiting: 2,
}));

function forecast(days: readonly DailyCarbon[], change: RestChange | null = null): CarbonForecast {
  const answer = forecastCarbon(days, ship, 2026, change);
  if ('reason' in answer) throw new Error(answer.reason.input);
  return answer;
}

describe('the back-test', () => {
  // A ship each; the day of the forecast goes through the year. The factors were set on seeds from 10000 on.
  const cases = Array.from({ length: 600 }, (_, index) => {
    const days = simulateShipDays(1 + index, BEGIN, 2 * NEW_YEAR);
    const { carbon, nauticalMiles } = sumDays(days.slice(NEW_YEAR));
    const known = NEW_YEAR + ((index * 7) % 335);
    const truth = computeAttainedCii(carbon, ship.capacity, nauticalMiles) as number;
    return { truth, known: known - NEW_YEAR, answer: forecast(days.slice(0, known)) };
  });
  const shareHeld = (of: typeof cases) =>
    of.filter(({ truth, answer }) => truth >= answer.low && truth <= answer.high).length / of.length;

  it('holds the true end in 80 ± 5 % of 600 forecasts', () => {
    expect(shareHeld(cases)).toBeGreaterThanOrEqual(0.75);
    expect(shareHeld(cases)).toBeLessThanOrEqual(0.85);
  });

  it.each([
    [0, 120],
    [120, 240],
    [240, 335],
  ])('holds it as well from day %d to %d: 80 ± 8 %%', (from, to) => {
    const part = cases.filter(({ known }) => known >= from && known < to);
    expect(part.length).toBeGreaterThan(150);
    expect(Math.abs(shareHeld(part) - 0.8)).toBeLessThanOrEqual(0.08);
  });

  it('is narrow enough to be of use: 8 % at the beginning, 2 % from October on', () => {
    const halfWidth = (from: number, to: number) => {
      const part = cases.filter(({ known }) => known >= from && known < to);
      return part.reduce((sum, { answer }) => sum + (answer.high / answer.attained.value - 1) / part.length, 0);
    };
    expect(halfWidth(0, 60)).toBeLessThan(0.1);
    expect(halfWidth(273, 335)).toBeLessThan(0.025);
  });
});

describe('forecastCarbon', () => {
  it('of days that are all alike is what they are, and unfolds to it', () => {
    const { attained, error, daysKnown, daysLeft } = forecast(steady);
    expect(attained.value).toBeCloseTo((80 * 1e6) / (60_000 * 240), 9);
    expect(replayExplanation(attained)).toBeCloseTo(attained.value, 9);
    expect(replayExplanation(error)).toBeCloseTo(error.value, 9);
    expect([daysKnown, daysLeft]).toEqual([135, 230]);
  });

  it('knows the end of a year that is over', () => {
    const days = simulateShipDays(5, BEGIN, 2 * NEW_YEAR);
    const { carbon, nauticalMiles } = sumDays(days.slice(NEW_YEAR));
    const { attained, low, high } = forecast(days);
    expect(attained.value).toBeCloseTo(computeAttainedCii(carbon, ship.capacity, nauticalMiles) as number, 9);
    expect([low, high]).toEqual([attained.value, attained.value]);
  });

  it('takes days without a total from the past', () => {
    const { daysKnown, daysLeft, attained } = forecast(steady.filter((_, index) => index < 400 || index > 409));
    expect([daysKnown, daysLeft]).toEqual([125, 240]);
    expect(attained.value).toBeCloseTo((80 * 1e6) / (60_000 * 240), 9);
  });

  it('gives letters to both ends of the interval', () => {
    const { rating, bestRating, worstRating } = forecast(simulateShipDays(8, BEGIN, NEW_YEAR + 20));
    expect(bestRating <= rating && rating <= worstRating).toBe(true);
  });

  it('is none of too few days, without distance, or of a year not decided', () => {
    expect(forecastCarbon(steady.slice(0, 111), ship, 2025)).toEqual(refuse('too-few', 'days'));
    expect(forecastCarbon([], ship, 2026)).toEqual(refuse('too-few', 'days'));
    const moored = steady.map((day) => ({ ...day, nauticalMiles: 0 }));
    expect(forecastCarbon(moored, ship, 2026)).toEqual(refuse('too-few', 'distance'));
    expect(forecastCarbon(steady, ship, 2031)).toEqual(refuse('missing', 'reduction'));
  });
});

describe('what if', () => {
  const asNow: RestChange = { knots: 12, waitingShare: 1, exponent: 3 };
  const atNewYear = steady.slice(0, NEW_YEAR);

  it('nothing changes: the same forecast', () => {
    expect(forecast(steady, asNow).attained.value).toBeCloseTo(forecast(steady).attained.value, 9);
  });

  it('10 % slower: the main engine burns 0.729 of it an hour, over 0.9 of the distance', () => {
    const { attained } = forecast(atNewYear, { ...asNow, knots: 10.8 });
    expect(attained.value).toBeCloseTo(((60 * 0.729 + 20) * 1e6) / (60_000 * 216), 9);
  });

  it('no waiting: its hours are sailed', () => {
    const { attained } = forecast(atNewYear, { ...asNow, waitingShare: 0 });
    expect(attained.value).toBeCloseTo(((60 * 1.1 + 20) * 1e6) / (60_000 * 264), 9);
    expect(attained.value).toBeLessThan(forecast(atNewYear).attained.value);
  });

  it('is none of no speed, or of more waiting than there are hours', () => {
    expect(forecastCarbon(steady, ship, 2026, { ...asNow, knots: 0 })).toEqual(refuse('out-of-range', 'speed'));
    expect(forecastCarbon(steady, ship, 2026, { ...asNow, waitingShare: 12 })).toEqual(
      refuse('out-of-range', 'waiting'),
    );
    const moored = steady.map((day) => ({ ...day, hoursUnderWay: 0 }));
    expect(forecastCarbon(moored, ship, 2026, asNow)).toEqual(refuse('too-few', 'distance'));
  });
});
