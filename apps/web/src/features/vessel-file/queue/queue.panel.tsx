import type { FileTransfer } from '@fms/contract/file';
import type { Vessel } from '@fms/contract/vessel';
import { formatBytes } from '@fms/domain/format';
import { Icon } from '@fms/ui/icon';
import { EmptyState, Panel, ProblemLine } from '@fms/ui/panel';
import { Button } from '@mantine/core';
import { useMemo } from 'react';
import { useText } from '../../../language/index.ts';
import { useMinute } from '../../../live/index.ts';
import { QueryState } from '../../../ui/query-state.tsx';
import { useRowKeys } from '../model/use-row-keys.ts';
import style from '../style/queue.module.css';
import { EndedRows } from './ended-rows.tsx';
import { QueueTable } from './queue-table.tsx';
import { computeLeftBytes, findPriorityOfKey, isGoing, useQueue, useQueueChanges } from './use-queue.ts';
import { estimateQueue, useRates } from './use-rates.ts';

interface QueuePanelProps {
  readonly vessel: Vessel;
  readonly mayWrite: boolean;
  /** Opens the file of a transfer. */
  readonly onShow: (transfer: FileTransfer) => void;
}

/** What travels and waits in the order of the line, and below it what was done in the last 24 h. */
export function QueuePanel({ vessel, mayWrite, onShow }: QueuePanelProps) {
  const t = useText();
  const { query, open, ended } = useQueue(vessel.id);
  const changes = useQueueChanges(vessel.id, open);
  const rates = useRates(open, query.dataUpdatedAt);
  const now = useMinute();
  const outlooks = useMemo(
    () => estimateQueue(open, rates, Math.max(now, query.dataUpdatedAt)),
    [open, rates, now, query.dataUpdatedAt],
  );
  const ids = useMemo(() => open.map(({ transferId }) => transferId), [open]);
  const find = (chosen: readonly number[]) => open.filter(({ transferId }) => chosen.includes(transferId));
  const rows = useRowKeys(ids, {
    onOpen: (id) => find([id]).forEach(onShow),
    onKey: (key, chosen) => {
      const priority = findPriorityOfKey(key);
      if (!mayWrite || (key.toLowerCase() !== 'p' && priority === undefined)) return false;
      if (priority === undefined) changes.toggle(find(chosen));
      else changes.setPriority(find(chosen), priority);
      return true;
    },
  });
  const going = open.filter(isGoing);
  const left = open.reduce((sum, transfer) => sum + computeLeftBytes(transfer), 0);
  return (
    <Panel
      title={t('FILE_QUEUE')}
      className={style.queue}
      flush
      actions={
        open.length > 0 && (
          <>
            <span className="fms-label">{t('QUEUE_LEFT', { count: open.length, size: formatBytes(left) })}</span>
            {mayWrite && (
              <Button
                size="xs"
                variant="default"
                leftSection={<Icon name={going.length > 0 ? 'pause' : 'play'} size={16} />}
                disabled={changes.isPending}
                onClick={() => changes.toggle(open)}
              >
                {t(going.length > 0 ? 'PAUSE_ALL' : 'RESUME_ALL')}
              </Button>
            )}
          </>
        )
      }
    >
      {query.data !== undefined && query.error !== null && (
        <ProblemLine
          text={query.error.message}
          retry={{ label: t('TRY_AGAIN'), onClick: () => void query.refetch(), busy: query.isFetching }}
        />
      )}
      {open.length > 0 ? (
        <QueueTable {...{ open, outlooks, rows, changes, onShow }} />
      ) : query.data === undefined ? (
        <div className={style.empty}>
          <QueryState query={query} loading={t('LOADING_QUEUE')} unreadable={t('QUEUE_UNREADABLE')} />
        </div>
      ) : (
        <div className={style.empty}>
          <EmptyState title={t('QUEUE_EMPTY')} detail={t('QUEUE_EMPTY_DETAIL')} />
        </div>
      )}
      {ended.length > 0 && <EndedRows ended={ended} changes={changes} onShow={onShow} />}
    </Panel>
  );
}
