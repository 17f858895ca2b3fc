/**
 * Whether a moment was compliant with MARPOL Annex VI in what goes to air: by place, time, mode of the scrubber and measured
 * ratio. Stricter limits of a state or a port, such as those at berth in the European Union, are not part of it.
 */
import type { Position } from '../geo/coordinates.ts';
import { hasValue, type PlantInput } from '../plant-value/plant-value.ts';
import type { Instant } from '../time/instant.ts';
import { findSulphurArea } from './sulphur-area.ts';
import { getSulphurLimit, type SulphurLimit } from './sulphur-limit.ts';

/** How exhaust gas leaves: washed with sea water, washed in a closed loop, past the scrubber, or nothing burns. */
export type ScrubberMode = 'open' | 'closed' | 'bypass' | 'stopped';

/** Codes of the slot `mode` of a scrubber. */
const MODES: Readonly<Record<number, ScrubberMode>> = { 0: 'bypass', 1: 'open', 2: 'closed' };

/**
 * The mode from its code (0 bypass, 1 open loop, 2 closed loop) and the power of the consumers connected, kW: without power
 * nothing burns. Null where either does not tell.
 */
export function toScrubberMode(code: number | null, connectedPower: number | null): ScrubberMode | null {
  if (connectedPower !== null && connectedPower <= 0) return 'stopped';
  return code === null ? null : (MODES[code] ?? null);
}

/** Unknown is neither of the other two, and is never drawn as compliant. */
export type ComplianceState = 'compliant' | 'exceeding' | 'unknown';

export type ComplianceReason =
  | 'ratio'
  | 'fuel-sulphur'
  | 'nothing-burns'
  | 'no-position'
  | 'area-not-known'
  | 'no-limit'
  | 'no-mode'
  | 'calibration'
  | 'no-ratio'
  | 'no-fuel-sulphur';

export interface EmissionMoment {
  readonly time: Instant;
  /** Null where it is not known, or not trusted. */
  readonly position: Position | null;
  readonly mode: ScrubberMode | null;
  /** SO2 in ppm over CO2 in percent, mean of 60 s. */
  readonly ratio: PlantInput;
  readonly isCalibrating: boolean;
  /** Sulphur of the fuel in use by its delivery note, percent by mass; counts in bypass. */
  readonly fuelSulphur: number | null;
}

export interface Compliance {
  readonly state: ComplianceState;
  readonly reason: ComplianceReason;
  /** The area the moment lies in, or may lie in; null outside. */
  readonly area: string | null;
  readonly limit: SulphurLimit | null;
  /** What was set against the limit: a ratio, or percent of sulphur. */
  readonly value: number | null;
}

/** Evaluates one moment. What is missing makes it unknown, with the first reason that is. */
export function evaluateCompliance(moment: EmissionMoment): Compliance {
  const { time, position, mode } = moment;
  const where = position === null ? null : findSulphurArea(position, time);
  const area = where === null || where.kind === 'outside' ? null : where.area;
  const unknown = (reason: ComplianceReason, limit: SulphurLimit | null = null): Compliance => ({
    state: 'unknown',
    reason,
    area,
    limit,
    value: null,
  });
  if (mode === 'stopped') return { ...unknown('nothing-burns'), state: 'compliant' };
  if (where === null) return unknown('no-position');
  if (where.kind === 'unknown') return unknown('area-not-known');
  const limit = getSulphurLimit(where.kind === 'inside', time);
  if (limit === undefined) return unknown('no-limit');
  if (mode === null) return unknown('no-mode', limit);
  const measured = mode === 'bypass' ? readFuel(moment) : readRatio(moment);
  if (typeof measured === 'string') return unknown(measured, limit);
  const isKept = measured <= (mode === 'bypass' ? limit.sulphurPercent : limit.ratio);
  return {
    state: isKept ? 'compliant' : 'exceeding',
    reason: mode === 'bypass' ? 'fuel-sulphur' : 'ratio',
    area,
    limit,
    value: measured,
  };
}

function readFuel({ fuelSulphur }: EmissionMoment): number | ComplianceReason {
  return fuelSulphur ?? 'no-fuel-sulphur';
}

function readRatio({ ratio, isCalibrating }: EmissionMoment): number | ComplianceReason {
  if (isCalibrating) return 'calibration';
  const isUsable = hasValue(ratio) && (ratio.state === 'good' || ratio.state === 'late');
  return isUsable && Number.isFinite(ratio.value) ? ratio.value : 'no-ratio';
}
