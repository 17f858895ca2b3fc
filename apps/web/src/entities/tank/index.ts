/** Tanks of a plant: what is in them, how it came to that, and what it weighs. */
export { formatMinute } from './clock-text.ts';
export { ComputedFigure, MeasuredFigure } from './figure.tsx';
export {
  computeSpanBalance,
  DAY_MS,
  type DayBalance,
  type DayReport,
  type FuelCourses,
  listDayBalances,
  listDayReports,
} from './fuel-day.ts';
export { type GradeCourse, sumCourses } from './grade-course.ts';
export { groupByGrade, listPlantTanks, type PlantTank, type TankGroup } from './plant-tank.ts';
export { listShownSlots, type TankContent, type TankSurroundings } from './tank-content.ts';
export { computeTankOutlook, type TankOutlook } from './tank-outlook.ts';
export { BALANCE_DAYS, type FuelHistory, useFuelHistory } from './use-fuel-history.ts';
export { getContentSlot, getContentTag, readCourse, type TankContents, useTankContents } from './use-tank-contents.ts';
export { splitWindow, type TagHistory, useSpanHistory, useTagHistory } from './use-tank-history.ts';
