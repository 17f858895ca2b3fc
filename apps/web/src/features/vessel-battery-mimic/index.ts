/** The battery mimic of a vessel's page, with the charge history as its second view. */
import type { Feature } from '../../registry/index.ts';

export const vesselBatteryMimicFeature: Feature = {
  vesselTabs: [{ id: 'battery-mimic', title: 'BATTERY_MIMIC_TAB', load: () => import('./battery-mimic.tab.tsx') }],
};
