/** Whether links to the map of the fleet are shown. */
import { isFeatureAvailable } from '../../registry/index.ts';
import { useAppSetting } from '../../settings/app-setting.ts';

/** By this name a configuration leaves the map out (§2.3). */
export const MAP_FUNCTION = 'location';

/** False where the map is left out: its address leads nowhere then, and nothing may lead to it. */
export function useIsMapAvailable(): boolean {
  return isFeatureAvailable({ limitedBy: MAP_FUNCTION }, useAppSetting().functionLimit);
}
