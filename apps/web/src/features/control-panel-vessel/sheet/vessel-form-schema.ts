/** The sheet of a vessel as one form: its values, and the calls that save what was changed. */
import { folderId, organizationId } from '@fms/contract/scalar';
import { type Vessel, type VesselParticulars, vesselIdentity, vesselSetting } from '@fms/contract/vessel';
import { isTimeZone } from '@fms/domain/time';
import { VESSEL_TABS } from '@fms/domain/vessel';
import { z } from 'zod';
import { saveVessel, type VesselEdit } from '../../../entities/vessel/index.ts';
import { refuseWrongIdentity } from '../edit/identity-check.ts';
import { vesselCalls } from '../edit/vessel-management.queries.ts';

export const vesselForm = z
  .object({
    ...vesselIdentity.shape,
    organizationId,
    folderId: folderId.nullable(),
    /** The last day of the contract in UTC; empty without an end. */
    lastDay: z.union([z.literal(''), z.iso.date()]),
    tabs: z.array(z.enum(VESSEL_TABS)).nullable(),
    ...vesselSetting.shape,
  })
  .superRefine((values, context) => {
    refuseWrongIdentity(values, context);
    if (!isTimeZone(values.reportTimeZone)) {
      context.addIssue({ code: 'custom', path: ['reportTimeZone'], message: 'WRONG_ZONE' });
    }
  });
export type VesselFormInput = z.input<typeof vesselForm>;
type VesselFormValues = z.output<typeof vesselForm>;

type Place = Pick<Vessel, 'organizationId'> & { readonly folderId: Vessel['folder'] };

export function toFormValues({ identity, setting, tabs, expiredDate }: VesselParticulars, place: Place) {
  const { organizationId: owner, folderId: folder } = place;
  const values = { ...identity, ...setting, tabs, organizationId: owner, folderId: folder };
  return { ...values, lastDay: expiredDate?.slice(0, 10) ?? '' } satisfies VesselFormInput;
}

const IDENTITY = vesselIdentity.keyof().options;
const SETTING = vesselSetting.keyof().options;

/**
 * Saves what differs: particulars by the revision they were read at, then place and end of contract. Answers whether
 * the particulars were saved, which raises the revision.
 */
export async function saveParticulars(
  { vesselId, revision }: Pick<VesselParticulars, 'vesselId' | 'revision'>,
  before: VesselFormInput,
  values: VesselFormValues,
): Promise<VesselParticulars | undefined> {
  const isChanged = (names: readonly (keyof VesselFormInput)[]) =>
    names.some((name) => JSON.stringify(before[name]) !== JSON.stringify(values[name]));
  const edit: VesselEdit = {
    ...(isChanged(IDENTITY) && { identity: vesselIdentity.parse(values) }),
    ...(isChanged(SETTING) && { setting: vesselSetting.parse(values) }),
    ...(isChanged(['tabs']) && { tabs: values.tabs }),
  };
  if (Object.keys(edit).length === 0) return undefined;
  return saveVessel(vesselId, { ...edit, revision });
}

export async function savePlace(
  vesselId: Vessel['id'],
  before: VesselFormInput,
  { organizationId: owner, folderId: folder, lastDay }: VesselFormValues,
): Promise<void> {
  const isMoved = before.organizationId !== owner;
  const change = {
    ...(isMoved && { organizationId: owner }),
    ...((isMoved ? folder !== null : before.folderId !== folder) && { folderId: folder }),
    // The day itself still counts: it ends with midnight in UTC.
    ...(before.lastDay !== lastDay && { expiredDate: lastDay === '' ? null : `${lastDay}T23:59:59.000Z` }),
  };
  if (Object.keys(change).length > 0) await vesselCalls.change({ vesselIds: [vesselId], change });
}
