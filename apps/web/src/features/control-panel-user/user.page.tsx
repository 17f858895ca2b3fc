import { Segmented } from '@fms/ui/control';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { userQueries } from '../../entities/organization/index.ts';
import { translateWord, useText } from '../../language/index.ts';
import { useAddressState } from '../../navigation/use-address.ts';
import { USER_ADDRESS, VIEWS } from './address/user-address.ts';
import { InvitationList } from './invitation/invitation-list.tsx';
import { UserList } from './list/user-list.tsx';
import { AccessMatrix } from './matrix/access-matrix.tsx';
import style from './user.module.css';

const InviteDialog = lazy(() => import('./invitation/invite.dialog.tsx'));
const PlaceDialog = lazy(() => import('./place/place.dialog.tsx'));
const TokenDialog = lazy(() => import('./token/user-token.dialog.tsx'));

const STEPS = ['view'] as const;

/** The users one manages: as a list, those invited, and their access to vessels. */
export default function UserPage() {
  const t = useText();
  const [address, change] = useAddressState(USER_ADDRESS, STEPS);
  const { view, sheet, like, user } = address;
  const { data: users } = useQuery(userQueries.all());
  const chosen = users?.find(({ id }) => Number(id) === user);
  const close = () => change({ sheet: undefined, like: '' });
  return (
    <>
      <div className={style.bar}>
        <Segmented
          label={t('USERS_VIEW')}
          options={VIEWS.map((value) => ({ value, label: translateWord(`users_${value}`) }))}
          value={view}
          onChange={(chosen) => change({ view: chosen })}
        />
        <Button onClick={() => change({ sheet: 'invite', like: '' })}>{t('INVITE')}</Button>
      </div>
      {view === 'list' && <UserList address={address} onChange={change} />}
      {view === 'matrix' && <AccessMatrix address={address} onChange={change} />}
      {view === 'invitation' && <InvitationList onChange={change} />}
      <Suspense>
        {sheet === 'invite' && <InviteDialog like={like} onClose={close} />}
        {sheet === 'place' && chosen !== undefined && <PlaceDialog key={chosen.id} user={chosen} onClose={close} />}
        {sheet === 'token' && user !== undefined && <TokenDialog userId={user} onClose={close} />}
      </Suspense>
    </>
  );
}
