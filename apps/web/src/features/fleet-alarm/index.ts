/** Active alarms and alarm journal of all vessels. */
import type { Feature } from '../../registry/index.ts';

export const fleetAlarmFeature: Feature = {
  menu: [{ path: '/vessel/alarm', title: 'FLEET_ALARMS', icon: 'warning', section: 'main' }],
  routes: [{ path: 'vessel/alarm', load: () => import('./fleet-alarm.page.tsx') }],
};
