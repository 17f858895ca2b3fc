/** The tabs of engines on a vessel's page: figures and mimic. */
import type { Feature } from '../../registry/index.ts';

export const vesselEngineFeature: Feature = {
  vesselTabs: [
    { id: 'engine', title: 'ENGINE_TAB', load: () => import('./engine.tab.tsx') },
    { id: 'engine-mimic', title: 'ENGINE_MIMIC_TAB', load: () => import('./engine-mimic.tab.tsx') },
  ],
};
