import type { LinkState } from '@fms/contract/link-state';
import type { OrganizationEntry } from '@fms/contract/organization';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { linkQueries } from '../../../entities/link/index.ts';
import { type ListedFolder, listFolders } from '../../../entities/organization/index.ts';
import { useVessels, vesselQueries } from '../../../entities/vessel/index.ts';
import { buildVesselRows, type VesselRow } from './vessel-row.ts';

const NO_LINKS: readonly LinkState[] = [];
const NO_ORGANIZATIONS: readonly OrganizationEntry[] = [];

/** Where vessels may be. */
export interface Places {
  readonly organizations: readonly OrganizationEntry[];
  readonly folders: readonly ListedFolder[];
}

export function usePlaces(): Places {
  const { data: organizations = NO_ORGANIZATIONS } = useQuery(vesselQueries.organizations());
  const { data: roots } = useQuery(vesselQueries.folders());
  const folders = useMemo(() => listFolders(roots ?? []), [roots]);
  return useMemo(() => ({ organizations, folders }), [organizations, folders]);
}

/** All vessels as rows, made again when one of them, a place or the state of a link changes. */
export function useVesselRows(places: Places): readonly VesselRow[] {
  const vessels = useVessels();
  const { data: links = NO_LINKS, dataUpdatedAt } = useQuery(linkQueries.all());
  return useMemo(
    () => buildVesselRows({ vessels, ...places, links, nowMs: dataUpdatedAt || Date.now() }),
    [vessels, places, links, dataUpdatedAt],
  );
}
