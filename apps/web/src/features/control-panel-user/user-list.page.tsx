import type { UserEntry } from '@fms/contract/account';
import { EmptyState } from '@fms/ui/panel';
import { Button, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useAbilities, useProfile } from '../../entities/account/index.ts';
import { userQueries } from '../../entities/organization/index.ts';
import { vesselQueries } from '../../entities/vessel/index.ts';
import { translateWord, useText } from '../../language/index.ts';
import { type Column, ColumnTable } from '../../ui/column-table.tsx';
import style from '../../ui/list.module.css';
import { ListPanel } from '../../ui/list-panel.tsx';
import { Moment } from '../../ui/moment.tsx';
import { UserActions } from './user-actions.tsx';

const InviteDialog = lazy(() => import('./invite.dialog.tsx'));

/** The users one manages: invited here, deleted here, and for admins seen through. */
export default function UserListPage() {
  const t = useText();
  const query = useQuery(userQueries.all());
  const [filter, setFilter] = useState('');
  const [inviting, setInviting] = useState(false);
  const shown = (query.data ?? []).filter((user) => isMatch(user, filter));
  return (
    <ListPanel
      title={t('USERS')}
      actions={<Button onClick={() => setInviting(true)}>{t('INVITE')}</Button>}
      tools={
        <TextInput
          aria-label={t('FILTER_USERS')}
          placeholder={t('FILTER_USERS')}
          value={filter}
          onChange={(event) => setFilter(event.currentTarget.value)}
          w={280}
        />
      }
      query={query}
      empty={{ title: t('NO_USERS'), detail: t('NO_USERS_DETAIL') }}
    >
      {shown.length === 0 ? (
        <div className={style.state}>
          <EmptyState title={t('NO_USERS')} detail={t('NO_USERS_DETAIL')} />
        </div>
      ) : (
        <Users users={shown} />
      )}
      <Suspense>{inviting && <InviteDialog onClose={() => setInviting(false)} />}</Suspense>
    </ListPanel>
  );
}

function isMatch({ userName, email, fullName }: UserEntry, filter: string): boolean {
  const wanted = filter.trim().toLowerCase();
  return [userName, email, fullName].some((words) => words.toLowerCase().includes(wanted));
}

function Users({ users }: { users: readonly UserEntry[] }) {
  const t = useText();
  const abilities = useAbilities();
  const me = useProfile();
  const { data: organizations = [] } = useQuery(vesselQueries.organizations());
  const nameOf = (id: UserEntry['organizationId']) =>
    organizations.find(({ organization }) => organization.id === id)?.organization.name ?? '—';
  const columns: readonly Column<UserEntry>[] = [
    { name: t('USERNAME'), cell: ({ userName }) => userName, look: 'identity' },
    { name: t('NAME'), cell: ({ fullName }) => fullName || '—' },
    { name: t('EMAIL'), cell: ({ email }) => email, look: 'quiet' },
    { name: t('ROLE'), cell: ({ role }) => translateWord(`role_${role}`) },
    { name: t('ORGANIZATION'), cell: ({ organizationId }) => nameOf(organizationId), look: 'quiet' },
    { name: t('TWO_FACTOR_SHORT'), cell: ({ twoFactorEnabled }) => t(twoFactorEnabled ? 'YES' : 'NO'), look: 'quiet' },
    {
      name: t('LAST_SIGN_IN'),
      cell: ({ lastSignIn }) => (lastSignIn === null ? t('NEVER') : <Moment at={lastSignIn} />),
      look: 'quiet',
    },
    {
      name: '',
      look: 'actions',
      cell: (user) => <UserActions user={user} isSelf={user.id === me?.id} isAdmin={abilities?.impersonate === true} />,
    },
  ];
  return <ColumnTable label={t('USERS')} columns={columns} rows={users} keyOf={({ id }) => id} />;
}
