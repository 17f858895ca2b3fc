/** The health of the server in the control panel. */
import type { Feature } from '../../registry/index.ts';

export const controlPanelHealthFeature: Feature = {
  settingPages: [
    {
      id: 'health',
      title: 'HEALTH',
      icon: 'info',
      group: 'administration',
      isVisible: ({ seeAudit }) => seeAudit,
      load: () => import('./health.page.tsx'),
    },
  ],
};
