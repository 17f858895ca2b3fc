import type { Vessel } from '@fms/contract/vessel';
import { getVesselOptions } from '../../../entities/vessel/index.ts';
import { useVesselSetting } from '../../../settings/app-setting.ts';

/** When shifts begin (§9.3) and in which zone: the one the vessel reports in (9.6). */
export function useShiftClock(vessel: Vessel): { readonly zone: string; readonly shiftTimes: readonly number[] } {
  const { shiftTimes } = useVesselSetting(vessel.id);
  return { zone: getVesselOptions(vessel).setting.reportTimeZone, shiftTimes };
}
