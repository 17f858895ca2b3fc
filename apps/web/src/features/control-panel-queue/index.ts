/** The durable queue of the server in the control panel. */
import type { Feature } from '../../registry/index.ts';

export const controlPanelQueueFeature: Feature = {
  settingPages: [
    {
      id: 'jobs',
      title: 'QUEUE_JOBS',
      icon: 'info',
      group: 'administration',
      isVisible: ({ seeAudit }) => seeAudit,
      load: () => import('./queue.page.tsx'),
    },
  ],
};
