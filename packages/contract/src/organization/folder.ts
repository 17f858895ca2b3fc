/** Folders of an organisation, in which its vessels are ordered (§3, §7.4). */
import { z } from 'zod';
import { defineEndpoint } from '../endpoint/endpoint.ts';
import { defineList } from '../endpoint/list.ts';
import { folderId, organizationId, vesselId } from '../scalar/id.ts';
import { editedRevision, revision } from '../scalar/revision.ts';
import { text } from '../scalar/text.ts';

export interface Folder {
  id: z.output<typeof folderId>;
  name: string;
  organizationId: z.output<typeof organizationId>;
  revision: number;
  vessels: { id: z.output<typeof vesselId> }[];
  children: Folder[];
}

export const folder: z.ZodType<Folder> = z.lazy(() =>
  z.object({
    id: folderId,
    name: z.string(),
    organizationId,
    revision,
    vessels: z.array(z.object({ id: vesselId })),
    children: z.array(folder),
  }),
) as unknown as z.ZodType<Folder>;

/** One folder, without what it holds. */
export const folderPlace = z.object({
  id: folderId,
  name: z.string(),
  organizationId,
  parentId: folderId.nullable(),
  revision,
});
export type FolderPlace = z.infer<typeof folderPlace>;

/** Levels of folders at most. */
export const MAX_FOLDER_DEPTH = 20;

const name = text(100).trim().min(1);

export const getAvailableFolders = defineList('GET /api/v1.0/organization/GetAvailableFolders', 'user', folder, {
  summary: 'The folder tree; folders without visible vessels only for admins (6, 7.4).',
});

export const addFolder = defineEndpoint('POST /api/v1.0/organization/addFolder', 'manager', {
  summary: 'Adds a folder to an organisation, at its top or in another of its folders (7.4).',
  body: z.object({ organizationId, name, parentId: folderId.nullable() }),
  answer: folderPlace,
});

export const editFolder = defineEndpoint('POST /api/v1.0/organization/EditFolder', 'manager', {
  summary:
    'Names and moves a folder; `vesselIds` are the vessels it then holds. 400 `folder-cycle` for a place inside of itself (7.4).',
  body: z.object({
    id: folderId,
    name,
    parentId: folderId.nullable(),
    vesselIds: z.array(vesselId).max(10_000).optional(),
    revision: editedRevision,
  }),
  answer: folderPlace,
});

export const deleteFolder = defineEndpoint('POST /api/v1.0/organization/DeleteFolder', 'manager', {
  summary: 'Deletes a folder; the vessels and folders in it move to its parent (7.4).',
  body: z.object({ id: folderId }),
});

export const folderEndpoints = { getAvailableFolders, addFolder, editFolder, deleteFolder };
