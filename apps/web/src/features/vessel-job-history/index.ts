/** The tab job history of a vessel's page, for administrators. */
import type { Feature } from '../../registry/index.ts';

export const vesselJobHistoryFeature: Feature = {
  vesselTabs: [
    { id: 'job-history', title: 'JOB_HISTORY_TAB', adminOnly: true, load: () => import('./job-history.tab.tsx') },
  ],
};
