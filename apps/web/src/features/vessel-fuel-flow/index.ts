/** The tab fuel flow of a vessel's page, for administrators. */
import type { Feature } from '../../registry/index.ts';

export const vesselFuelFlowFeature: Feature = {
  vesselTabs: [{ id: 'fuel-flow', title: 'FUEL_FLOW_TAB', adminOnly: true, load: () => import('./fuel-flow.tab.tsx') }],
};
