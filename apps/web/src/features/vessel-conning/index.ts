/** The conning tab of a vessel's page. */
import type { Feature } from '../../registry/index.ts';

export const vesselConningFeature: Feature = {
  vesselTabs: [{ id: 'conning', title: 'CONNING_TAB', load: () => import('./conning.tab.tsx') }],
};
