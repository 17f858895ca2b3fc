import { type Invitation, withdrawInvitation } from '@fms/contract/account';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call } from '../../../api/index.ts';
import { useVessels } from '../../../entities/vessel/index.ts';
import { type Translate, translateWord, useText } from '../../../language/index.ts';
import { fillMessage, messages } from '../../../message/index.ts';
import type { ChangeAddress } from '../../../navigation/use-address.ts';
import { ListPanel } from '../../../ui/list-panel.tsx';
import { Moment } from '../../../ui/moment.tsx';
import { RowButton } from '../../../ui/row-button.tsx';
import { type VirtualColumn, VirtualTable } from '../../../ui/table/virtual-table.tsx';
import type { UserAddress } from '../address/user-address.ts';
import { useOrganizationName } from '../list/user-list.tsx';
import { EndButton } from '../words/end-button.tsx';
import { formatWordSet } from '../words/word-set.ts';
import { invitationQueries } from './invitation.queries.ts';

const MIN_WIDTH = 1040;

interface InvitationListProps {
  readonly onChange: ChangeAddress<UserAddress>;
}

/** Invitations whose code still works: withdrawn here, or sent to another address with the same rights. */
export function InvitationList({ onChange }: InvitationListProps) {
  const t = useText();
  const query = useQuery(invitationQueries.all());
  const nameOf = useOrganizationName();
  const vessels = useVessels();
  const columns = useMemo(() => {
    const names = new Map(vessels.map(({ id, name }) => [id, name]));
    return [
      ...listFacts(t, nameOf, (id) => names.get(id) ?? String(id)),
      {
        id: 'actions',
        name: t('ACTIONS'),
        width: '192px',
        look: 'actions' as const,
        cell: (invitation: Invitation) => <InvitationActions invitation={invitation} onChange={onChange} />,
      },
    ];
  }, [t, nameOf, vessels, onChange]);
  return (
    <ListPanel
      title={t('INVITATIONS')}
      query={query}
      empty={{ title: t('NO_INVITATIONS'), detail: t('NO_INVITATIONS_DETAIL') }}
    >
      <VirtualTable
        label={t('INVITATIONS')}
        columns={columns}
        rows={query.data ?? []}
        keyOf={({ email }) => email}
        minWidth={MIN_WIDTH}
      />
    </ListPanel>
  );
}

function listFacts(
  t: Translate,
  nameOf: ReturnType<typeof useOrganizationName>,
  vesselName: (id: Invitation['vesselIds'][number]) => string,
): readonly VirtualColumn<Invitation>[] {
  return [
    { id: 'email', name: t('EMAIL'), width: 'minmax(150px, 2fr)', look: 'identity', cell: ({ email }) => email },
    { id: 'role', name: t('ROLE'), width: '80px', cell: ({ role }) => translateWord(`role_${role}`) },
    {
      id: 'organization',
      name: t('ORGANIZATION'),
      width: 'minmax(90px, 1fr)',
      look: 'quiet',
      cell: ({ organizationId }) => nameOf(organizationId),
    },
    {
      id: 'vessels',
      name: t('VESSELS'),
      width: 'minmax(110px, 2fr)',
      look: 'quiet',
      cell: ({ vesselIds, words, until }) => (
        <>
          {vesselIds.length === 0 ? t('ALL_OF_ORGANIZATION') : vesselIds.map(vesselName).join(', ')}
          {words !== null && ` (${formatWordSet(words)})`}
          {until !== null && (
            <>
              {` ${t('RIGHTS_UNTIL')} `}
              <Moment at={until} />
            </>
          )}
        </>
      ),
    },
    {
      id: 'by',
      name: t('INVITED_BY'),
      width: 'minmax(80px, 1fr)',
      look: 'quiet',
      cell: ({ invitedBy }) => invitedBy ?? '—',
    },
    {
      id: 'at',
      name: t('INVITED_AT'),
      width: '96px',
      look: 'quiet',
      cell: ({ invitedAt }) => <Moment at={invitedAt} />,
    },
    {
      id: 'expires',
      name: t('CODE_ENDS'),
      width: '96px',
      look: 'quiet',
      cell: ({ expiresAt }) => <Moment at={expiresAt} />,
    },
  ];
}

interface InvitationActionsProps {
  readonly invitation: Invitation;
  readonly onChange: ChangeAddress<UserAddress>;
}

function InvitationActions({ invitation: { email }, onChange }: InvitationActionsProps) {
  const t = useText();
  return (
    <>
      <RowButton
        text={t('COPY_INVITATION')}
        label={t('COPY_INVITATION_TO', { email })}
        onClick={() => onChange({ sheet: 'invite', like: email })}
      />
      <EndButton
        text={t('WITHDRAW')}
        label={t('WITHDRAW_FROM', { email })}
        question={fillMessage(messages.withdrawInvitation, { email })}
        run={() => call(withdrawInvitation, { query: { email } })}
        says={() => fillMessage(messages.invitationWithdrawn, { email })}
        list={invitationQueries.all().queryKey}
      />
    </>
  );
}
