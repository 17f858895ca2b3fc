/** All vessels as cards or as a list. */
import type { Feature } from '../../registry/index.ts';

export const fleetOverviewFeature: Feature = {
  menu: [{ path: '/vessel/overview', title: 'OVERVIEW', icon: 'overview', section: 'main' }],
  firstPages: [
    { value: 'vessel/overview/0', title: 'OVERVIEW_THUMBNAILS' },
    { value: 'vessel/overview/1', title: 'OVERVIEW_LIST' },
  ],
  routes: [{ path: 'vessel/overview/:look?', load: () => import('./overview.page.tsx') }],
};
