/** The plant of a vessel: the frame of the tabs of machinery, values by slot, now and at a moment. */
export { fetchSlotValues, plantQueries, storePlant } from './plant.queries.ts';
export { type PlantPlace, PlantProvider, usePlantPlace } from './plant-context.ts';
export { PlantPanel } from './plant-panel.tsx';
export { PlantTab } from './plant-tab.tsx';
export { createPlantView, type PlantView, pickFilled } from './plant-view.ts';
export { getReasonText } from './reason-text.ts';
export { getSlotNumber, getSlotState, type SlotReading, toPlantInput } from './slot-reading.ts';
export { ComputedValue, SlotValue, ValueButton } from './slot-value.tsx';
export type { PlantTime } from './time/use-plant-time.ts';
export { type PlantState, usePlant } from './use-plant.ts';
export { convertPoints, type SlotSeries, type SlotSeriesState, useSlotSeries } from './use-slot-series.ts';
export { useSlot, useSlots } from './use-slots.ts';
