/** The screens of all vessels and the sessions on them (§2.3, §2.11). */
import type { Feature } from '../../registry/index.ts';

export const shipViewListFeature: Feature = {
  menu: [
    {
      path: '/vessel/shipview',
      title: 'SHIP_VIEW',
      icon: 'ship-view',
      section: 'main',
      isShown: ({ shipView }) => shipView.enabled,
    },
  ],
  routes: [{ path: 'vessel/shipview', load: () => import('./ship-view-list.page.tsx') }],
};
