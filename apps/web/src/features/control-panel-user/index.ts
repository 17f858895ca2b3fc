/** The users of an organisation, for administrators. */
import type { Feature } from '../../registry/index.ts';

export const controlPanelUserFeature: Feature = {
  settingPages: [
    {
      id: 'users',
      title: 'USERS',
      icon: 'users',
      group: 'administration',
      isVisible: ({ manageUsers }) => manageUsers,
      load: () => import('./user-list.page.tsx'),
    },
  ],
};
