import { type FleetView, fleetView, type UserProfile } from '@fms/contract/account';
import { useNavigate } from 'react-router';
import { useProfile, useSaveProfile } from '../../../entities/account/index.ts';
import type { OverviewLayout } from '../../../entities/fleet/index.ts';
import { SaveViewForm, useContractForm } from '../../../ui/form/index.ts';
import { SavedViewMenu } from '../../../ui/saved-view-menu.tsx';

const NO_VIEWS: readonly FleetView[] = [];

/** Views the user has saved under a name; stored in the profile, so the same in every browser. */
export function ViewMenu({ search, look }: { search: string; look: OverviewLayout }) {
  const navigate = useNavigate();
  const profile = useProfile();
  const save = useSaveProfile();
  const views = profile?.data.fleetViews ?? NO_VIEWS;
  const open = ({ query }: FleetView) =>
    void navigate({ pathname: `/vessel/overview/${look === 'list' ? 1 : 0}`, search: query });
  const remove = (view: FleetView) => {
    if (profile !== undefined)
      save.mutate(
        withViews(
          profile,
          views.filter((other) => other !== view),
        ),
      );
  };
  return (
    <SavedViewMenu
      views={views}
      query={search}
      keyOf={({ name }) => name}
      onOpen={open}
      onDelete={remove}
      position="bottom-start"
    >
      {profile !== undefined && <SaveView profile={profile} query={search} />}
    </SavedViewMenu>
  );
}

/** The present view under a name; a name that is taken is given to it. */
function SaveView({ profile, query }: { profile: UserProfile; query: string }) {
  const save = useSaveProfile({ isInForm: true });
  const form = useContractForm({
    schema: fleetView.pick({ name: true }),
    initial: { name: '' },
    send: ({ name }) => {
      const others = profile.data.fleetViews?.filter((view) => view.name !== name) ?? NO_VIEWS;
      return save.mutateAsync(withViews(profile, [...others, { name, query }]));
    },
    onSent: () => {
      form.reset();
    },
  });
  return <SaveViewForm form={form} />;
}

function withViews(profile: UserProfile, fleetViews: FleetView[]): UserProfile {
  return { ...profile, data: { ...profile.data, fleetViews } };
}
