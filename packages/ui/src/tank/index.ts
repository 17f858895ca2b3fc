/** Tanks where they stand in the hull: from the side, from above, and cut across; and their balance against meters. */
export { type DayDifference, DifferenceBars } from './difference-bars.tsx';
export { type HullSize, sizeHull } from './hull-scale.ts';
export { ANGLE_FACTOR } from './liquid-shape.ts';
export { getMediumColor } from './medium-color.ts';
export type { DrawnTank, TankPlace } from './tank-place.ts';
export { type HullShift, type TankMoving, TankPlan } from './tank-plan.tsx';
export { type HullDraught, TankProfile } from './tank-profile.tsx';
export { TankSection } from './tank-section.tsx';
export { TankSwatch } from './tank-swatch.tsx';
export type { DrawnTransfer } from './transfer-line.tsx';
