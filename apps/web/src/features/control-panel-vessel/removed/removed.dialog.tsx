import type { RemovedVessel } from '@fms/contract/vessel';
import { useQuery } from '@tanstack/react-query';
import { useText } from '../../../language/index.ts';
import { fillMessage, messages } from '../../../message/index.ts';
import { type Column, ColumnTable } from '../../../ui/column-table.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Moment } from '../../../ui/moment.tsx';
import { QueryState } from '../../../ui/query-state.tsx';
import { RowButton } from '../../../ui/row-button.tsx';
import { useVesselAction } from '../edit/use-vessel-action.ts';
import { vesselCalls, vesselManagementQueries } from '../edit/vessel-management.queries.ts';

/** Deleted vessels and until when each can be brought back. */
export default function RemovedDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const query = useQuery(vesselManagementQueries.removed());
  const restore = useVesselAction({
    run: async ({ vesselId, name }: RemovedVessel) => {
      await vesselCalls.restore(vesselId);
      return name;
    },
    says: (name) => fillMessage(messages.vesselRestored, { name }),
  });
  const columns: readonly Column<RemovedVessel>[] = [
    { name: t('VESSEL'), cell: ({ name }) => name, look: 'identity' },
    { name: t('IMO'), cell: ({ IMO }) => IMO || '—', look: 'quiet' },
    { name: t('REMOVED_BY'), cell: ({ removedBy }) => removedBy },
    { name: t('REMOVED_AT'), cell: ({ removedAt }) => <Moment at={removedAt} />, look: 'quiet' },
    { name: t('RESTORE_UNTIL'), cell: ({ deletedAt }) => <Moment at={deletedAt} />, look: 'quiet' },
    {
      name: '',
      look: 'actions',
      cell: (vessel) => (
        <RowButton
          text={t('RESTORE')}
          label={t('RESTORE_VESSEL', { name: vessel.name })}
          isDisabled={restore.isPending}
          onClick={() => restore.mutate(vessel)}
        />
      ),
    },
  ];
  return (
    <Dialog onClose={onClose} title={t('REMOVED_VESSELS')} size="xl">
      {query.data !== undefined && query.data.length > 0 ? (
        <ColumnTable
          label={t('REMOVED_VESSELS')}
          columns={columns}
          rows={query.data}
          keyOf={({ vesselId }) => vesselId}
        />
      ) : (
        <QueryState query={query} empty={{ title: t('NO_REMOVED'), detail: t('NO_REMOVED_DETAIL') }} />
      )}
    </Dialog>
  );
}
