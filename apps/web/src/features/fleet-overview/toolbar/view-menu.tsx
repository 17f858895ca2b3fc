import type { FleetView } from '@fms/contract/account';
import { useNavigate } from 'react-router';
import { useProfile, useSaveProfile } from '../../../entities/account/index.ts';
import type { OverviewLayout } from '../../../entities/fleet/index.ts';
import { SavedViewMenu } from '../../../ui/saved-view-menu.tsx';

const NO_VIEWS: readonly FleetView[] = [];

/** Views the user has saved under a name; stored in the profile, so the same in every browser. */
export function ViewMenu({ search, look }: { search: string; look: OverviewLayout }) {
  const navigate = useNavigate();
  const profile = useProfile();
  const save = useSaveProfile();
  const views = profile?.data.fleetViews ?? NO_VIEWS;
  const store = async (fleetViews: FleetView[]) => {
    if (profile !== undefined) await save.mutateAsync({ ...profile, data: { ...profile.data, fleetViews } });
  };
  const others = (name: string) => views.filter((view) => view.name !== name);
  return (
    <SavedViewMenu
      views={views.map((view) => ({ ...view, mayDelete: true }))}
      query={search}
      onOpen={({ query }) => void navigate({ pathname: `/vessel/overview/${look === 'list' ? 1 : 0}`, search: query })}
      onDelete={({ name }) => void store(others(name))}
      onSave={(name) => store([...others(name), { name, query: search }])}
      isReady={profile !== undefined}
    />
  );
}
