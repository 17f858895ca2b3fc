/** Pages of the control panel about the product: mail, feedback, storage. */
import type { Feature } from '../../registry/index.ts';

export const controlPanelAdministrationFeature: Feature = {
  settingPages: [
    {
      id: 'outbox',
      title: 'OUTBOX',
      icon: 'export',
      group: 'administration',
      isVisible: ({ seeOutbox }) => seeOutbox,
      load: () => import('./outbox.page.tsx'),
    },
    {
      id: 'feedback',
      title: 'FEEDBACK_LIST',
      icon: 'report-problem',
      group: 'administration',
      isVisible: ({ seeFeedback }) => seeFeedback,
      load: () => import('./feedback-list.page.tsx'),
    },
    {
      id: 'storage',
      title: 'STORAGE',
      icon: 'layers',
      group: 'administration',
      isVisible: ({ manageVessels }) => manageVessels,
      load: () => import('./storage.page.tsx'),
    },
  ],
};
