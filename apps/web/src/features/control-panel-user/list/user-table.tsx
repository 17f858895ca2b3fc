import type { UserEntry } from '@fms/contract/account';
import { Chip } from '@fms/ui/control';
import { useMemo } from 'react';
import { useAbilities, useProfile } from '../../../entities/account/index.ts';
import { type Translate, translateWord, useText } from '../../../language/index.ts';
import type { ChangeAddress } from '../../../navigation/use-address.ts';
import { Moment } from '../../../ui/moment.tsx';
import { type VirtualColumn, VirtualTable } from '../../../ui/table/virtual-table.tsx';
import { USER_SORTS, type UserAddress } from '../address/user-address.ts';
import { useUserCalls } from './use-user-calls.ts';
import { UserActions } from './user-actions.tsx';
import style from './user-table.module.css';

interface UserTableProps {
  readonly users: readonly UserEntry[];
  readonly nameOf: (id: UserEntry['organizationId']) => string;
  readonly address: UserAddress;
  readonly onChange: ChangeAddress<UserAddress>;
}

/** Narrower than this the columns would cut names. */
const MIN_WIDTH = 1060;

/** One user a row; Enter opens the row of the user in the access matrix. */
export function UserTable({ users, nameOf, address, onChange }: UserTableProps) {
  const t = useText();
  const isAdmin = useAbilities()?.impersonate === true;
  const me = useProfile()?.id;
  const calls = useUserCalls();
  const columns = useMemo(
    () => [
      ...listFacts(t, nameOf),
      {
        id: 'actions',
        name: t('ACTIONS'),
        width: '264px',
        look: 'actions' as const,
        cell: (user: UserEntry) => (
          <UserActions user={user} calls={calls} isSelf={user.id === me} isAdmin={isAdmin} onOpen={onChange} />
        ),
      },
    ],
    [t, nameOf, me, isAdmin, calls, onChange],
  );
  return (
    <VirtualTable
      label={t('USERS')}
      columns={columns}
      rows={users}
      keyOf={({ id }) => id}
      minWidth={MIN_WIDTH}
      order={{ sort: address.sort, descending: address.descending }}
      onOrder={({ sort, descending }) => {
        const known = USER_SORTS.find((name) => name === sort);
        if (known !== undefined) onChange({ sort: known, descending });
      }}
      onOpen={({ id }) => onChange({ view: 'matrix', user: id, vessel: undefined })}
    />
  );
}

function listFacts(t: Translate, nameOf: UserTableProps['nameOf']): readonly VirtualColumn<UserEntry>[] {
  return [
    {
      id: 'user',
      name: t('USERNAME'),
      width: 'minmax(150px, 2fr)',
      isSortable: true,
      look: 'identity',
      cell: ({ userName, fullName, disabled }) => (
        <>
          {userName} <span className={style.fullName}>{fullName}</span> {disabled && <Chip>{t('DEACTIVATED')}</Chip>}
        </>
      ),
    },
    {
      id: 'email',
      name: t('EMAIL'),
      width: 'minmax(140px, 2fr)',
      isSortable: true,
      look: 'quiet',
      cell: ({ email }) => email,
    },
    {
      id: 'role',
      name: t('ROLE'),
      width: '84px',
      isSortable: true,
      cell: ({ role }) => translateWord(`role_${role}`),
    },
    {
      id: 'organization',
      name: t('ORGANIZATION'),
      width: 'minmax(100px, 1fr)',
      isSortable: true,
      look: 'quiet',
      cell: ({ organizationId, reach }) =>
        reach === 'assigned' ? `${nameOf(organizationId)}, ${t('ASSIGNED_ONLY')}` : nameOf(organizationId),
    },
    {
      id: 'two-factor',
      name: t('TWO_FACTOR_SHORT'),
      width: '76px',
      isSortable: true,
      look: 'quiet',
      cell: ({ twoFactorEnabled }) => t(twoFactorEnabled ? 'YES' : 'NO'),
    },
    {
      id: 'last-sign-in',
      name: t('LAST_SIGN_IN'),
      width: '104px',
      isSortable: true,
      look: 'quiet',
      cell: ({ lastSignIn }) => (lastSignIn === null ? t('NEVER') : <Moment at={lastSignIn} />),
    },
  ];
}
