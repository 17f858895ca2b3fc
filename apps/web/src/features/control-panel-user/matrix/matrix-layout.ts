/** Rows and columns of the matrix: users by organisation, vessels by folder. */
import type { Folder } from '@fms/contract/organization';
import type { MatrixUser, MatrixVessel } from '@fms/contract/permission';
import type { OrganizationId, VesselId } from '@fms/domain/identity';

/** With more vessels than these, folders stand in their place until one opens them. */
export const MOST_OPEN_VESSELS = 40;

export type MatrixColumn =
  | { readonly kind: 'vessel'; readonly folder: string; readonly vessel: MatrixVessel }
  | { readonly kind: 'folder'; readonly folder: string; readonly vessels: readonly MatrixVessel[] };

export type MatrixRow =
  | { readonly kind: 'organization'; readonly id: OrganizationId | null; readonly count: number }
  | { readonly kind: 'user'; readonly user: MatrixUser };

const byName = new Intl.Collator('en', { numeric: true });

/** Path of the folder that holds each vessel, `Offshore / Supply`. */
export function mapFolderNames(folders: readonly Folder[], path = ''): Map<VesselId, string> {
  const names = new Map<VesselId, string>();
  for (const { name, vessels, children } of folders) {
    const own = path === '' ? name : `${path} / ${name}`;
    for (const { id } of vessels) names.set(id, own);
    for (const [id, below] of mapFolderNames(children, own)) names.set(id, below);
  }
  return names;
}

/** Vessels folder by folder, those without one last; `open` names folders that were opened. */
export function layOutColumns(
  vessels: readonly MatrixVessel[],
  folderOf: ReadonlyMap<VesselId, string>,
  open: readonly string[],
): readonly MatrixColumn[] {
  const folders = Map.groupBy(vessels, ({ id }) => folderOf.get(id) ?? '');
  const names = [...folders.keys()].sort((a, b) => Number(a === '') - Number(b === '') || byName.compare(a, b));
  const startsFolded = vessels.length > MOST_OPEN_VESSELS;
  return names.flatMap((folder): MatrixColumn[] => {
    const inside = folders.get(folder) ?? [];
    if (startsFolded && !open.includes(folder)) return [{ kind: 'folder', folder, vessels: inside }];
    const sorted = inside.toSorted((a, b) => byName.compare(a.name, b.name));
    return sorted.map((vessel) => ({ kind: 'vessel', folder, vessel }));
  });
}

/** Users under their organisations in the order of their first; those without one last. */
export function layOutRows(users: readonly MatrixUser[]): readonly MatrixRow[] {
  const groups = [...Map.groupBy(users, ({ organizationId }) => organizationId)];
  groups.sort(([a], [b]) => Number(a === null) - Number(b === null));
  return groups.flatMap(([id, members]): MatrixRow[] => [
    { kind: 'organization', id, count: members.length },
    ...members.map((user): MatrixRow => ({ kind: 'user', user })),
  ]);
}
