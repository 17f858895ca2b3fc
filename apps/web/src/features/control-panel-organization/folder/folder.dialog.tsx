import { addFolder } from '@fms/contract/organization';
import type { OrganizationId } from '@fms/domain/identity';
import { Select, TextInput } from '@mantine/core';
import type { ListedFolder } from '../../../entities/organization/index.ts';
import { useText } from '../../../language/index.ts';
import { messages, show } from '../../../message/index.ts';
import { FormDialog, useContractForm } from '../../../ui/form/index.ts';
import { organizationCalls } from '../edit/organization.queries.ts';
import { useRefreshOrganizations } from '../edit/use-organization-action.ts';
import { listPlaces } from './folder-move.ts';

interface FolderDialogProps {
  readonly organizationId: OrganizationId;
  readonly folders: readonly ListedFolder[];
  /** The folder that is changed; absent for a new one. */
  readonly folder?: ListedFolder | undefined;
  readonly onClose: () => void;
}

/** Name and place of a folder, new or known. */
export function FolderDialog({ organizationId, folders, folder, onClose }: FolderDialogProps) {
  const t = useText();
  const refresh = useRefreshOrganizations();
  const form = useContractForm({
    schema: addFolder.body,
    initial: { organizationId, name: folder?.name ?? '', parentId: folder?.parentId ?? null },
    send: ({ name, parentId }) =>
      folder === undefined
        ? organizationCalls.addFolder({ organizationId, name, parentId })
        : organizationCalls.editFolder({ id: folder.id, name, parentId, revision: folder.revision }),
    onSent: () => {
      show(messages.saved);
      onClose();
      return refresh();
    },
  });
  const { parentId } = form.values;
  const title = folder === undefined ? t('ADD_FOLDER') : t('EDIT_FOLDER', { name: folder.name });
  return (
    <FormDialog title={title} form={form} action={t('SAVE')} onClose={onClose}>
      <TextInput label={t('FOLDER_NAME')} data-autofocus maxLength={100} {...form.field('name')} />
      <Select
        label={t('FOLDER_INSIDE')}
        placeholder={t('FOLDER_TOP')}
        clearable
        searchable
        error={form.field('parentId').error}
        data={listPlaces(folders, folder?.id).map(({ id, path }) => ({ value: String(id), label: path }))}
        value={parentId === null ? null : String(parentId)}
        onChange={(id) => form.change({ parentId: id === null ? null : Number(id) })}
      />
    </FormDialog>
  );
}
