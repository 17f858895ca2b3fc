/** Cylinders compared with one another: exhaust temperature and maximum pressure against their mean (§9.8). */
import { combine, type FactorSet, hasValue, type PlantInput, type Reason, refuse } from '../plant-value/index.ts';

export interface CylinderInputs {
  /** °C after the exhaust valve. */
  readonly exhaustTemperature: PlantInput;
  /** bar; absent where it is not measured, and then there is no hint. */
  readonly maximumPressure?: PlantInput | undefined;
  /** True for a cylinder that is cut out: it counts in no mean. */
  readonly isCutOut?: boolean;
}

export type CylinderBand = 'fine' | 'warning' | 'alarm';
/** What a hot cylinder points to: with a low maximum pressure its exhaust valve, with a high one its injector. */
export type CylinderHint = 'exhaust-valve' | 'injector';

export type CylinderFinding =
  | { readonly deviation: number; readonly band: CylinderBand; readonly hint: CylinderHint | null }
  | { readonly reason: Reason };

export interface CylinderComparison {
  /** °C over the cylinders used; null where there are fewer than two. */
  readonly mean: number | null;
  /** Hottest − coldest of the cylinders used, K. */
  readonly spread: number | null;
  /** In the order of the inputs. */
  readonly cylinders: readonly CylinderFinding[];
  /** "8 of 9" */
  readonly used: number;
}

export interface CylinderLimits {
  /** K up to which a deviation is fine. */
  readonly fine: number;
  /** K above which it is an alarm. */
  readonly alarm: number;
  /** bar from the mean at which a maximum pressure is high or low. */
  readonly pressure: number;
}

export const CYLINDER_LIMITS: FactorSet<CylinderLimits> = {
  name: 'Cylinder balance 30 / 50 K, 3 bar',
  validFrom: '2002-01-01',
  source: 'guide in use on board; pressure by the usual balance of two-stroke and medium-speed engines',
  verified: false,
  factors: { fine: 30, alarm: 50, pressure: 3 },
};

/**
 * Deviation of each cylinder in K from the mean of those that run and whose sensor may be used, its band, and a hint where
 * it is hot and its maximum pressure differs by 3 bar or more. A cylinder without a usable sensor, cut out, or of an
 * engine that stands has a reason instead.
 */
export function compareCylinders(
  isRunning: PlantInput<boolean>,
  inputs: readonly CylinderInputs[],
  { factors }: FactorSet<CylinderLimits> = CYLINDER_LIMITS,
): CylinderComparison {
  const temperatures = inputs.map(({ exhaustTemperature, isCutOut }) =>
    combine({ isRunning, exhaustTemperature }, (of) =>
      of.isRunning && isCutOut !== true ? of.exhaustTemperature : refuse('stopped', 'cylinder'),
    ),
  );
  const used = temperatures.flatMap((answer) => (hasValue(answer) ? [answer.value] : []));
  // One cylinder alone is its own mean.
  if (used.length < 2) {
    const few = refuse('too-few', 'exhaustTemperature');
    return {
      mean: null,
      spread: null,
      cylinders: temperatures.map((of) => (hasValue(of) ? few : of)),
      used: used.length,
    };
  }
  const mean = average(used);
  const pressures = inputs.map(({ maximumPressure }, index) => {
    const isUsed = 'value' in (temperatures[index] ?? {});
    const pressure = maximumPressure && isUsed ? combine({ maximumPressure }, (of) => of.maximumPressure) : undefined;
    return pressure && hasValue(pressure) ? pressure.value : null;
  });
  const known = pressures.filter((pressure) => pressure !== null);
  const cylinders = temperatures.map((answer, index) => {
    if (!hasValue(answer)) return answer;
    const pressure = pressures[index] ?? null;
    const offset = pressure === null || known.length < 2 ? null : pressure - average(known);
    const deviation = answer.value - mean;
    return { deviation, band: bandOf(Math.abs(deviation), factors), hint: hintOf(deviation, offset, factors) };
  });
  return { mean, spread: Math.max(...used) - Math.min(...used), cylinders, used: used.length };
}

function bandOf(kelvin: number, { fine, alarm }: CylinderLimits): CylinderBand {
  if (kelvin <= fine) return 'fine';
  return kelvin > alarm ? 'alarm' : 'warning';
}

function hintOf(deviation: number, offset: number | null, { fine, pressure }: CylinderLimits): CylinderHint | null {
  if (offset === null || deviation <= fine || Math.abs(offset) < pressure) return null;
  return offset < 0 ? 'exhaust-valve' : 'injector';
}

function average(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}
