/** The cylinders of an engine as their bars and findings say them. */
import { type CylinderComparison, type CylinderInputs, compareCylinders } from '@fms/domain/engine';
import { hasValue, type PlantInput } from '@fms/domain/plant-value';

export interface CylinderState {
  readonly number: number;
  /** °C; null where there is none to show. */
  readonly temperature: number | null;
  /** K from the mean. */
  readonly deviation: number | null;
  readonly state: 'used' | 'stopped' | 'missing';
  readonly isOut: boolean;
}

export interface CylinderFinding {
  readonly number: number;
  readonly temperature: number;
  readonly deviation: number;
  readonly hint: 'exhaust-valve' | 'injector' | null;
  /** bar from the mean of the maximum pressures; null where they are not measured. */
  readonly pressureOffset: number | null;
}

export interface Cylinders {
  readonly mean: number | null;
  readonly spread: number | null;
  readonly used: number;
  /** Whether a temperature in the mean is late: what is computed from them is no better. */
  readonly isLate: boolean;
  readonly states: readonly CylinderState[];
  /** Of those past the fine band, the furthest first. */
  readonly findings: readonly CylinderFinding[];
  readonly hottest: CylinderState | undefined;
}

export function describeCylinders(
  isRunning: PlantInput<boolean>,
  numbers: readonly number[],
  inputs: readonly CylinderInputs[],
): Cylinders {
  const comparison = compareCylinders(isRunning, inputs);
  const states = numbers.map((number, index) => toState(number, inputs[index], comparison.cylinders[index]));
  const used = states.filter(({ state }) => state === 'used');
  const offsets = computeOffsets(inputs, states);
  const findings = states.flatMap((one, index): CylinderFinding[] => {
    const { number, temperature, deviation } = one;
    const found = comparison.cylinders[index];
    if (!one.isOut || temperature === null || deviation === null || found === undefined) return [];
    const hint = 'hint' in found ? found.hint : null;
    return [{ number, temperature, deviation, hint, pressureOffset: offsets[index] ?? null }];
  });
  return {
    mean: comparison.mean,
    spread: comparison.spread,
    used: comparison.used,
    isLate: inputs.some(
      ({ exhaustTemperature: of }, index) => states[index]?.state === 'used' && hasValue(of) && of.state === 'late',
    ),
    states,
    findings: findings.toSorted((a, b) => Math.abs(b.deviation) - Math.abs(a.deviation)),
    hottest: used.toSorted((a, b) => (b.temperature ?? 0) - (a.temperature ?? 0))[0],
  };
}

type Found = CylinderComparison['cylinders'][number];

function toState(number: number, inputs: CylinderInputs | undefined, found: Found | undefined): CylinderState {
  const temperature = inputs && hasValue(inputs.exhaustTemperature) ? inputs.exhaustTemperature.value : null;
  if (found !== undefined && 'deviation' in found) {
    return { number, temperature, deviation: found.deviation, state: 'used', isOut: found.band !== 'fine' };
  }
  const isStopped = found?.reason.code === 'stopped';
  return { number, temperature, deviation: null, state: isStopped ? 'stopped' : 'missing', isOut: false };
}

/** Maximum pressure of each cylinder that is used, bar from their mean. */
function computeOffsets(inputs: readonly CylinderInputs[], states: readonly CylinderState[]): (number | null)[] {
  const pressures = inputs.map(({ maximumPressure }, index) =>
    maximumPressure && hasValue(maximumPressure) && states[index]?.state === 'used' ? maximumPressure.value : null,
  );
  const known = pressures.filter((pressure) => pressure !== null);
  const mean = known.reduce((sum, pressure) => sum + pressure, 0) / known.length;
  return pressures.map((pressure) => (pressure === null || known.length < 2 ? null : pressure - mean));
}
