/** The tab of hull and propeller. */
import type { Feature } from '../../registry/index.ts';

export const vesselPerformanceFeature: Feature = {
  vesselTabs: [{ id: 'performance', title: 'PERFORMANCE_TAB', load: () => import('./performance.tab.tsx') }],
};
