/** When the shifts of a vessel begin, and by which clock (§9.3, §9.6). */
import { type AppSetting, overrideSetting, parseOverrides } from '@fms/contract/setting';
import { vesselOptions } from '@fms/contract/vessel';
import type { VesselId } from '@fms/domain/identity';
import type { Db } from '../../platform/database/database.ts';
import { findShiftClock } from './shift-clock.repository.ts';

export interface ShiftClock {
  /** `reportTimeZone` of the vessel: `+00:00` or a name. */
  readonly zone: string;
  /** Hours of its day at which a shift begins: those of the configuration, as its organisation overrides them. */
  readonly shiftHours: readonly number[];
}

export interface ShiftClocks {
  of(vesselId: VesselId): Promise<ShiftClock>;
}

export function createShiftClocks(db: Db, setting: AppSetting): ShiftClocks {
  return {
    async of(vesselId) {
      const row = await findShiftClock(db, vesselId);
      const own = overrideSetting(setting, parseOverrides(row?.customData ?? '{}') ?? {}).setting;
      return { zone: vesselOptions.parse(row?.options ?? {}).setting.reportTimeZone, shiftHours: own.shiftTimes };
    },
  };
}
