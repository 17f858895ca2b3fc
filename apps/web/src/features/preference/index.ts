/** Display preferences of a user: the dialog, and the quick settings of the side menu. */
import type { Feature } from '../../registry/index.ts';

export const preferenceFeature: Feature = {
  menuDialogs: [
    {
      title: 'DISPLAY_PREFERENCE',
      icon: 'display',
      section: 'management',
      load: () => import('./display-preference.dialog.tsx'),
    },
  ],
  menuPanels: [
    {
      title: 'QUICK_SETTINGS',
      icon: 'filter',
      section: 'management',
      load: () => import('./quick-setting.panel.tsx'),
    },
  ],
};
