/** Undoes edits of organisations, their settings and folders. */
import { settingValue } from '@fms/contract/organization';
import { type FolderId, type OrganizationId, toId } from '@fms/domain/identity';
import {
  hasOnlyFields,
  requireAsLeft,
  type UndoneEntry,
  type UndoRule,
  type UndoRules,
} from '../../platform/audit/undo-rule.ts';
import type { Db } from '../../platform/database/database.ts';
import { notFound } from '../../platform/failure/failure.ts';
import type { AdvancedSettingService } from './advanced-setting.service.ts';
import { findFolder } from './folder.repository.ts';
import type { FolderService } from './folder.service.ts';
import { findOrganization, isUploaded } from './organization.repository.ts';
import type { OrganizationEditService } from './organization-edit.service.ts';
import type { OrganizationLogoService } from './organization-logo.service.ts';

export interface OrganizationUndoPorts {
  db: Db;
  edits: OrganizationEditService;
  settings: AdvancedSettingService;
  folders: FolderService;
  logos: Pick<OrganizationLogoService, 'bringBack'>;
}

export function addOrganizationUndo(rules: UndoRules, ports: OrganizationUndoPorts): void {
  rules.add('organization.edited', undoEdit(ports));
  rules.add('organization.setting', undoSetting(ports));
  rules.add('folder.edited', undoFolder(ports));
}

const organizationOf = ({ subjectId }: UndoneEntry) => toId<OrganizationId>(subjectId);

function undoEdit({ db, edits, logos }: OrganizationUndoPorts): UndoRule {
  const isReplaced = ({ oldFields, newFields }: UndoneEntry) =>
    isUploaded(String(oldFields.logo)) && oldFields.logo !== newFields.logo;
  return {
    // The file of an uploaded logo outlives its use for as long as the entry that replaced it keeps it.
    can: (entry) => hasOnlyFields(entry, ['name', 'customData', 'logo']) && (entry.isKept || !isReplaced(entry)),
    async undo({ caller, from }, entry) {
      const id = organizationOf(entry);
      const row = await findOrganization(db, id);
      if (!row) throw notFound('The organisation');
      requireAsLeft(entry, { ...row });
      const { name, customData, logo }: Record<string, unknown> = { ...row, ...entry.oldFields };
      const old = { name: String(name), customData: String(customData), revision: row.revision };
      if (!isReplaced(entry)) {
        await edits.edit(caller, from, { id, ...old, logo: String(logo) });
        return;
      }
      if ('name' in entry.oldFields) await edits.edit(caller, from, { id, ...old });
      await logos.bringBack(caller, from, id, String(logo));
    },
  };
}

function undoSetting({ settings }: OrganizationUndoPorts): UndoRule {
  return {
    can: (entry) => hasOnlyFields(entry, Object.keys(entry.oldFields)),
    async undo({ caller, from }, entry) {
      const id = organizationOf(entry);
      const now = await settings.list(caller, id);
      requireAsLeft(entry, Object.fromEntries(now.map(({ key, value }) => [key, value])));
      const old = Object.entries(entry.oldFields).map(([key, value]) => [key, settingValue.nullable().parse(value)]);
      await settings.set(caller, from, { orgId: id }, Object.fromEntries(old));
    },
  };
}

function undoFolder({ db, folders }: OrganizationUndoPorts): UndoRule {
  return {
    // Of vessels that came and left, an entry keeps the number alone.
    can: (entry) => hasOnlyFields(entry, ['name', 'parentId', 'organizationId']),
    async undo({ caller, from }, entry) {
      const row = await findFolder(db, toId<FolderId>(entry.subjectId));
      if (!row) throw notFound('The folder');
      requireAsLeft(entry, { ...row });
      const { name, parentId } = entry.oldFields;
      const parent = parentId === null ? null : toId<FolderId>(Number(parentId));
      await folders.edit(caller, from, { id: row.id, name: String(name), parentId: parent, revision: row.revision });
    },
  };
}
