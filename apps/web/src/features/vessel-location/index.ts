/** The location tab of a vessel's page. */
import type { Feature } from '../../registry/index.ts';

export const vesselLocationFeature: Feature = {
  vesselTabs: [{ id: 'location', title: 'LOCATION_TAB', load: () => import('./location.tab.tsx') }],
};
