/** The fleet as a whole: the state of each vessel at a moment, pinned vessels, and the address of the overview. */
export { COLUMN_IDS, type ColumnId, DEFAULT_COLUMNS, hasUsualColumns } from './column-id.ts';
export { countFleet, type FleetCounts } from './fleet-counts.ts';
export { fleetHistoryQueries } from './fleet-history.queries.ts';
export { FleetStatePanel } from './fleet-state.panel.tsx';
export { type DataState, getSymbolType, getVesselState, type VesselState } from './fleet-state.ts';
export { MAP_FUNCTION, useIsMapAvailable } from './map-availability.ts';
export {
  DEFAULT_VIEW,
  includeName,
  OVERVIEW_ADDRESS,
  type OverviewLayout,
  type OverviewView,
  type Shown,
} from './overview-view.ts';
export { PinButton } from './pin-button.tsx';
export { usePinAll, usePinned, useTogglePin } from './pinning.ts';
export { computeSpeedScale } from './speed-scale.ts';
export { useFleetStates, useMapVessels } from './use-fleet.ts';
export { useActivityOf, useVesselActivity } from './use-vessel-activity.ts';
export { VesselMap } from './vessel-map.tsx';
