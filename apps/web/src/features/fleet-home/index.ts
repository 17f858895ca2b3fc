/** The first page: what needs attention in the fleet. */
import type { Feature } from '../../registry/index.ts';

export const fleetHomeFeature: Feature = {
  menu: [{ path: '/vessel/home', title: 'HOME', icon: 'home', section: 'main' }],
  firstPages: [{ value: 'vessel/home', title: 'HOME' }],
  routes: [{ path: 'vessel/home', load: () => import('./home.page.tsx') }],
};
