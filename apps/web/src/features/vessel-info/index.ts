/** The info tab of a vessel's page. */
import type { Feature } from '../../registry/index.ts';

export const vesselInfoFeature: Feature = {
  vesselTabs: [{ id: 'info', title: 'INFO_TAB', load: () => import('./info.tab.tsx') }],
};
