/** Set points that the desktop keeps. The simulated plant keeps to its plan: they change what is shown, not what it does. */
import type { SetPoint, SetPointId } from '../page/screen-model.ts';

interface Range {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

const RANGES: Readonly<Record<SetPointId, Range>> = {
  'cooling-water': { min: 70, max: 92, step: 1 },
  'day-tank': { min: 60, max: 96, step: 2 },
  'next-set': { min: 60, max: 95, step: 5 },
};

export const FIRST_SET_POINTS: readonly SetPoint[] = [
  { id: 'cooling-water', page: 'engine', name: 'Cooling water set point', unit: '°C', value: 82 },
  { id: 'day-tank', page: 'plant', name: 'Fill day tank to', unit: '%', value: 90 },
  { id: 'next-set', page: 'plant', name: 'Start next set at load', unit: '%', value: 85 },
];

/** Steps up or down, never out of its range. */
export function adjustSetPoint(setPoint: SetPoint, steps: number): SetPoint {
  const { min, max, step } = RANGES[setPoint.id];
  return { ...setPoint, value: Math.min(max, Math.max(min, setPoint.value + steps * step)) };
}
