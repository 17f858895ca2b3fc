/** The fleet as a whole: home, the map of all vessels, and the overview as cards or as a list. */
import type { Feature } from '../../registry/index.ts';
import { MAP_FUNCTION } from './map-offer.ts';

export const fleetFeature: Feature = {
  menu: [
    { path: '/vessel/home', title: 'HOME', icon: 'home', section: 'main' },
    { path: '/vessel/location', title: 'FLEET_LOCATION', icon: 'map', section: 'main', limitedBy: MAP_FUNCTION },
    { path: '/vessel/overview', title: 'OVERVIEW', icon: 'overview', section: 'main' },
  ],
  firstPages: [
    { value: 'vessel/home', title: 'HOME' },
    { value: 'vessel/location', title: 'FLEET_LOCATION', limitedBy: MAP_FUNCTION },
    { value: 'vessel/overview/0', title: 'OVERVIEW_THUMBNAILS' },
    { value: 'vessel/overview/1', title: 'OVERVIEW_LIST' },
  ],
  routes: [
    { path: 'vessel/home', load: () => import('./home/home.page.tsx') },
    { path: 'vessel/location', limitedBy: MAP_FUNCTION, load: () => import('./location/location.page.tsx') },
    { path: 'vessel/overview/:look?', load: () => import('./overview/overview.page.tsx') },
  ],
};
