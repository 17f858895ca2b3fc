/** How long vessels keep their raw readings (§9.6, `dataMaxDays`); where one names no time, its organisation does. */
import { vesselSetting } from '@fms/contract/vessel';
import type { VesselId } from '@fms/domain/identity';
import type { Db } from '../../platform/database/database.ts';
import { findVesselOptions } from './vessel.repository.ts';

interface VesselRetention {
  vesselId: VesselId;
  days: number;
}

const { dataMaxDays } = vesselSetting.shape;

/** Vessels that do not keep everything; a setting that makes no sense keeps everything rather than delete by it. */
export async function listRetentions(db: Db): Promise<VesselRetention[]> {
  return (await findVesselOptions(db)).flatMap(({ id, options, retentionDays }) => {
    const setting = options.setting as { dataMaxDays?: unknown } | undefined;
    const days = dataMaxDays.safeParse(setting?.dataMaxDays).data || retentionDays;
    return days > 0 ? [{ vesselId: id, days }] : [];
  });
}
