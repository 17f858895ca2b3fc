/** The map of all vessels, with its zones, tools and replay. */
import { MAP_FUNCTION } from '../../entities/fleet/index.ts';
import type { Feature } from '../../registry/index.ts';

export const fleetLocationFeature: Feature = {
  menu: [{ path: '/vessel/location', title: 'FLEET_LOCATION', icon: 'map', section: 'main', limitedBy: MAP_FUNCTION }],
  firstPages: [{ value: 'vessel/location', title: 'FLEET_LOCATION', limitedBy: MAP_FUNCTION }],
  routes: [{ path: 'vessel/location', limitedBy: MAP_FUNCTION, load: () => import('./location.page.tsx') }],
};
