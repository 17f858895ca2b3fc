import type { FileTransfer } from '@fms/contract/file';
import type { Vessel } from '@fms/contract/vessel';
import { Icon, type IconName } from '@fms/ui/icon';
import { Panel } from '@fms/ui/panel';
import { Button, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { fileCalls, fileQueries } from '../../../entities/file/index.ts';
import { useText } from '../../../language/index.ts';
import { useFileAction } from '../model/file-action.ts';
import { getFileName } from '../model/file-path.ts';
import { useIsTold } from '../model/use-file-feed.ts';
import { ShortTime } from '../part/short-time.tsx';
import style from '../style/rule.module.css';
import { listSteps } from './approval-step.ts';
import { RefuseDialog } from './refuse.dialog.tsx';

/** Files for the ship that wait for a person or the scanner, with what was done of it; nothing where there are none. */
export function ApprovalPanel({ vessel }: { vessel: Vessel }) {
  const t = useText();
  const { data = [] } = useQuery(fileQueries.queue(vessel.id, useIsTold()));
  const waiting = data.filter((transfer) => listSteps(transfer).length > 0);
  if (waiting.length === 0) return null;
  return (
    <Panel title={t('APPROVAL')} className={style.approval}>
      {waiting.map((transfer) => (
        <Approval key={transfer.transferId} transfer={transfer} />
      ))}
    </Panel>
  );
}

const MARKS: Record<'done' | 'now' | 'later', IconName> = { done: 'check', now: 'time', later: 'chevron-right' };

function Approval({ transfer }: { transfer: FileTransfer }) {
  const t = useText();
  const [isRefusing, setRefusing] = useState(false);
  const { transferId, vesselId, path, mayApprove } = transfer;
  const name = getFileName(path);
  const decide = useFileAction(vesselId, fileCalls.approve);
  return (
    <div className={style.waiting}>
      <h3 className="fms-reason">{name}</h3>
      <ol className={style.steps}>
        {listSteps(transfer).map(({ key, state, values, at }) => (
          <li key={key} className={style.step} data-state={state}>
            <Icon name={MARKS[state]} size={16} />
            <span>{t(key, values)}</span>
            {at !== undefined && <ShortTime at={at} />}
          </li>
        ))}
      </ol>
      {mayApprove && (
        <Group gap={6}>
          <Button
            size="xs"
            loading={decide.isPending}
            aria-label={t('APPROVE_FILE', { name })}
            onClick={() => decide.mutate({ transferId, approved: true, reason: '' })}
          >
            {t('APPROVE')}
          </Button>
          <Button size="xs" variant="default" aria-label={t('REFUSE_FILE', { name })} onClick={() => setRefusing(true)}>
            {t('REFUSE')}
          </Button>
        </Group>
      )}
      {isRefusing && <RefuseDialog transfer={transfer} onClose={() => setRefusing(false)} />}
    </div>
  );
}
