import { type FolderId, type OrganizationId, toId, type VesselId } from '@fms/domain/identity';
import { describe, expect, it } from 'vitest';
import { buildFolderTree } from './folder-tree.ts';

const organizationId = toId<OrganizationId>(1);
const folder = (id: number, parent: number | null, name: string) => ({
  id: toId<FolderId>(id),
  parentId: parent === null ? null : toId<FolderId>(parent),
  organizationId,
  name,
  revision: 0,
});
const place = (id: number, folderId: number) => ({
  id: toId<VesselId>(id),
  organizationId,
  folderId: toId<FolderId>(folderId),
});

const folders = [folder(1, null, 'Fleet'), folder(2, 1, 'North'), folder(3, 1, 'South'), folder(4, 2, 'Fjords')];

describe('buildFolderTree', () => {
  it('nests folders and keeps those above a vessel, however deep', () => {
    expect(buildFolderTree(folders, [place(7, 4)], 0)).toEqual([
      {
        id: 1,
        name: 'Fleet',
        organizationId,
        revision: 0,
        vessels: [],
        children: [
          {
            id: 2,
            name: 'North',
            organizationId,
            revision: 0,
            vessels: [],
            children: [{ id: 4, name: 'Fjords', organizationId, revision: 0, vessels: [{ id: 7 }], children: [] }],
          },
        ],
      },
    ]);
  });

  it.each([
    [0, 0],
    [1, 0],
    [2, 1],
  ] as const)('without a vessel anywhere level %i sees %i roots', (level, roots) => {
    expect(buildFolderTree(folders, [], level)).toHaveLength(roots);
  });
});
