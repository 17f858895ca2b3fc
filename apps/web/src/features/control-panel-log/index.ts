/** The log of server, browsers and gateways, in the control panel of managers and admins. */
import type { Feature } from '../../registry/index.ts';

export const controlPanelLogFeature: Feature = {
  settingPages: [
    {
      id: 'log',
      title: 'LOG',
      icon: 'overview',
      group: 'administration',
      isVisible: ({ manageVessels }) => manageVessels,
      load: () => import('./log.page.tsx'),
    },
  ],
};
