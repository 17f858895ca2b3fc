/** The days that the noon table shows, with what needs the ship: slip by the pitch, fuel by its density. */
import { computeSlip } from '@fms/domain/engine';
import { computeNoonReports, type NoonReport } from '@fms/domain/performance';
import { hasValue, type PlantInput, parameter } from '@fms/domain/plant-value';
import { DAY_MS, type Instant } from '@fms/domain/time';
import type { ReadBlock } from './read-blocks.ts';

export interface NoonRow extends NoonReport {
  /** Percent; null without pitch, log or shaft speed. */
  readonly slip: number | null;
  /** t of the main engines, and g/kWh; null without fuel or density. */
  readonly tonnes: number | null;
  readonly sfoc: number | null;
}

export interface NoonAsk {
  /** Moment of the tab. */
  readonly until: Instant;
  readonly zone: string;
  /** m; undefined where it is not entered. */
  readonly pitch: number | undefined;
  /** kg/m³ at 15 °C. */
  readonly density: PlantInput;
  /** Whole days and the one that runs; a week when left out. */
  readonly days?: number;
}

const USUAL_DAYS = 8;

/** The newest first: a day that began before the span is left out, that which runs is partial. */
export function listNoonRows(
  blocks: readonly ReadBlock[],
  { until, zone, pitch, density, days = USUAL_DAYS }: NoonAsk,
): NoonRow[] {
  const period = { from: until - days * DAY_MS, to: until };
  const samples = blocks.map(({ block: { time, means }, fuelRate }) => ({ time, fuelRate, ...means }));
  const weight = hasValue(density) ? density.value / 1000 : null;
  return computeNoonReports(samples, period, zone)
    .filter(({ from, isPartial }) => !isPartial || from !== period.from)
    .map((report) => ({
      ...report,
      slip: slipOf(report, pitch),
      tonnes: scale(report.litres, weight && weight / 1000),
      sfoc: scale(report.litresPerKilowattHour, weight && weight * 1000),
    }))
    .toReversed();
}

function slipOf({ knots, rpm }: NoonReport, pitch: number | undefined): number | null {
  const slip = computeSlip({
    speedThroughWater: parameter(knots, 'speedThroughWater'),
    pitch: parameter(pitch, 'propellerPitch'),
    shaftSpeed: parameter(rpm, 'shaftSpeed'),
  });
  return hasValue(slip) ? slip.value : null;
}

const scale = (value: number | null, factor: number | null) =>
  value === null || factor === null ? null : value * factor;
