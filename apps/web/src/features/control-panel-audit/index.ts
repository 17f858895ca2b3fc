/** The audit trail in the control panel: who did what, in words, and undoing it. */
import type { Feature } from '../../registry/index.ts';

export const controlPanelAuditFeature: Feature = {
  settingPages: [
    {
      id: 'audit',
      title: 'AUDIT',
      icon: 'history',
      group: 'administration',
      isVisible: ({ seeAudit }) => seeAudit,
      load: () => import('./audit.page.tsx'),
    },
  ],
};
