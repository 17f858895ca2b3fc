/** Undoes edits of the particulars of a vessel, and of its photo. */
import {
  type VesselParticulars,
  vesselDetail,
  vesselIdentity,
  vesselParticulars,
  vesselSetting,
} from '@fms/contract/vessel';
import { toId, type VesselId } from '@fms/domain/identity';
import { z } from 'zod';
import {
  hasOnlyFields,
  readKept,
  requireAsLeft,
  type UndoneEntry,
  type UndoRules,
} from '../../platform/audit/undo-rule.ts';
import { PARTICULAR_LISTS, pickLists, type VesselInfoService } from './vessel-info.service.ts';
import type { VesselPhotoService } from './vessel-photo.service.ts';

const IDENTITY = Object.keys(vesselIdentity.shape);
const SETTING = Object.keys(vesselSetting.shape);
const LISTS: readonly string[] = PARTICULAR_LISTS;
const DETAIL = Object.keys(vesselDetail.shape).filter((name) => !LISTS.includes(name));
const PARTICULARS = [...IDENTITY, ...SETTING, ...DETAIL, ...LISTS];

/** Of a list an entry tells the differing entries alone, in words; the lists are kept beside. */
const { machinery, contacts, certificates, software, customFields } = vesselDetail.shape;
const { tabs } = vesselParticulars.shape;
const lists = z
  .object({
    machinery: machinery.removeDefault(),
    contacts: contacts.removeDefault(),
    certificates: certificates.removeDefault(),
    software: software.removeDefault(),
    customFields: customFields.removeDefault(),
    tabs,
  })
  .partial();
const keptLists = z.object({ old: lists, new: lists });

const namesLists = ({ oldFields }: UndoneEntry) => LISTS.some((name) => name in oldFields);

const isExpiry = (entry: UndoneEntry) => hasOnlyFields(entry, ['expiredDate']);
/** A change of many vessels at once writes an empty text where there is no day. */
const dayOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);

const pick = (fields: Readonly<Record<string, unknown>>, names: readonly string[]) =>
  Object.fromEntries(names.filter((name) => name in fields).map((name) => [name, fields[name]]));

export function addVesselPhotoUndo(rules: UndoRules, photos: Pick<VesselPhotoService, 'bringBack'>): void {
  rules.add('vessel.edited', {
    // The file of a photo outlives its use for as long as the entry that replaced it keeps it.
    can: (entry) => hasOnlyFields(entry, ['photo']) && (entry.isKept || entry.oldFields.photo === ''),
    undo: ({ caller, from }, { subjectId, oldFields, newFields }) =>
      photos.bringBack(caller, from, toId<VesselId>(subjectId), {
        photo: String(oldFields.photo),
        left: String(newFields.photo),
      }),
  });
}

export function addVesselUndo(rules: UndoRules, info: VesselInfoService): void {
  rules.add('vessel.edited', {
    can: (entry) => isExpiry(entry) || (hasOnlyFields(entry, PARTICULARS) && (entry.isKept || !namesLists(entry))),
    async undo({ caller, from }, entry) {
      const { oldFields, newFields } = entry;
      const id = toId<VesselId>(entry.subjectId);
      const particulars = await info.particulars(caller, id);
      const { identity, detail, setting, expiredDate, revision } = particulars;
      if (isExpiry(entry)) {
        requireAsLeft({ ...entry, newFields: { expiredDate: dayOf(newFields.expiredDate) } }, { expiredDate });
        const old = dayOf(oldFields.expiredDate);
        await info.setExpiry(caller, from, { vesselId: id, expiredDate: old, revision });
        return;
      }
      const { tabs, ...oldLists } = takeLists(entry, particulars);
      requireAsLeft(withoutLists(entry), { ...identity, ...detail, ...setting });
      const has = (names: readonly string[]) => names.some((name) => name in oldFields);
      await info.edit(caller, from, {
        vesselId: id,
        revision,
        ...(has(IDENTITY) && { identity: vesselIdentity.parse({ ...identity, ...pick(oldFields, IDENTITY) }) }),
        detail: { ...pick(oldFields, DETAIL), ...oldLists },
        ...(tabs !== undefined && { tabs }),
        ...(has(SETTING) && { setting: vesselSetting.parse({ ...setting, ...pick(oldFields, SETTING) }) }),
      });
    },
  });
}

/** The lists as they were before the entry, each of which must stand as the entry left it. */
function takeLists(entry: UndoneEntry, particulars: VesselParticulars): z.infer<typeof lists> {
  if (!namesLists(entry)) return {};
  const { old, new: left } = readKept(entry, keptLists);
  requireAsLeft({ ...entry, newFields: left }, pickLists(particulars));
  return old;
}

const withoutLists = (entry: UndoneEntry): UndoneEntry => {
  const rest = Object.entries(entry.newFields).filter(([name]) => !LISTS.includes(name));
  return { ...entry, newFields: Object.fromEntries(rest) };
};
