/** The users of an organisation with their access to vessels, for managers; and each user's own API tokens. */
import type { Feature } from '../../registry/index.ts';

export const controlPanelUserFeature: Feature = {
  settingPages: [
    {
      id: 'api-tokens',
      title: 'API_TOKENS',
      icon: 'lock',
      group: 'own',
      ownOnly: true,
      load: () => import('./token/token-list.page.tsx'),
    },
    {
      id: 'users',
      title: 'USERS',
      icon: 'users',
      group: 'administration',
      isVisible: ({ manageUsers }) => manageUsers,
      load: () => import('./user.page.tsx'),
    },
  ],
};
