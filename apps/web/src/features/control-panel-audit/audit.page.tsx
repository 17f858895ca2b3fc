import type { AuditEntry } from '@fms/contract/audit';
import { Icon } from '@fms/ui/icon';
import { Button } from '@mantine/core';
import { useDebouncedValue, useHotkeys } from '@mantine/hooks';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useText } from '../../language/index.ts';
import { messages, show } from '../../message/index.ts';
import { useAddressState } from '../../navigation/use-address.ts';
import { ListPanel } from '../../ui/list-panel.tsx';
import { Pager } from '../../ui/pager.tsx';
import { auditCalls, auditQueries, ENTRIES_A_PAGE } from './audit.queries.ts';
import { AUDIT_ADDRESS, type AuditAddress } from './audit-address.ts';
import { exportAudit } from './audit-export.ts';
import { AuditTable } from './audit-table.tsx';
import { AuditToolbar } from './audit-toolbar.tsx';
import { useKnown } from './use-known.ts';

/** A name is typed faster than it is looked up. */
const TYPING_MS = 300;
const STEPS = ['entry', 'offset'] as const;

/** Who did what, when and from where, with the value before and after, and the way back. U undoes the open entry. */
export default function AuditPage() {
  const t = useText();
  const client = useQueryClient();
  const [address, change] = useAddressState(AUDIT_ADDRESS, STEPS);
  const { offset, entry, ...filter } = address;
  const [asked] = useDebouncedValue(filter, TYPING_MS, { leading: true });
  const query = useQuery(auditQueries.list(offset, asked));
  const known = useKnown();
  const days = useRef<HTMLDivElement>(null);
  const save = useMutation({ mutationFn: () => exportAudit(filter, known) });
  const undo = useMutation({
    mutationFn: ({ id }: AuditEntry) => auditCalls.undo(id),
    onSuccess: () => show(messages.saved),
    onSettled: () => client.invalidateQueries({ queryKey: auditQueries.every() }),
  });
  const rows = query.data?.rows;
  const open = rows?.find(({ id }) => id === entry);
  useHotkeys([
    ['u', () => open?.undo === 'possible' && !undo.isPending && undo.mutate(open)],
    ['g', () => days.current?.querySelector('input')?.focus()],
  ]);
  const narrow = (part: Partial<AuditAddress>) => change({ ...part, offset: 0, entry: undefined });
  return (
    <ListPanel
      title={t('AUDIT')}
      actions={
        <Button
          variant="default"
          leftSection={<Icon name="export" size={16} />}
          loading={save.isPending}
          onClick={() => save.mutate()}
        >
          {t('EXPORT')}
        </Button>
      }
      tools={<AuditToolbar filter={address} onChange={narrow} days={days} />}
      query={{ ...query, data: rows }}
      empty={{ title: t('NO_AUDIT'), detail: t('NO_AUDIT_DETAIL') }}
      foot={
        <Pager
          page={ENTRIES_A_PAGE}
          offset={offset}
          total={query.data?.total ?? 0}
          onChange={(to) => change({ offset: to, entry: undefined })}
        />
      }
    >
      <AuditTable
        entries={rows ?? []}
        known={known}
        openId={open?.id}
        onOpen={(id) => change({ entry: id })}
        onUndo={(one) => undo.mutate(one)}
        isUndoing={undo.isPending}
      />
    </ListPanel>
  );
}
