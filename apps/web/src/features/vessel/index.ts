/** The page of one vessel and its own tabs; further tabs come from the features that register them. */
import { createLazyPart, type Feature } from '../../registry/index.ts';

const loadOverview = () => import('./overview/overview.tab.tsx');

/** The page. What it opens with is fetched beside it; nobody waits for that who goes to another tab. */
function loadPage() {
  preloadOverview().catch((error: unknown) => console.info('The overview could not be fetched beforehand', error));
  return import('./vessel.page.tsx');
}

async function preloadOverview(): Promise<void> {
  const [{ preloadInstruments }] = await Promise.all([loadOverview(), createLazyPart(loadOverview).preload()]);
  await preloadInstruments();
}

export const vesselFeature: Feature = {
  routes: [{ path: 'vessel/vessel/:vesselId', load: loadPage }],
  vesselTabs: [
    { id: 'overview', title: 'OVERVIEW', load: loadOverview },
    { id: 'info', title: 'INFO_TAB', load: () => import('./info/info.tab.tsx') },
    { id: 'alarm', title: 'ALARM_TAB', load: () => import('./alarm/alarm.tab.tsx') },
    { id: 'location', title: 'LOCATION_TAB', load: () => import('./location/location.tab.tsx') },
    { id: 'statistic', title: 'STATISTIC_TAB', load: () => import('./statistic/statistic.tab.tsx') },
  ],
};
