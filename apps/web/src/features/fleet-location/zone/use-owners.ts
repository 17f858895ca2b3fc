import { getPermissionLevel, LEVEL_MANAGER } from '@fms/domain/account';
import type { OrganizationId } from '@fms/domain/identity';
import { useQuery } from '@tanstack/react-query';
import { vesselQueries } from '../../../entities/vessel/index.ts';
import { readCurrentUser } from '../../../storage/current-user.ts';
import { readClaims } from '../../../storage/token-claims.ts';

/** The organisations for which this user may draw zones: none below the level of a manager. */
export function useOwners(): readonly { id: OrganizationId; name: string }[] {
  const claims = readClaims(readCurrentUser()?.token ?? '');
  const { data: organizations = [] } = useQuery(vesselQueries.organizations());
  if (getPermissionLevel(claims?.role, claims?.NeedEnable2FA) < LEVEL_MANAGER) return [];
  return organizations.map(({ organization }) => organization);
}
