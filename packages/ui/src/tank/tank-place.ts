/** Where tanks stand in the hull, and what a drawing of them is told. */
import type { TankMedium } from '@fms/domain/tag';
import type { ReadingState } from '../value/reading-state.ts';
import type { HullSize } from './hull-scale.ts';

/** Metres: from the aft perpendicular, to starboard of the centre line (port is negative), above the keel. */
export interface TankPlace {
  readonly aft: number;
  readonly fore: number;
  readonly port: number;
  readonly starboard: number;
  readonly bottom: number;
  readonly top: number;
}

export interface DrawnTank {
  readonly id: string;
  /** As short as it stays clear: "FO 1". */
  readonly name: string;
  /** Undefined where the medium is not known. */
  readonly medium: TankMedium | undefined;
  /** Share of the height, 0 to 100; null while it is not known. */
  readonly percent: number | null;
  readonly state: ReadingState;
  readonly place: TankPlace;
  /** It takes part in a transfer. */
  readonly isMarked?: boolean;
  /** Name, level, state and age in words. */
  readonly label: string;
}

/** What every drawing of tanks in their hull is told. */
export interface TankDrawingProps {
  readonly label: string;
  readonly hull: HullSize;
  /** Those that no other of them hides. */
  readonly tanks: readonly DrawnTank[];
}

/** A level that may be drawn: known, and neither bad nor stale. */
export const isDrawnLevel = ({ percent, state }: DrawnTank): boolean =>
  percent !== null && Number.isFinite(percent) && state !== 'bad' && state !== 'unknown';

/** `63 %`; two dashes while it is not known. */
export const formatLevel = (tank: DrawnTank): string =>
  isDrawnLevel(tank) ? `${Math.round(tank.percent ?? 0)} %` : '–– %';
