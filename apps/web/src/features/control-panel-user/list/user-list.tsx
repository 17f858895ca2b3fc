import type { UserEntry } from '@fms/contract/account';
import { roles } from '@fms/contract/account';
import { EmptyState } from '@fms/ui/panel';
import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { OrganizationFilter, userQueries } from '../../../entities/organization/index.ts';
import { vesselQueries } from '../../../entities/vessel/index.ts';
import { translateWord, useText } from '../../../language/index.ts';
import type { ChangeAddress } from '../../../navigation/use-address.ts';
import { FilterField } from '../../../ui/filter-field.tsx';
import style from '../../../ui/list.module.css';
import { ListPanel } from '../../../ui/list-panel.tsx';
import { ACCOUNT_STATES, type UserAddress } from '../address/user-address.ts';
import { arrangeUsers } from './arrange-users.ts';
import { UserTable } from './user-table.tsx';

interface UserListProps {
  readonly address: UserAddress;
  readonly onChange: ChangeAddress<UserAddress>;
}

/** The users one manages, filtered and in order. */
export function UserList({ address, onChange }: UserListProps) {
  const t = useText();
  const query = useQuery(userQueries.all());
  const nameOf = useOrganizationName();
  // The field shows what is typed at once; the rows of a large company follow.
  const filter = useDeferredValue(address);
  const shown = useMemo(() => arrangeUsers(query.data ?? [], filter, nameOf), [query.data, filter, nameOf]);
  return (
    <ListPanel
      title={t('USERS')}
      tools={<UserFilters address={address} onChange={onChange} />}
      query={query}
      empty={{ title: t('NO_USERS'), detail: t('NO_USERS_DETAIL') }}
    >
      {shown.length === 0 ? (
        <div className={style.state}>
          <EmptyState title={t('NO_USERS')} detail={t('NO_USERS_DETAIL')} />
        </div>
      ) : (
        <UserTable users={shown} nameOf={nameOf} address={address} onChange={onChange} />
      )}
    </ListPanel>
  );
}

/** Gives the name of an organisation; a dash for none, and while it is not known. */
export function useOrganizationName(): (id: UserEntry['organizationId']) => string {
  const { data: organizations } = useQuery(vesselQueries.organizations());
  return useMemo(() => {
    const names = new Map(organizations?.map(({ organization: { id, name } }) => [id, name]));
    return (id) => (id === null ? '—' : (names.get(id) ?? '—'));
  }, [organizations]);
}

function UserFilters({ address, onChange }: Pick<UserListProps, 'address' | 'onChange'>) {
  const t = useText();
  const { data: organizations = [] } = useQuery(vesselQueries.organizations());
  return (
    <>
      <FilterField label={t('FILTER_USERS')} value={address.words} onChange={(words) => onChange({ words })} />
      <Select
        aria-label={t('FILTER_ROLE')}
        placeholder={t('ALL_ROLES')}
        clearable
        data={roles.map((value) => ({ value, label: translateWord(`role_${value}`) }))}
        value={address.role ?? null}
        onChange={(role) => onChange({ role: roles.find((known) => known === role) })}
      />
      {organizations.length > 1 && (
        <OrganizationFilter
          organizations={organizations}
          value={address.organization}
          onChange={(organization) => onChange({ organization })}
        />
      )}
      <Select
        aria-label={t('FILTER_ACCOUNT')}
        allowDeselect={false}
        data={ACCOUNT_STATES.map((value) => ({ value, label: translateWord(`account_${value}`) }))}
        value={address.state}
        onChange={(state) => onChange({ state: ACCOUNT_STATES.find((known) => known === state) ?? 'all' })}
      />
    </>
  );
}
