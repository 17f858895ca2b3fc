/** The plant of a vessel in the control panel: equipment, its parameters, and which tag fills which slot. */
import type { Feature } from '../../registry/index.ts';

export const controlPanelPlantFeature: Feature = {
  settingPages: [
    {
      id: 'plant',
      title: 'PLANT',
      icon: 'under-way',
      group: 'administration',
      isVisible: ({ manageVessels }) => manageVessels,
      load: () => import('./plant.page.tsx'),
    },
  ],
};
