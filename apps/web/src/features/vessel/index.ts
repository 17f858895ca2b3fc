/** The page of one vessel and its own tabs; further tabs come from the features that register them. */
import type { Feature } from '../../registry/index.ts';

export const vesselFeature: Feature = {
  routes: [{ path: 'vessel/vessel/:vesselId', load: () => import('./vessel.page.tsx') }],
  vesselTabs: [
    { id: 'overview', title: 'OVERVIEW', load: () => import('./overview/overview.tab.tsx') },
    { id: 'info', title: 'INFO_TAB', load: () => import('./info/info.tab.tsx') },
    { id: 'alarm', title: 'ALARM_TAB', load: () => import('./alarm/alarm.tab.tsx') },
    { id: 'location', title: 'LOCATION_TAB', load: () => import('./location/location.tab.tsx') },
    { id: 'statistic', title: 'STATISTIC_TAB', load: () => import('./statistic/statistic.tab.tsx') },
  ],
};
