/** The control panel: one's own account, and for admins its first lists. Further features add pages of their own. */
import type { Feature } from '../../registry/index.ts';

export const controlPanelFeature: Feature = {
  menu: [{ path: '/setting', title: 'CONTROL_PANEL', icon: 'settings', section: 'management' }],
  routes: [
    { path: 'setting', load: () => import('./control-panel.page.tsx') },
    { path: 'setting/:page', load: () => import('./control-panel.page.tsx') },
  ],
  settingPages: [
    { id: 'profile', title: 'PROFILE', icon: 'user', group: 'own', load: () => import('./own/profile.page.tsx') },
    {
      id: 'password',
      title: 'CHANGE_PASSWORD',
      icon: 'edit',
      group: 'own',
      load: () => import('./own/password.page.tsx'),
    },
    {
      id: 'two-factor',
      title: 'TWO_FACTOR',
      icon: 'lock',
      group: 'own',
      load: () => import('./two-factor/two-factor.page.tsx'),
    },
    {
      id: 'sessions',
      title: 'SIGN_INS',
      icon: 'ship-view',
      group: 'own',
      load: () => import('./own/sign-in-list.page.tsx'),
    },
    {
      id: 'preferences',
      title: 'PREFERENCES',
      icon: 'display',
      group: 'own',
      load: () => import('./own/preference.page.tsx'),
    },
    {
      id: 'notifications',
      title: 'NOTIFICATIONS',
      icon: 'message',
      group: 'own',
      load: () => import('./notification/notification.page.tsx'),
    },
    {
      id: 'users',
      title: 'USERS',
      icon: 'users',
      group: 'administration',
      isVisible: ({ manageUsers }) => manageUsers,
      load: () => import('./user/user-list.page.tsx'),
    },
    {
      id: 'outbox',
      title: 'OUTBOX',
      icon: 'export',
      group: 'administration',
      isVisible: ({ seeOutbox }) => seeOutbox,
      load: () => import('./administration/outbox.page.tsx'),
    },
    {
      id: 'feedback',
      title: 'FEEDBACK_LIST',
      icon: 'report-problem',
      group: 'administration',
      isVisible: ({ seeFeedback }) => seeFeedback,
      load: () => import('./administration/feedback-list.page.tsx'),
    },
    {
      id: 'storage',
      title: 'STORAGE',
      icon: 'layers',
      group: 'administration',
      isVisible: ({ manageVessels }) => manageVessels,
      load: () => import('./administration/storage.page.tsx'),
    },
    {
      id: 'audit',
      title: 'AUDIT',
      icon: 'history',
      group: 'administration',
      isVisible: ({ seeAudit }) => seeAudit,
      load: () => import('./administration/audit.page.tsx'),
    },
  ],
};
