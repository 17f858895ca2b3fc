import type { FleetView } from '@fms/contract/account';
import { Button, Group, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { useProfile, useSaveProfile } from '../../../entities/account/index.ts';
import type { OverviewLayout } from '../../../entities/fleet/index.ts';
import { useText } from '../../../language/index.ts';
import { SavedViewMenu } from '../../../ui/saved-view-menu.tsx';

const NO_VIEWS: readonly FleetView[] = [];

/** Views the user has saved under a name; stored in the profile, so the same in every browser. */
export function ViewMenu({ search, look }: { search: string; look: OverviewLayout }) {
  const navigate = useNavigate();
  const profile = useProfile();
  const save = useSaveProfile();
  const views = profile?.data.fleetViews ?? NO_VIEWS;
  const store = (fleetViews: FleetView[]) => {
    if (profile !== undefined) save.mutate({ ...profile, data: { ...profile.data, fleetViews } });
  };
  const open = ({ query }: FleetView) =>
    void navigate({ pathname: `/vessel/overview/${look === 'list' ? 1 : 0}`, search: query });
  return (
    <SavedViewMenu
      views={views}
      query={search}
      keyOf={({ name }) => name}
      onOpen={open}
      onDelete={(view) => store(views.filter((other) => other !== view))}
      position="bottom-start"
    >
      <SaveView
        isReady={profile !== undefined}
        onSave={(name) => store([...views.filter((view) => view.name !== name), { name, query: search }])}
      />
    </SavedViewMenu>
  );
}

/** The present view under a name; a name that is taken is given to it. */
function SaveView({ isReady, onSave }: { isReady: boolean; onSave: (name: string) => void }) {
  const t = useText();
  const [name, setName] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSave(name.trim());
    setName('');
  };
  return (
    <form onSubmit={submit}>
      <Group gap={8} wrap="nowrap" align="end" mt={8}>
        <TextInput
          label={t('SAVE_VIEW_AS')}
          value={name}
          maxLength={60}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Button type="submit" disabled={!isReady || name.trim() === ''}>
          {t('SAVE')}
        </Button>
      </Group>
    </form>
  );
}
