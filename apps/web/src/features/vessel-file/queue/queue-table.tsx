import type { FileTransfer } from '@fms/contract/file';
import { useId, useRef } from 'react';
import { type TextKey, useText } from '../../../language/index.ts';
import type { RowKeys } from '../model/use-row-keys.ts';
import { RowGrid } from '../part/row-grid.tsx';
import style from '../style/queue.module.css';
import { QueueRow } from './queue-row.tsx';
import type { QueueChanges } from './use-queue.ts';
import type { Outlook } from './use-rates.ts';

interface QueueTableProps {
  readonly open: readonly FileTransfer[];
  readonly outlooks: ReadonlyMap<number, Outlook>;
  readonly rows: RowKeys<number>;
  readonly changes: QueueChanges;
  readonly onShow: (transfer: FileTransfer) => void;
}

/** Column, whether its figures stand right, and how much room it needs to be shown; undefined: always. */
const HEADS: readonly (readonly [title: TextKey, isNumber: boolean, room?: 'wide' | 'middle'])[] = [
  ['FILE_TO', false],
  ['FILE_OF_QUEUE', false],
  ['FILE_PRIORITY', false],
  ['FILE_SIZE', true],
  ['FILE_DONE', false],
  ['FILE_RATE', true, 'wide'],
  ['FILE_ETA', true, 'middle'],
  ['FILE_HASH', false, 'wide'],
  ['FILE_STATE', false],
];

/**
 * The queue as a list that is one stop of the Tab key: P pauses and goes on, 1 to 4 give a priority, to the marked rows
 * or the active one. A row is dragged to another place within its priority.
 */
export function QueueTable({ open, outlooks, rows, changes, onShow }: QueueTableProps) {
  const t = useText();
  const id = useId();
  const dragged = useRef<number>(undefined);
  const activeIndex = open.findIndex(({ transferId }) => transferId === rows.active);
  return (
    <div className={style.scroll}>
      <RowGrid
        className={style.table}
        label={t('FILE_QUEUE')}
        rows={rows}
        activeId={activeIndex === -1 ? undefined : `${id}${activeIndex}`}
      >
        <thead>
          <tr>
            {HEADS.map(([title, isNumber, room]) => (
              <th key={title} scope="col" className={isNumber ? style.number : undefined} data-room={room}>
                {t(title)}
              </th>
            ))}
            <th scope="col">
              <span className="fms-spoken">{t('FILE_ACTIONS')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {open.map((transfer, index) => {
            const { transferId } = transfer;
            return (
              <QueueRow
                key={transferId}
                id={`${id}${index}`}
                transfer={transfer}
                outlook={outlooks.get(transferId)}
                isActive={index === activeIndex}
                isMarked={rows.marked.ids.has(transferId)}
                changes={changes}
                onClick={(event) => rows.onRowClick(transferId, event)}
                onShow={() => onShow(transfer)}
                onDrag={() => {
                  dragged.current = transferId;
                }}
                onDrop={(event) => {
                  event.preventDefault();
                  if (dragged.current !== undefined) changes.place(dragged.current, transferId);
                  dragged.current = undefined;
                }}
              />
            );
          })}
        </tbody>
      </RowGrid>
    </div>
  );
}
