import { revokeSignIn, type SignIn } from '@fms/contract/account';
import { Chip } from '@fms/ui/control';
import { Button } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/index.ts';
import { NetworkAddress, parseBrowserName, signInQueries } from '../../entities/account/index.ts';
import { useText } from '../../language/index.ts';
import { type Column, ColumnTable } from '../../ui/column-table.tsx';
import { ListPanel } from '../../ui/list-panel.tsx';
import { Moment } from '../../ui/moment.tsx';

/** Where one is signed in; each can be ended at once, on the hub too. */
export default function SignInListPage() {
  const t = useText();
  const queryClient = useQueryClient();
  const query = useQuery(signInQueries.all());
  const revoke = useMutation({
    mutationFn: (id: string) => call(revokeSignIn, { query: { id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: signInQueries.all().queryKey }),
  });
  const columns: readonly Column<SignIn>[] = [
    { name: t('BROWSER'), cell: (row) => <Browser {...row} />, look: 'identity' },
    { name: t('FROM'), cell: ({ from }) => <NetworkAddress address={from} /> },
    { name: t('SIGN_IN_SINCE'), cell: ({ startedAt }) => <Moment at={startedAt} />, look: 'quiet' },
    { name: t('LAST_SEEN'), cell: ({ lastSeenAt }) => <Moment at={lastSeenAt} />, look: 'quiet' },
    {
      name: '',
      look: 'actions',
      cell: ({ id, current }) =>
        current ? null : (
          <Button
            size="xs"
            variant="default"
            loading={revoke.variables === id && revoke.isPending}
            onClick={() => revoke.mutate(id)}
          >
            {t('END')}
          </Button>
        ),
    },
  ];
  return (
    <ListPanel
      title={t('SIGN_INS')}
      tools={t('SIGN_INS_DETAIL')}
      query={query}
      empty={{ title: t('SIGN_INS'), detail: t('SIGN_INS_DETAIL') }}
    >
      <ColumnTable label={t('SIGN_INS')} columns={columns} rows={query.data ?? []} keyOf={({ id }) => id} />
    </ListPanel>
  );
}

function Browser({ agent, current, impersonatedBy }: SignIn) {
  const t = useText();
  return (
    <>
      <span title={agent}>{parseBrowserName(agent)}</span> {current && <Chip>{t('SIGN_IN_HERE')}</Chip>}
      {impersonatedBy !== null && <Chip>{impersonatedBy}</Chip>}
    </>
  );
}
