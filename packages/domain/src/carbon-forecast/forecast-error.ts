/** How far the rest of a year may come out from what was forecast, from how much months of the past differ. */
import { type ComputedFigure, explainComputed, explainFactor, explainMeasured } from '../plant-value/index.ts';
import { getStudent80 } from '../statistic/index.ts';
import { type DailyCarbon, sumDays } from './daily-carbon.ts';
import { FORECAST_FACTORS } from './forecast-data.ts';
import type { PastRate } from './past-rate.ts';

/** Past days are compared in blocks of this length: longer than most voyages, so that one block knows little of the next. */
export const BLOCK_DAYS = 28;

/** Whole blocks, the newest first; what is left over at the far end is too short to be one. */
export function cutBlocks(days: readonly DailyCarbon[]): DailyCarbon[][] {
  const count = Math.floor(days.length / BLOCK_DAYS);
  return Array.from({ length: count }, (_, block) =>
    days.slice(days.length - (block + 1) * BLOCK_DAYS, days.length - block * BLOCK_DAYS),
  );
}

const FORMULA =
  '[quantile] * sqrt([variancePerDay] * ([daysLeft] + [daysLeft]^2 / [effectiveDays])' +
  ' + ([driftShare] * [co2PerDay])^2 / 365 * [daysLeft]^2 * ([memoryDays] / 2 + [daysLeft] / 3)' +
  ' + ([levelShare] * [co2PerDay] * [daysLeft])^2)';

/**
 * Half width, t CO2, of the 80 % interval of what the rest of the year emits beyond `intensity` (t per nm) times its distance.
 * Three parts: the scatter of blocks, for the days to come and for the mean of the past; a drift that grows with time; and
 * what the past cannot know. Two blocks or more.
 */
export function explainError(
  blocks: readonly DailyCarbon[][],
  intensity: number,
  rate: PastRate,
  daysLeft: number,
): ComputedFigure {
  const { memoryDays, driftShare, levelShare } = FORECAST_FACTORS.factors;
  const quantile = getStudent80(blocks.length - 1);
  const variancePerDay = computeVariancePerDay(blocks, intensity);
  const scatter = variancePerDay * (daysLeft + daysLeft ** 2 / rate.effectiveDays);
  const drift = ((driftShare * rate.carbon) ** 2 / 365) * daysLeft ** 2 * (memoryDays / 2 + daysLeft / 3);
  const level = (levelShare * rate.carbon * daysLeft) ** 2;
  return explainComputed(['co2Error', 't'], quantile * Math.sqrt(scatter + drift + level), FORMULA, [
    explainMeasured(['quantile', '1'], quantile),
    explainMeasured(['variancePerDay', 't²/d'], variancePerDay),
    explainMeasured(['daysLeft', 'd'], daysLeft),
    explainMeasured(['effectiveDays', 'd'], rate.effectiveDays),
    explainFactor(['driftShare', '1'], driftShare, FORECAST_FACTORS),
    explainMeasured(['co2PerDay', 't/d'], rate.carbon),
    explainFactor(['memoryDays', 'd'], memoryDays, FORECAST_FACTORS),
    explainFactor(['levelShare', '1'], levelShare, FORECAST_FACTORS),
  ]);
}

/** Of the excess over `intensity`, from steps between neighbours: a slow drift is not scatter, and is counted by itself. */
function computeVariancePerDay(blocks: readonly DailyCarbon[][], intensity: number): number {
  const excesses = blocks.map((block) => {
    const { carbon, nauticalMiles } = sumDays(block);
    return carbon - intensity * nauticalMiles;
  });
  const steps = excesses.slice(1).map((excess, index) => excess - (excesses[index] ?? 0));
  return steps.reduce((sum, step) => sum + step ** 2, 0) / (2 * steps.length) / BLOCK_DAYS;
}
