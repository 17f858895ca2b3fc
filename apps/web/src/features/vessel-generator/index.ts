/** The generator tab of a vessel's page. */
import type { Feature } from '../../registry/index.ts';

export const vesselGeneratorFeature: Feature = {
  vesselTabs: [{ id: 'generator', title: 'GENERATOR_TAB', load: () => import('./generator.tab.tsx') }],
};
