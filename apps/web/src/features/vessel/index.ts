/** The frame of a vessel's page; its tabs come from the features that register them. */
import type { Feature } from '../../registry/index.ts';

/** @param preloadTab fetches what the page opens with, beside the page itself; a failure is logged, the page goes on */
export function createVesselFeature(preloadTab: () => Promise<void>): Feature {
  const loadPage = () => {
    preloadTab().catch((error: unknown) => console.info('The overview could not be fetched beforehand', error));
    return import('./vessel.page.tsx');
  };
  return { routes: [{ path: 'vessel/vessel/:vesselId', load: loadPage }] };
}
