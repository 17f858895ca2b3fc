/** Undoes edits of the particulars of a vessel. */
import { vesselDetail, vesselIdentity, vesselSetting } from '@fms/contract/vessel';
import { toId, type VesselId } from '@fms/domain/identity';
import { hasOnlyFields, requireAsLeft, type UndoneEntry, type UndoRules } from '../../platform/audit/undo-rule.ts';
import type { VesselInfoService } from './vessel-info.service.ts';

const IDENTITY = Object.keys(vesselIdentity.shape);
const SETTING = Object.keys(vesselSetting.shape);
/** Of a list an entry keeps the differing entries alone, in words. */
const LISTS = ['machinery', 'contacts', 'certificates', 'software', 'customFields'];
const DETAIL = Object.keys(vesselDetail.shape).filter((name) => !LISTS.includes(name));
const PARTICULARS = [...IDENTITY, ...SETTING, ...DETAIL];

const isExpiry = (entry: UndoneEntry) => hasOnlyFields(entry, ['expiredDate']);
/** A change of many vessels at once writes an empty text where there is no day. */
const dayOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);

const pick = (fields: Readonly<Record<string, unknown>>, names: readonly string[]) =>
  Object.fromEntries(names.filter((name) => name in fields).map((name) => [name, fields[name]]));

export function addVesselUndo(rules: UndoRules, info: VesselInfoService): void {
  rules.add('vessel.edited', {
    can: (entry) => isExpiry(entry) || hasOnlyFields(entry, PARTICULARS),
    async undo({ caller, from }, entry) {
      const { oldFields, newFields } = entry;
      const id = toId<VesselId>(entry.subjectId);
      const { identity, detail, setting, expiredDate, revision } = await info.particulars(caller, id);
      if (isExpiry(entry)) {
        requireAsLeft({ ...entry, newFields: { expiredDate: dayOf(newFields.expiredDate) } }, { expiredDate });
        const old = dayOf(oldFields.expiredDate);
        await info.setExpiry(caller, from, { vesselId: id, expiredDate: old, revision });
        return;
      }
      requireAsLeft(entry, { ...identity, ...detail, ...setting });
      const has = (names: readonly string[]) => names.some((name) => name in oldFields);
      await info.edit(caller, from, {
        vesselId: id,
        revision,
        ...(has(IDENTITY) && { identity: vesselIdentity.parse({ ...identity, ...pick(oldFields, IDENTITY) }) }),
        ...(has(DETAIL) && { detail: pick(oldFields, DETAIL) }),
        ...(has(SETTING) && { setting: vesselSetting.parse({ ...setting, ...pick(oldFields, SETTING) }) }),
      });
    },
  });
}
