/** The tab file of a vessel's page. */
import type { Feature } from '../../registry/index.ts';

export const vesselFileFeature: Feature = {
  vesselTabs: [
    // The message of a new file leads to it, whatever tabs the vessel shows (§8.8).
    { id: 'file', title: 'FILE_TAB', word: 'file-read', isLinked: true, load: () => import('./file.tab.tsx') },
  ],
};
