/** The fleet as a whole: home, and the map of all vessels. */
import type { Feature } from '../../registry/index.ts';

export const fleetFeature: Feature = {
  menu: [
    { path: '/vessel/home', title: 'HOME', icon: 'home', section: 'main' },
    { path: '/vessel/location', title: 'FLEET_LOCATION', icon: 'map', section: 'main', limitedBy: 'location' },
  ],
  firstPages: [
    { value: 'vessel/home', title: 'HOME' },
    { value: 'vessel/location', title: 'FLEET_LOCATION' },
  ],
  routes: [
    { path: 'vessel/home', load: () => import('./home/home.page.tsx') },
    { path: 'vessel/location', load: () => import('./location/location.page.tsx') },
  ],
};
