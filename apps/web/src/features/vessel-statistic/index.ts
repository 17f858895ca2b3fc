/** The statistic tab of a vessel's page. */
import type { Feature } from '../../registry/index.ts';

export const vesselStatisticFeature: Feature = {
  vesselTabs: [{ id: 'statistic', title: 'STATISTIC_TAB', load: () => import('./statistic.tab.tsx') }],
};
