import type { HullSize } from './hull-scale.ts';
import type { DrawnTank } from './tank-place.ts';

/** What every drawing of tanks in their hull is told. */
export interface TankDrawingProps {
  readonly label: string;
  readonly hull: HullSize;
  /** Those that no other of them hides. */
  readonly tanks: readonly DrawnTank[];
}
