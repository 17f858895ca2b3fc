/** The engine tab of a vessel's page. */
import type { Feature } from '../../registry/index.ts';

export const vesselEngineFeature: Feature = {
  vesselTabs: [{ id: 'engine', title: 'ENGINE_TAB', load: () => import('./engine.tab.tsx') }],
};
