import type { FileTransfer } from '@fms/contract/file';
import { formatBytes, NO_VALUE } from '@fms/domain/format';
import { TRANSFER_PRIORITIES } from '@fms/domain/transfer';
import { IconButton } from '@fms/ui/control';
import { Icon } from '@fms/ui/icon';
import { Select } from '@mantine/core';
import type { DragEvent, MouseEvent } from 'react';
import { translateWord, useText } from '../../../language/index.ts';
import { useMinute } from '../../../live/index.ts';
import { getFileName } from '../model/file-path.ts';
import { HashText } from '../part/hash-text.tsx';
import { getRowAttributes } from '../part/row-grid.tsx';
import style from '../style/queue.module.css';
import { DoneBar } from './done-bar.tsx';
import { TransferMenu } from './transfer-menu.tsx';
import { isGoing, type QueueChanges } from './use-queue.ts';
import type { Outlook } from './use-rates.ts';
import { describeTransfer, formatShortTime } from './wait-text.ts';

interface QueueRowProps {
  readonly id: string;
  readonly transfer: FileTransfer;
  readonly outlook: Outlook | undefined;
  readonly isActive: boolean;
  readonly isMarked: boolean;
  readonly changes: QueueChanges;
  readonly onClick: (event: MouseEvent) => void;
  readonly onShow: () => void;
  readonly onDrag: (event: DragEvent) => void;
  readonly onDrop: (event: DragEvent) => void;
}

/** Kilobits a second below one megabit, as the line is told. */
function formatRate(bytesPerSecond: number | null): string {
  if (bytesPerSecond === null) return NO_VALUE;
  const kilobits = (bytesPerSecond * 8) / 1000;
  return kilobits < 1000 ? `${Math.round(kilobits)} kbit/s` : `${(kilobits / 1000).toFixed(1)} Mbit/s`;
}

/** One transfer that has not ended. */
export function QueueRow({ id, transfer, outlook, isActive, isMarked, changes, ...on }: QueueRowProps) {
  const t = useText();
  const now = useMinute();
  const { path, direction, size, sha256, priority, state, mayChange, asked } = transfer;
  const name = getFileName(path);
  const isPausable = isGoing(transfer);
  return (
    <tr
      {...getRowAttributes(id, isMarked, isActive)}
      className={style.row}
      data-moving={state === 'sending'}
      draggable={mayChange}
      onClick={on.onClick}
      onDragStart={on.onDrag}
      onDragOver={(event) => event.preventDefault()}
      onDrop={on.onDrop}
    >
      <td className={style.to}>
        <Icon name={direction === 'to-ship' ? 'upload' : 'export'} size={16} />
        {t(direction === 'to-ship' ? 'TO_SHIP' : 'TO_SHORE')}
      </td>
      <td className={style.file}>
        <strong title={path}>{name}</strong>
        <span className={style.sub}>{t('ASKED_BY', { name: asked.name || t('SHIP_SIDE') })}</span>
      </td>
      <td>
        {mayChange ? (
          <Select
            size="xs"
            className={style.priority}
            aria-label={t('PRIORITY_OF', { name })}
            allowDeselect={false}
            data={TRANSFER_PRIORITIES.map((value) => ({ value, label: translateWord(`priority-${value}`) }))}
            value={priority}
            onChange={(value) =>
              changes.setPriority([transfer], TRANSFER_PRIORITIES.find((one) => one === value) ?? priority)
            }
          />
        ) : (
          translateWord(`priority-${priority}`)
        )}
      </td>
      <td className={style.number}>{size === null ? NO_VALUE : formatBytes(size)}</td>
      <td className={style.done}>
        <DoneBar transfer={transfer} />
      </td>
      <td className={style.number} data-room="wide">
        {formatRate(outlook?.bytesPerSecond ?? null)}
      </td>
      <td className={style.number} data-room="middle">
        {outlook?.endsAt ? formatShortTime(outlook.endsAt, now) : NO_VALUE}
      </td>
      <td data-room="wide">
        <HashText sha256={sha256} />
      </td>
      <td className={style.state}>{describeTransfer(t, transfer, now)}</td>
      <td className={style.actions}>
        {mayChange && (
          <>
            <IconButton
              icon={isPausable ? 'pause' : 'play'}
              look="raised"
              iconSize={16}
              tooltip="left"
              label={t(isPausable ? 'PAUSE_FILE' : 'RESUME_FILE', { name })}
              onClick={() => changes.toggle([transfer])}
            />
            <TransferMenu transfer={transfer} changes={changes} onShow={on.onShow} />
          </>
        )}
      </td>
    </tr>
  );
}
