/** Calls behind the replay of a fleet. */
import { getFleetHistory, getOutliers } from '@fms/contract';
import type { Door } from '../../platform/http/door.ts';
import type { FleetHistoryService } from './fleet-history.service.ts';

export function mountFleetHistory(door: Door, history: FleetHistoryService): void {
  door.mount(getFleetHistory, ({ caller, body }) => history.fleet(caller, body));
  door.mount(getOutliers, ({ caller, query }) => history.outliers(caller, query));
}
