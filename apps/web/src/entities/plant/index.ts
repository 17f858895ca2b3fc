/** The plant of a vessel: the frame of the tabs of machinery, values by slot, now and at a moment. */
export { LayoutTools } from './layout/layout-tools.tsx';
export { type LayoutEditor, useLayoutEditor } from './layout/use-layout-editor.ts';
export { fetchSlotValues, plantQueries, storePlant } from './model/plant.queries.ts';
export { type PlantPlace, PlantProvider, usePlantPlace } from './model/plant-context.ts';
export { createPlantView, type PlantView, pickFilled } from './model/plant-view.ts';
export { getSlotNumber, getSlotState, type SlotReading, toPlantInput } from './model/slot-reading.ts';
export { useDefaultTabs, useOfferedTabs } from './model/use-offered-tabs.ts';
export { type PlantState, usePlant } from './model/use-plant.ts';
export {
  convertPoints,
  type SlotSeries,
  type SlotSeriesState,
  useSlotSeries,
  useSlotSeriesOf,
} from './model/use-slot-series.ts';
export { useSlot, useSlots } from './model/use-slots.ts';
export { PlantTab, type PlantTabParts } from './tab/plant-tab.tsx';
export type { PlantTime } from './time/use-plant-time.ts';
export { NumberButton } from './value/number-button.tsx';
export { PlantPanel } from './value/plant-panel.tsx';
export { getReasonText } from './value/reason-text.ts';
export { ComputedValue, SlotValue, ValueButton } from './value/slot-value.tsx';
