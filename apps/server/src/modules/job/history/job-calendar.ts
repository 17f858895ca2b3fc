/** By which zone and hours the periods of a vessel are cut (§9.3, §9.6). */

import type { AppSetting } from '@fms/contract/setting';
import { vesselOptions } from '@fms/contract/vessel';
import type { VesselId } from '@fms/domain/identity';
import type { JobCalendar } from '@fms/domain/job';
import { z } from 'zod';
import type { Db } from '../../../platform/database/database.ts';

const overrides = z.looseObject({ shiftTimes: z.array(z.number().min(0).max(24)).min(1).optional().catch(undefined) });

/** The zone of the vessel; the shift times of its organisation, where that has none those of the installation. */
export async function readJobCalendar(
  db: Db,
  { shiftTimes }: Pick<AppSetting, 'shiftTimes'>,
  vesselId: VesselId,
): Promise<JobCalendar> {
  const { options, customData } = await db
    .selectFrom('vessel')
    .innerJoin('organization', 'organization.id', 'vessel.organizationId')
    .select(['vessel.options', 'organization.customData'])
    .where('vessel.id', '=', vesselId)
    .executeTakeFirstOrThrow();
  const own = overrides.safeParse(parseText(customData));
  return {
    zone: vesselOptions.parse(options).setting.reportTimeZone,
    shiftHours: (own.success ? own.data.shiftTimes : undefined) ?? shiftTimes,
  };
}

/** A text that is no JSON overrides nothing. */
function parseText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
