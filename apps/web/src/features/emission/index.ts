/** Emissions of a vessel: voyages, records of a year, carbon intensity, allowances and FuelEU (§9.8, §B2-17). */
import type { Feature } from '../../registry/index.ts';

export const emissionFeature: Feature = {
  menu: [{ path: '/vessel/emission', title: 'EMISSIONS', icon: 'measure', section: 'main' }],
  routes: [{ path: 'vessel/emission', load: () => import('./emission.page.tsx') }],
};
