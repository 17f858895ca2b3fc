/** The alarm tab of a vessel's page. */
import type { Feature } from '../../registry/index.ts';

export const vesselAlarmFeature: Feature = {
  vesselTabs: [{ id: 'alarm', title: 'ALARM_TAB', load: () => import('./alarm.tab.tsx') }],
};
