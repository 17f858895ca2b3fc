/** The tags of the control panel: their names, limits and quality rules, tested on history before they are saved. */
import type { Feature } from '../../registry/index.ts';

export const controlPanelTagFeature: Feature = {
  settingPages: [
    {
      id: 'tags',
      title: 'TAGS',
      icon: 'statistic',
      group: 'administration',
      isVisible: ({ manageVessels }) => manageVessels,
      load: () => import('./tag-list.page.tsx'),
    },
  ],
};
