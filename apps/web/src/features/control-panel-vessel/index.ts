/** The vessels of the control panel: their identity and place, keys of their gateways, and many at once. */
import type { Feature } from '../../registry/index.ts';

export const controlPanelVesselFeature: Feature = {
  settingPages: [
    {
      id: 'vessels',
      title: 'VESSELS',
      icon: 'vessels',
      group: 'administration',
      isVisible: ({ manageVessels }) => manageVessels,
      load: () => import('./vessel-list.page.tsx'),
    },
  ],
};
