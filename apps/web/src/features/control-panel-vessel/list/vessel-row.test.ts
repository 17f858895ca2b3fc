import type { Organization, OrganizationEntry } from '@fms/contract/organization';
import { type FolderId, type OrganizationId, toId } from '@fms/domain/identity';
import { DAY_MS } from '@fms/domain/time';
import { describe, expect, it } from 'vitest';
import { listFolders } from '../../../entities/organization/index.ts';
import { buildFolder, buildVessel, NOON } from '../../../testing/builders.ts';
import { LIST_ADDRESS, type ListState } from './list-address.ts';
import { arrangeVesselRows, buildVesselRows } from './vessel-row.ts';

const at = (days: number) => new Date(NOON + days * DAY_MS).toISOString();
const owner = (id: number, name: string): OrganizationEntry => ({
  organization: { id: toId<OrganizationId>(id), name } as Organization,
  vessels: [],
});
const inOrganization = (id: number) => ({ organizationId: toId<OrganizationId>(id) });

const rows = buildVesselRows({
  vessels: [
    buildVessel(1, { name: 'Tindra', ...inOrganization(1), expiredDate: at(-1), lastPing: at(-2) }),
    buildVessel(2, { name: 'Brimnes', ...inOrganization(2), expiredDate: at(59), folder: toId<FolderId>(5) }),
    buildVessel(3, { name: 'Havbris', ...inOrganization(1), options: '{"info":{"IMO":"9412074"}}', lastPing: at(0) }),
    buildVessel(4, { name: 'Lofthav', ...inOrganization(2), expiredDate: at(61), projectNumber: 'P-77' }),
  ],
  organizations: [owner(1, 'Nordhav Bulk'), owner(2, 'Kystrute')],
  folders: listFolders([buildFolder(5, 'Coast')]),
  links: [],
  nowMs: NOON,
});

const names = (query: string) =>
  arrangeVesselRows(rows, LIST_ADDRESS.parse(new URLSearchParams(query)) as ListState).map(({ vessel }) => vessel.name);

describe('the list of vessels', () => {
  it.each([
    ['', ['Brimnes', 'Havbris', 'Lofthav', 'Tindra']],
    ['sort=-name', ['Tindra', 'Lofthav', 'Havbris', 'Brimnes']],
    ['sort=organization', ['Brimnes', 'Lofthav', 'Havbris', 'Tindra']],
    ['sort=ends', ['Tindra', 'Brimnes', 'Lofthav', 'Havbris']],
    ['sort=-ends', ['Lofthav', 'Brimnes', 'Tindra', 'Havbris']],
    ['sort=link', ['Havbris', 'Tindra', 'Brimnes', 'Lofthav']],
    ['end=ended', ['Tindra']],
    ['end=soon', ['Brimnes']],
    ['end=none', ['Havbris']],
    ['organization=2', ['Brimnes', 'Lofthav']],
    ['folder=5', ['Brimnes']],
    ['link=never', ['Brimnes', 'Lofthav']],
    ['q=9412', ['Havbris']],
    ['q=p-77 loft', ['Lofthav']],
  ])('%s', (query, expected) => expect(names(query)).toEqual(expected));
});
