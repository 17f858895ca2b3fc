import type { FileTransfer } from '@fms/contract/file';
import { formatBytes, NO_VALUE } from '@fms/domain/format';
import { Icon } from '@fms/ui/icon';
import { useState } from 'react';
import { useText } from '../../../language/index.ts';
import { useMinute } from '../../../live/index.ts';
import { MoreButton } from '../../../ui/more-button.tsx';
import { getFileName } from '../model/file-path.ts';
import { HashText } from '../part/hash-text.tsx';
import { ShortTime } from '../part/short-time.tsx';
import style from '../style/queue.module.css';
import type { QueueChanges } from './use-queue.ts';
import { describeTransfer } from './wait-text.ts';

interface EndedRowsProps {
  readonly ended: readonly FileTransfer[];
  readonly changes: QueueChanges;
  readonly onShow: (transfer: FileTransfer) => void;
}

const FIRST = 8;

/** What ended within 24 h, the newest first: done, refused with who and why, or withdrawn. */
export function EndedRows({ ended, changes, onShow }: EndedRowsProps) {
  const t = useText();
  const now = useMinute();
  const [most, setMost] = useState(FIRST);
  const done = ended.filter(({ state }) => state === 'complete');
  const bytes = done.reduce((sum, { size }) => sum + (size ?? 0), 0);
  return (
    <section className={style.ended} aria-label={t('DONE_IN_DAY_TITLE')}>
      <h3 className={style.endedTitle}>{t('DONE_IN_DAY', { count: done.length, size: formatBytes(bytes) })}</h3>
      <ul className={style.endedList}>
        {ended.slice(0, most).map((transfer) => {
          const { transferId, path, direction, size, sha256, decided, changedAt, mayChange, fileId } = transfer;
          const name = getFileName(path);
          const words = describeTransfer(t, transfer, now);
          const why = decided === null || transfer.state !== 'refused' ? '' : `, ${decided.by}: ${decided.reason}`;
          return (
            <li key={transferId} className={style.endedRow} data-state={transfer.state}>
              <span className={style.to}>
                <Icon name={direction === 'to-ship' ? 'upload' : 'export'} size={16} />
                {t(direction === 'to-ship' ? 'TO_SHIP' : 'TO_SHORE')}
              </span>
              <strong className={style.endedName} title={path}>
                {name}
              </strong>
              <span>{size === null ? NO_VALUE : formatBytes(size)}</span>
              <span>
                <ShortTime at={changedAt} />
              </span>
              <HashText sha256={sha256} />
              <span className={style.why}>{`${words}${why}`}</span>
              <span className={style.endedActions}>
                {mayChange && (
                  <button
                    type="button"
                    className={style.link}
                    aria-label={t('SEND_AGAIN_OF', { name })}
                    onClick={() => changes.change([transfer], { action: 'resume' })}
                  >
                    {t('SEND_AGAIN')}
                  </button>
                )}
                {fileId !== null && (
                  <button
                    type="button"
                    className={style.link}
                    aria-label={t('FILE_OPEN_OF', { name })}
                    onClick={() => onShow(transfer)}
                  >
                    {t('FILE_OPEN')}
                  </button>
                )}
              </span>
            </li>
          );
        })}
      </ul>
      <MoreButton rest={ended.length - most} onClick={() => setMost(most + FIRST * 4)} />
    </section>
  );
}
