import type { FleetView } from '@fms/contract/account';
import { IconButton } from '@fms/ui/control';
import { Icon } from '@fms/ui/icon';
import { Button, Group, Popover, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { useProfile, useSaveProfile } from '../../../entities/account/index.ts';
import type { OverviewLayout } from '../../../entities/fleet/index.ts';
import { useText } from '../../../language/index.ts';
import style from '../style/overview.module.css';

const NO_VIEWS: readonly FleetView[] = [];

/** Views the user has saved under a name; stored in the profile, so the same in every browser. */
export function ViewMenu({ search, look }: { search: string; look: OverviewLayout }) {
  const t = useText();
  const navigate = useNavigate();
  const profile = useProfile();
  const save = useSaveProfile();
  const [isOpen, setOpen] = useState(false);
  const views = profile?.data.fleetViews ?? NO_VIEWS;
  const present = views.find(({ query }) => query === search);
  const store = (fleetViews: FleetView[]) => {
    if (profile !== undefined) save.mutate({ ...profile, data: { ...profile.data, fleetViews } });
  };
  const open = ({ query }: FleetView) => {
    setOpen(false);
    void navigate({ pathname: `/vessel/overview/${look === 'list' ? 1 : 0}`, search: query });
  };
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      position="bottom-start"
      shadow="md"
      trapFocus
      transitionProps={{ duration: 120 }}
    >
      <Popover.Target>
        <Button
          variant="default"
          rightSection={<Icon name="chevron-down" size={16} />}
          onClick={() => setOpen(!isOpen)}
        >
          {present === undefined ? t('VIEWS') : t('VIEW_NAMED', { name: present.name })}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('VIEWS')}>
        <Stack gap={4} w={240}>
          {views.length === 0 && <span className="fms-label">{t('NO_VIEWS')}</span>}
          {views.map((view) => (
            <div key={view.name} className={style.view}>
              <button type="button" aria-current={view === present} onClick={() => open(view)}>
                {view.name}
              </button>
              <IconButton
                icon="delete"
                iconSize={16}
                label={t('DELETE_VIEW', { name: view.name })}
                onClick={() => store(views.filter((other) => other !== view))}
              />
            </div>
          ))}
          <SaveView
            isReady={profile !== undefined}
            onSave={(name) => store([...views.filter((view) => view.name !== name), { name, query: search }])}
          />
        </Stack>
      </Popover.Dropdown>
    </Popover>
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
