import type { AuditEntry } from '@fms/contract/audit';
import { Icon } from '@fms/ui/icon';
import { Button, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { NetworkAddress } from '../../entities/account/index.ts';
import { userQueries } from '../../entities/organization/index.ts';
import { useVessels } from '../../entities/vessel/index.ts';
import { useText } from '../../language/index.ts';
import { type Column, ColumnTable } from '../../ui/column-table.tsx';
import { ListPanel } from '../../ui/list-panel.tsx';
import { Moment } from '../../ui/moment.tsx';
import { Pager } from '../../ui/pager.tsx';
import { type AuditFilter, administrationQueries, ROWS_A_PAGE } from './administration.queries.ts';
import { exportAudit } from './audit-export.ts';
import { formatAuditSubject, formatAuditValue } from './audit-words.ts';

const NO_FILTER: AuditFilter = { userName: '', what: '' };
/** A name is typed faster than it is looked up. */
const TYPING_MS = 300;

/** Who did what, when and from where, with the value before and after. */
export default function AuditPage() {
  const t = useText();
  const [offset, setOffset] = useState(0);
  const [filter, setFilter] = useState(NO_FILTER);
  const [asked] = useDebouncedValue(filter, TYPING_MS);
  const query = useQuery(administrationQueries.audit(offset, asked));
  const { data: users = [] } = useQuery(userQueries.all());
  const vessels = useVessels();
  const save = useMutation({ mutationFn: exportAudit });
  const change = (part: Partial<AuditFilter>) => {
    setFilter({ ...filter, ...part });
    setOffset(0);
  };
  const columns: readonly Column<AuditEntry>[] = [
    { name: t('AT'), cell: ({ at }) => <Moment at={at} />, look: 'quiet' },
    {
      name: t('WHO'),
      look: 'identity',
      cell: ({ userName, actingUserName }) =>
        actingUserName === null ? userName : t('AS_USER', { acting: actingUserName, user: userName }),
    },
    { name: t('WHAT'), cell: ({ what }) => what },
    { name: t('WHOM'), cell: ({ subject }) => formatAuditSubject(subject, { users, vessels }), look: 'long' },
    { name: t('OLD_VALUE'), cell: ({ oldValue }) => formatAuditValue(oldValue), look: 'long' },
    { name: t('NEW_VALUE'), cell: ({ newValue }) => formatAuditValue(newValue), look: 'long' },
    { name: t('FROM'), cell: ({ from }) => <NetworkAddress address={from} />, look: 'quiet' },
  ];
  return (
    <ListPanel
      title={t('AUDIT')}
      actions={
        <Button
          variant="default"
          leftSection={<Icon name="export" size={16} />}
          loading={save.isPending}
          onClick={() => save.mutate(filter)}
        >
          {t('EXPORT')}
        </Button>
      }
      tools={
        <>
          <TextInput
            label={t('FILTER_WHO')}
            value={filter.userName}
            onChange={(event) => change({ userName: event.currentTarget.value })}
          />
          <TextInput
            label={t('FILTER_WHAT')}
            placeholder={t('FILTER_WHAT_HINT')}
            value={filter.what}
            onChange={(event) => change({ what: event.currentTarget.value })}
          />
        </>
      }
      query={{ ...query, data: query.data?.rows }}
      empty={{ title: t('NO_AUDIT'), detail: t('NO_AUDIT_DETAIL') }}
      foot={<Pager page={ROWS_A_PAGE} offset={offset} total={query.data?.total ?? 0} onChange={setOffset} />}
    >
      <ColumnTable label={t('AUDIT')} columns={columns} rows={query.data?.rows ?? []} keyOf={({ id }) => id} />
    </ListPanel>
  );
}
