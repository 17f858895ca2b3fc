/** Releases of the product and what runs where, in the control panel of managers and admins. */
import type { Feature } from '../../registry/index.ts';

export const controlPanelVersionFeature: Feature = {
  settingPages: [
    {
      id: 'versions',
      title: 'VERSIONS',
      icon: 'refresh',
      group: 'administration',
      isVisible: ({ manageVessels }) => manageVessels,
      load: () => import('./version.page.tsx'),
    },
  ],
};
