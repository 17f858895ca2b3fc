import type { GatewayKey, IssuedKey, Vessel } from '@fms/contract/vessel';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '../../../language/index.ts';
import { type Column, ColumnTable } from '../../../ui/column-table.tsx';
import { Moment } from '../../../ui/moment.tsx';
import { QueryState } from '../../../ui/query-state.tsx';
import { RowButton } from '../../../ui/row-button.tsx';
import style from '../edit/sheet.module.css';
import { useVesselAction } from '../edit/use-vessel-action.ts';
import { vesselCalls, vesselManagementQueries } from '../edit/vessel-management.queries.ts';
import { IssuedKeyCard } from './issued-key.tsx';
import { RevokeKeyDialog } from './revoke-key.dialog.tsx';

/** The keys with which the gateway of a vessel opens the link: a new one is shown once. */
export function GatewayKeyPanel({ vessel }: { vessel: Vessel }) {
  const t = useText();
  const query = useQuery(vesselManagementQueries.keys(vessel.id));
  const [issued, setIssued] = useState<IssuedKey>();
  const [revoked, setRevoked] = useState<number>();
  const issue = useVesselAction({ run: () => vesselCalls.issueKey(vessel.id), onDone: setIssued });
  const rotate = useVesselAction({
    run: (keyId: number) => vesselCalls.rotateKey(vessel.id, keyId),
    onDone: setIssued,
  });
  const keys = query.data ?? [];
  return (
    <section className={style.part} aria-label={t('LINK_KEYS')}>
      <h3 className={style.heading}>{t('LINK_KEYS')}</h3>
      {issued !== undefined && <IssuedKeyCard vessel={vessel} issued={issued} onClose={() => setIssued(undefined)} />}
      {keys.length > 0 ? (
        <KeyTable
          keys={keys}
          isBusy={rotate.isPending}
          onRotate={(keyId) => rotate.mutate(keyId)}
          onRevoke={setRevoked}
        />
      ) : (
        <QueryState query={query} empty={{ title: t('NO_KEYS'), detail: t('NO_KEYS_DETAIL') }} />
      )}
      <Button variant="default" loading={issue.isPending} onClick={() => issue.mutate(undefined)}>
        {t('NEW_KEY')}
      </Button>
      {revoked !== undefined && (
        <RevokeKeyDialog vessel={vessel} keyId={revoked} onClose={() => setRevoked(undefined)} />
      )}
    </section>
  );
}

interface KeyTableProps {
  readonly keys: readonly GatewayKey[];
  readonly isBusy: boolean;
  readonly onRotate: (keyId: number) => void;
  readonly onRevoke: (keyId: number) => void;
}

function KeyTable({ keys, isBusy, onRotate, onRevoke }: KeyTableProps) {
  const t = useText();
  const columns: readonly Column<GatewayKey>[] = [
    { name: t('KEY_NUMBER'), cell: ({ id }) => id, look: 'identity' },
    { name: t('MADE'), cell: ({ createdAt }) => <Moment at={createdAt} />, look: 'quiet' },
    { name: t('WHO'), cell: ({ createdBy }) => createdBy ?? '—', look: 'quiet' },
    {
      name: t('LAST_USED'),
      cell: ({ lastUsedAt }) => (lastUsedAt === null ? t('NEVER') : <Moment at={lastUsedAt} />),
      look: 'quiet',
    },
    {
      name: t('ENDS'),
      cell: ({ endsAt }) => (endsAt === null ? '—' : <Moment at={endsAt} />),
      look: 'quiet',
    },
    {
      name: '',
      look: 'actions',
      cell: ({ id, endsAt }) => (
        <>
          {endsAt === null && (
            <RowButton
              text={t('ROTATE')}
              label={t('ROTATE_KEY', { key: id })}
              isDisabled={isBusy}
              onClick={() => onRotate(id)}
            />
          )}
          <RowButton
            text={t('REVOKE')}
            label={t('REVOKE_KEY_NUMBER', { key: id })}
            isDanger
            onClick={() => onRevoke(id)}
          />
        </>
      ),
    },
  ];
  return <ColumnTable label={t('LINK_KEYS')} columns={columns} rows={keys} keyOf={({ id }) => id} />;
}
