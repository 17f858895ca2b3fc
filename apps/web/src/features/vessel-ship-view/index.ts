/** A session on the screen of a vessel (§9.8, §9.10). */
import type { Feature } from '../../registry/index.ts';

export const vesselShipViewFeature: Feature = {
  vesselTabs: [{ id: 'shipview', title: 'SHIP_VIEW', isLinked: true, load: () => import('./ship-view.tab.tsx') }],
};
