/** The overview tab of a vessel's page: its dashboard. */
import { createLazyPart, type Feature } from '../../registry/index.ts';

const loadOverview = () => import('./overview.tab.tsx');

export const vesselOverviewFeature: Feature = {
  vesselTabs: [{ id: 'overview', title: 'OVERVIEW', load: loadOverview }],
};

/** Fetches the tab and its instruments; rejects when the network fails. */
export async function preloadVesselOverview(): Promise<void> {
  const [{ preloadInstruments }] = await Promise.all([loadOverview(), createLazyPart(loadOverview).preload()]);
  await preloadInstruments();
}
