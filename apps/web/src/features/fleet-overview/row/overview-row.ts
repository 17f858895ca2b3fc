/** One vessel as the overview shows it: what it is, how it is found in folders, and what is known of it now. */
import type { LinkState } from '@fms/contract/link-state';
import type { Folder, OrganizationEntry } from '@fms/contract/organization';
import type { Vessel } from '@fms/contract/vessel';
import type { OrganizationId, VesselId } from '@fms/domain/identity';
import type { AlarmTally } from '../../../entities/alarm/index.ts';
import type { VesselState } from '../../../entities/fleet/index.ts';
import { getVesselOptions } from '../../../entities/vessel/index.ts';

/** What does not move; made again only when vessels, folders or organisations change. */
export interface VesselFacts {
  readonly imo: string;
  readonly mmsi: string;
  /** Folders from the outside in, `Wind service / North`; empty in no folder. */
  readonly folder: string;
  readonly organization: string;
  /** The customer's reference: a charterer, a contract (§9.7). */
  readonly customer: string;
  /** What a filter looks at, in lower case. */
  readonly words: string;
  /** Place among all vessels by name: comparing texts ten thousand times every two seconds would be seen. */
  readonly nameRank: number;
}

export interface OverviewRow extends VesselState, VesselFacts {
  readonly alarms: AlarmTally;
  readonly link: LinkState | undefined;
}

export function collectVesselFacts(
  vessels: readonly Vessel[],
  folders: readonly Folder[],
  organizations: readonly OrganizationEntry[],
  ranks: ReadonlyMap<VesselId, number>,
): Map<VesselId, VesselFacts> {
  const folderOf = folderNames(folders);
  const nameOf = new Map<OrganizationId, string>(organizations.map(({ organization: { id, name } }) => [id, name]));
  return new Map(
    vessels.map((vessel) => {
      const nameRank = ranks.get(vessel.id) ?? 0;
      const { IMO: imo = '', MMSI: mmsi = '', customerRef: customer = '' } = getVesselOptions(vessel).info;
      const folder = folderOf.get(vessel.id) ?? '';
      const organization = nameOf.get(vessel.organizationId) ?? '';
      const words = [vessel.name, imo, mmsi, vessel.projectNumber, folder, organization, customer]
        .join('\n')
        .toLowerCase();
      return [vessel.id, { imo, mmsi, folder, organization, customer, words, nameRank }];
    }),
  );
}

/** Exactly one root says nothing that tells vessels apart and is left out, as in the tree of the menu. */
function folderNames(roots: readonly Folder[]): Map<VesselId, string> {
  const names = new Map<VesselId, string>();
  const walk = ({ name, vessels, children }: Folder, above: readonly string[], isNamed: boolean) => {
    const path = isNamed ? [...above, name] : above;
    for (const { id } of vessels) names.set(id, path.join(' / '));
    for (const child of children) walk(child, path, true);
  };
  for (const root of roots) walk(root, [], roots.length > 1);
  return names;
}
