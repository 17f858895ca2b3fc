/** Pages of the control panel about the user's own account. */
import type { Feature } from '../../registry/index.ts';

export const controlPanelAccountFeature: Feature = {
  settingPages: [
    { id: 'profile', title: 'PROFILE', icon: 'user', group: 'own', load: () => import('./profile.page.tsx') },
    {
      id: 'password',
      title: 'CHANGE_PASSWORD',
      icon: 'edit',
      group: 'own',
      ownOnly: true,
      load: () => import('./password.page.tsx'),
    },
    {
      id: 'two-factor',
      title: 'TWO_FACTOR',
      icon: 'lock',
      group: 'own',
      ownOnly: true,
      load: () => import('./two-factor/two-factor.page.tsx'),
    },
    {
      id: 'sessions',
      title: 'SIGN_INS',
      icon: 'ship-view',
      group: 'own',
      ownOnly: true,
      load: () => import('./sign-in-list.page.tsx'),
    },
    {
      id: 'preferences',
      title: 'PREFERENCES',
      icon: 'display',
      group: 'own',
      load: () => import('./preference.page.tsx'),
    },
    {
      id: 'notifications',
      title: 'NOTIFICATIONS',
      icon: 'message',
      group: 'own',
      load: () => import('./notification/notification.page.tsx'),
    },
  ],
};
