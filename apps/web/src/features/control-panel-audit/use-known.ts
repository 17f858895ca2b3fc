/** Names for the ids in values of the audit trail; an admin may see them all. */
import { useQuery } from '@tanstack/react-query';
import { listFolders, userQueries } from '../../entities/organization/index.ts';
import { useVessels, vesselQueries } from '../../entities/vessel/index.ts';
import type { Known } from './words/audit-value.ts';

export function useKnown(): Known {
  const { data: users = [] } = useQuery(userQueries.all());
  const { data: organizations = [] } = useQuery(vesselQueries.organizations());
  const { data: folders = [] } = useQuery(vesselQueries.folders());
  return {
    users: users.map(({ id, userName }) => ({ id, name: userName })),
    vessels: useVessels(),
    organizations: organizations.map(({ organization }) => organization),
    folders: listFolders(folders),
  };
}
