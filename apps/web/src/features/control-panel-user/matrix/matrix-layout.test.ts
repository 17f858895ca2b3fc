import type { Folder } from '@fms/contract/organization';
import type { MatrixUser, MatrixVessel } from '@fms/contract/permission';
import { type FolderId, type OrganizationId, toId, type UserId, type VesselId } from '@fms/domain/identity';
import { expect, it } from 'vitest';
import { layOutColumns, layOutRows, mapFolderNames } from './matrix-layout.ts';

const organizationId = toId<OrganizationId>(3);
const vessel = (id: number): MatrixVessel => ({
  ...{ id: toId<VesselId>(id), name: `Ship ${id}`, organizationId, grantable: [] },
});
const folder = (name: string, ids: number[], children: Folder[] = []): Folder => ({
  ...{ id: toId<FolderId>(1), name, organizationId, revision: 0, children },
  vessels: ids.map((id) => ({ id: toId<VesselId>(id) })),
});
const FOLDERS = mapFolderNames([folder('Supply', [2]), folder('Ferries', [10], [folder('North', [9])])]);

const say = (vessels: MatrixVessel[], open: string[]) =>
  layOutColumns(vessels, FOLDERS, open).map((column) =>
    column.kind === 'vessel' ? `${column.folder}: ${column.vessel.name}` : `${column.folder}: ${column.vessels.length}`,
  );

it('orders vessels by the path of their folder and their number, those without a folder last', () => {
  expect(say([1, 2, 9, 10].map(vessel), [])).toEqual([
    ...['Ferries: Ship 10', 'Ferries / North: Ship 9', 'Supply: Ship 2', ': Ship 1'],
  ]);
});

it('begins with folders where there are many vessels', () => {
  const many = Array.from({ length: 41 }, (_, index) => vessel(index + 1));
  expect(say(many, ['Supply'])).toEqual(['Ferries: 1', 'Ferries / North: 1', 'Supply: Ship 2', ': 38']);
});

it('groups users by organisation, those without one last', () => {
  const user = (id: number, of: number | null): MatrixUser => ({
    ...{ id: toId<UserId>(id), userName: `user${id}`, fullName: '', role: 'User', reach: 'organization' },
    ...{ organizationId: of === null ? null : toId<OrganizationId>(of), disabled: false, editable: true },
  });
  const rows = layOutRows([user(1, null), user(2, 3), user(3, 4), user(4, 3)]);
  const said = rows.map((row) => (row.kind === 'user' ? row.user.userName : `${row.id}: ${row.count}`));
  expect(said).toEqual(['3: 2', 'user2', 'user4', '4: 1', 'user3', 'null: 1', 'user1']);
});
