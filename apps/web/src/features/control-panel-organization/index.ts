/** The organisations of the control panel: name and logo, folders, and settings of their own. */
import type { Feature } from '../../registry/index.ts';

export const controlPanelOrganizationFeature: Feature = {
  settingPages: [
    {
      id: 'organizations',
      title: 'ORGANIZATIONS',
      icon: 'layers',
      group: 'administration',
      isVisible: ({ manageVessels }) => manageVessels,
      load: () => import('./organization-list.page.tsx'),
    },
  ],
};
