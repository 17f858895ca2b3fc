/** The tabs tank and tank mimic of a vessel's page. */
import type { Feature } from '../../registry/index.ts';

export const vesselTankFeature: Feature = {
  vesselTabs: [
    { id: 'tank', title: 'TANK_TAB', load: () => import('./tank.tab.tsx') },
    { id: 'tank-mimic', title: 'TANK_MIMIC_TAB', load: () => import('./tank-mimic.tab.tsx') },
  ],
};
