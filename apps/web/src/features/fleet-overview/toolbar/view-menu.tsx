import { useNavigate } from 'react-router';
import { ProfileViewMenu } from '../../../entities/account/index.ts';
import type { OverviewLayout } from '../../../entities/fleet/index.ts';

/** Views of the fleet list that the user has saved; they open in the look that is shown. */
export function ViewMenu({ search, look }: { search: string; look: OverviewLayout }) {
  const navigate = useNavigate();
  const open = (query: string) =>
    void navigate({ pathname: `/vessel/overview/${look === 'list' ? 1 : 0}`, search: query });
  return <ProfileViewMenu list="fleetViews" query={search} onOpen={open} position="bottom-start" />;
}
