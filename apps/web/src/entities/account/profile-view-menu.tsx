import { type FleetView, fleetView, type UserProfile } from '@fms/contract/account';
import { SaveViewForm, useContractForm } from '../../ui/form/index.ts';
import { SavedViewMenu } from '../../ui/saved-view-menu.tsx';
import { useProfile } from './account.queries.ts';
import { useSaveProfile } from './use-preference.ts';

/** Lists of the profile that hold views under a name. */
type ViewList = 'fleetViews' | 'statisticViews' | 'logSearches';

interface ProfileViewMenuProps {
  readonly list: ViewList;
  /** The query of what the screen shows now. */
  readonly query: string;
  readonly onOpen: (query: string) => void;
  readonly position?: 'bottom-start' | 'bottom-end';
}

const NO_VIEWS: readonly FleetView[] = [];

const withViews = (profile: UserProfile, list: ViewList, views: FleetView[]): UserProfile => ({
  ...profile,
  data: { ...profile.data, [list]: views },
});

/** Views the user has saved under a name; stored in the profile, so the same in every browser. */
export function ProfileViewMenu({ list, query, onOpen, position = 'bottom-end' }: ProfileViewMenuProps) {
  const profile = useProfile();
  const save = useSaveProfile();
  const views = profile?.data[list] ?? NO_VIEWS;
  const remove = (view: FleetView) => {
    if (profile === undefined) return;
    const left = views.filter((other) => other !== view);
    save.mutate(withViews(profile, list, left));
  };
  return (
    <SavedViewMenu
      views={views}
      query={query}
      keyOf={({ name }) => name}
      onOpen={(view) => onOpen(view.query)}
      onDelete={remove}
      position={position}
    >
      {profile !== undefined && <SaveView profile={profile} list={list} query={query} />}
    </SavedViewMenu>
  );
}

/** The present view under a name; a name that is taken is given to it. */
function SaveView({ profile, list, query }: Pick<ProfileViewMenuProps, 'list' | 'query'> & { profile: UserProfile }) {
  const save = useSaveProfile({ isInForm: true });
  const form = useContractForm({
    schema: fleetView.pick({ name: true }),
    initial: { name: '' },
    send: ({ name }) => {
      const others = profile.data[list]?.filter((view) => view.name !== name) ?? NO_VIEWS;
      return save.mutateAsync(withViews(profile, list, [...others, { name, query }]));
    },
    onSent: () => {
      form.reset();
    },
  });
  return <SaveViewForm form={form} />;
}
