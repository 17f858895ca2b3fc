/** What the panels of the page share. */
import type { SeriesPlaces } from '@fms/domain/fleet-statistic';
import type { VesselId } from '@fms/domain/identity';
import type { TimeSpan } from '@fms/domain/time';
import type { ChangeAddress } from '../../../navigation/use-address.ts';
import type { FleetStatisticState } from '../address/fleet-statistic-state.ts';
import type { FleetRow } from './fleet-row.ts';

export interface PanelParts {
  readonly state: FleetStatisticState;
  readonly change: ChangeAddress<FleetStatisticState>;
  /** In the order of the table. */
  readonly rows: readonly FleetRow[];
  /** Vessels on the chart. */
  readonly places: SeriesPlaces<VesselId>;
  readonly period: TimeSpan;
  /** Draws a vessel, or takes it off the chart. */
  readonly onToggle: (id: VesselId) => void;
}
