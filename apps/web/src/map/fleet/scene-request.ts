import type { VesselId } from '@fms/domain/identity';
import type { FleetMoment } from './fleet-moment.ts';
import type { AgeText, MapVessel, Scope } from './vessel-marker.ts';

/** What is to be drawn of the fleet. */
export interface SceneRequest {
  readonly vessels: readonly MapVessel[];
  readonly moment: FleetMoment;
  readonly scope: Scope;
  readonly zoom: number;
  readonly selectedId: VesselId | undefined;
  /** Vessels of the berth that is fanned out. */
  readonly fanned: ReadonlySet<VesselId>;
  readonly withNames: boolean;
  /** Whether to draw the way from the last report to where a vessel is predicted. */
  readonly withPrediction: boolean;
  readonly ageText: AgeText;
  /** Where cards over the map end, pixels right of its middle: no name is written across. */
  readonly cardEdges: readonly number[];
}
