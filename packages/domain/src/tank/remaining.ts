/** What remains on board of a grade, and how long and how far that lasts. */
import { hasValue, type PlantInput, type Refusal, refuse } from '../plant-value/plant-value.ts';

export interface TankContent {
  readonly name: string;
  /** m³ or t. */
  readonly content: PlantInput;
  /** What no pump takes out, in the same unit. */
  readonly unpumpable: number;
}

export interface Remaining {
  readonly total: number;
  readonly pumpable: number;
  /** Tanks left out because their content is stale, bad or unknown: "without Mud 3". */
  readonly leftOut: readonly string[];
  /** Whether a content counted is late. */
  readonly isLate: boolean;
}

/** Sum over tanks of one grade, those that are not known left out and named. Refused as `unknown` where none is known. */
export function sumRemaining(tanks: readonly TankContent[]): Remaining | Refusal {
  const known = tanks.flatMap(({ name, content, unpumpable }) => {
    const isUsable = hasValue(content) && (content.state === 'good' || content.state === 'late');
    return isUsable && Number.isFinite(content.value)
      ? [{ name, content: content.value, unpumpable, isLate: content.state === 'late' }]
      : [];
  });
  if (known.length === 0) return refuse('unknown', 'content');
  return {
    total: known.reduce((sum, tank) => sum + tank.content, 0),
    pumpable: known.reduce((sum, tank) => sum + Math.max(0, tank.content - tank.unpumpable), 0),
    leftOut: tanks.map(({ name }) => name).filter((name) => !known.some((tank) => tank.name === name)),
    isLate: known.some(({ isLate }) => isLate),
  };
}

export interface Endurance {
  readonly days: number;
  /** At the speed given; null without one. */
  readonly nauticalMiles: number | null;
}

/**
 * Days = pumpable / mean use a day over the last 7 days (same unit), reach = days · 24 · speed, kn. Refused as `stopped`
 * where nothing was used.
 */
export function computeEndurance(
  pumpable: number,
  meanUsePerDay: number,
  speedKnots: number | null,
): Endurance | Refusal {
  if (!(meanUsePerDay > 0)) return refuse('stopped', 'meanUse');
  const days = pumpable / meanUsePerDay;
  return { days, nauticalMiles: speedKnots === null ? null : days * 24 * speedKnots };
}
