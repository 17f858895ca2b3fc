/** Quantities of the fleet beside each other (§2.3, §2.8, §2.11). */
import type { Feature } from '../../registry/index.ts';

export const fleetStatisticFeature: Feature = {
  menu: [{ path: '/vessel/statistic', title: 'FLEET_STATISTIC', icon: 'statistic', section: 'main' }],
  firstPages: [{ value: 'vessel/statistic', title: 'FLEET_STATISTIC' }],
  routes: [{ path: 'vessel/statistic', load: () => import('./fleet-statistic.page.tsx') }],
};
