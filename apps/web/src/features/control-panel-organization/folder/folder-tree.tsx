import type { FolderId, OrganizationId } from '@fms/domain/identity';
import { IconButton } from '@fms/ui/control';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type DragEvent, type KeyboardEvent, useMemo, useState } from 'react';
import { type ListedFolder, listFolders } from '../../../entities/organization/index.ts';
import { vesselQueries } from '../../../entities/vessel/index.ts';
import { useText } from '../../../language/index.ts';
import { fillMessage, messages, openQuestion } from '../../../message/index.ts';
import { organizationCalls } from '../edit/organization.queries.ts';
import sheet from '../edit/sheet.module.css';
import { useOrganizationAction } from '../edit/use-organization-action.ts';
import { FolderDialog } from './folder.dialog.tsx';
import { findMove, listPlaces } from './folder-move.ts';
import style from './folder-tree.module.css';

/** Folders of an organisation: added, named, deleted, and moved by dragging, by a dialog or by Alt with an arrow. */
export function FolderTree({ organizationId }: { organizationId: OrganizationId }) {
  const t = useText();
  const { data: roots } = useQuery(vesselQueries.folders());
  const folders = useMemo(
    () => listFolders(roots ?? []).filter((folder) => folder.organizationId === organizationId),
    [roots, organizationId],
  );
  const [isAdding, setAdding] = useState(false);
  const [edited, setEdited] = useState<FolderId>();
  const [dragged, setDragged] = useState<FolderId>();
  const move = useOrganizationAction(({ folder, parentId }: { folder: ListedFolder; parentId: FolderId | null }) =>
    organizationCalls.editFolder({ id: folder.id, name: folder.name, parentId, revision: folder.revision }),
  );
  const drop = (parentId: FolderId | null) => {
    const folder = folders.find(({ id }) => id === dragged);
    setDragged(undefined);
    if (folder === undefined || folder.parentId === parentId) return;
    const isPlace = parentId === null || listPlaces(folders, folder.id).some(({ id }) => id === parentId);
    if (isPlace) move.mutate({ folder, parentId });
  };
  const close = () => {
    setAdding(false);
    setEdited(undefined);
  };
  const openFolder = folders.find(({ id }) => id === edited);
  return (
    <section className={sheet.part} aria-label={t('FOLDERS')}>
      <h3 className={sheet.heading}>{t('FOLDERS')}</h3>
      {folders.length === 0 && <p className="fms-caption">{t('NO_FOLDERS')}</p>}
      <ul className={style.tree}>
        {folders.map((folder) => (
          <FolderRow
            key={folder.id}
            folder={folder}
            onDrag={() => setDragged(folder.id)}
            onDrop={() => drop(folder.id)}
            onEdit={() => setEdited(folder.id)}
            onMove={(way) => {
              const parentId = findMove(folders, folder, way);
              if (parentId !== undefined) move.mutate({ folder, parentId });
            }}
          />
        ))}
      </ul>
      {dragged !== undefined && (
        // biome-ignore lint/a11y/noStaticElementInteractions: a place to drop on; the dialog and Alt with an arrow do the same
        <div className={style.top} onDragOver={allowDrop} onDrop={() => drop(null)}>
          {t('DROP_AT_TOP')}
        </div>
      )}
      <Button size="xs" variant="default" onClick={() => setAdding(true)}>
        {t('ADD_FOLDER')}
      </Button>
      {(isAdding || openFolder !== undefined) && (
        <FolderDialog organizationId={organizationId} folders={folders} folder={openFolder} onClose={close} />
      )}
    </section>
  );
}

const allowDrop = (event: DragEvent) => event.preventDefault();

interface FolderRowProps {
  readonly folder: ListedFolder;
  readonly onDrag: () => void;
  readonly onDrop: () => void;
  readonly onEdit: () => void;
  readonly onMove: (way: 'in' | 'out') => void;
}

const WAYS: Readonly<Record<string, 'in' | 'out'>> = { ArrowRight: 'in', ArrowLeft: 'out' };

function FolderRow({ folder, onDrag, onDrop, onEdit, onMove }: FolderRowProps) {
  const t = useText();
  const { id, name, depth, vesselIds } = folder;
  const remove = useOrganizationAction(() => organizationCalls.deleteFolder(id));
  const onKeyDown = (event: KeyboardEvent) => {
    const way = event.altKey ? WAYS[event.key] : undefined;
    if (way === undefined) return;
    event.preventDefault();
    onMove(way);
  };
  const ask = () =>
    openQuestion({ message: fillMessage(messages.deleteFolder, { name }), onOk: () => remove.mutate(undefined) });
  return (
    <li
      className={style.row}
      style={{ paddingLeft: depth * 18 }}
      draggable
      onDragStart={onDrag}
      onDragOver={allowDrop}
      onDrop={onDrop}
    >
      <button type="button" className={style.name} title={t('MOVE_FOLDER_KEYS')} onClick={onEdit} onKeyDown={onKeyDown}>
        {name}
      </button>
      <span className="fms-caption">{t('VESSEL_COUNT', { count: vesselIds.length })}</span>
      <IconButton
        icon="delete"
        iconSize={16}
        tooltip="left"
        label={t('DELETE_FOLDER', { name })}
        disabled={remove.isPending}
        onClick={ask}
      />
    </li>
  );
}
