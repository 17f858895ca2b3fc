/** Help and information about the product. */
import type { Feature } from '../../registry/index.ts';

export const supportFeature: Feature = {
  menu: [{ path: '/user/help', title: 'HELP', icon: 'info', section: 'support' }],
  routes: [
    { path: 'user', load: () => import('./user-area.page.tsx') },
    { path: 'user/profile', load: () => import('./user-area.page.tsx') },
    { path: 'user/help', load: () => import('./help.page.tsx') },
  ],
};
export const loadHelp = () => import('./help.page.tsx');
