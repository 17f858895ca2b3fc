/** The dashboard that applies to a vessel, and the calls that change it. */
import {
  type DashboardScope,
  deleteDashboard,
  getDashboard,
  type PlacedWidget,
  saveDashboard,
} from '@fms/contract/dashboard';
import type { VesselId } from '@fms/domain/identity';
import { askVessel } from '../../api/ask-query.ts';
import { call } from '../../api/index.ts';

export const dashboardQueries = {
  ofVessel: (vesselId: VesselId) => ({
    ...askVessel(['dashboard', vesselId], getDashboard, vesselId),
    meta: { keep: true },
  }),
};

/** What a change is made for, and the version it was made from. */
export interface DashboardVersion {
  readonly vesselId: VesselId;
  readonly scope: DashboardScope;
  readonly version: number;
}

export const saveWidgets = (of: DashboardVersion, widgets: readonly PlacedWidget[]) =>
  call(saveDashboard, { body: { ...of, widgets: [...widgets] } });

export const removeDashboard = ({ vesselId, scope, version }: DashboardVersion) =>
  call(deleteDashboard, { query: { vesselId: String(vesselId), scope, version: String(version) } });
