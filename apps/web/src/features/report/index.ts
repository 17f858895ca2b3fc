/** Reports: built, previewed, scheduled and produced (§9.11). */
import type { Feature } from '../../registry/index.ts';

export const reportFeature: Feature = {
  menu: [{ path: '/vessel/report', title: 'REPORTS', icon: 'statistic', section: 'main' }],
  routes: [{ path: 'vessel/report', load: () => import('./report.page.tsx') }],
};
