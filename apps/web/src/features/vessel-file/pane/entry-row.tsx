import type { FileEntry } from '@fms/contract/file';
import { formatBytes } from '@fms/domain/format';
import { Chip } from '@fms/ui/control';
import { Checkbox } from '@mantine/core';
import { type DragEvent, type MouseEvent, memo } from 'react';
import { type TextKey, type Translate, useText } from '../../../language/index.ts';
import type { Side } from '../model/file-path.ts';
import { FileGlyph } from '../part/file-glyph.tsx';
import { HashText } from '../part/hash-text.tsx';
import { getRowAttributes } from '../part/row-grid.tsx';
import { ShortTime } from '../part/short-time.tsx';
import style from '../style/file.module.css';

export interface EntryRowProps {
  readonly id: string;
  readonly side: Side;
  readonly path: string;
  readonly entry: FileEntry;
  readonly isActive: boolean;
  readonly isMarked: boolean;
  readonly isSelected: boolean;
  /** Whether a change would be refused: then nothing can be dragged. */
  readonly isFixed: boolean;
  readonly onClick: (path: string, event: MouseEvent) => void;
  readonly onMark: (path: string) => void;
  readonly onOpen: (path: string) => void;
  readonly onDrag: (path: string, event: DragEvent) => void;
}

/** One file or directory of a pane. */
export const EntryRow = memo(function EntryRow(props: EntryRowProps) {
  const { id, side, path, entry, isActive, isMarked, isSelected, isFixed, onClick, onMark, onOpen, onDrag } = props;
  const t = useText();
  const { name, isDirectory, size, modified, sha256, fileId } = entry;
  const state = stateText(t, side, entry);
  const canOpen = isDirectory || fileId !== null;
  return (
    <tr
      {...getRowAttributes(id, isMarked, isActive)}
      className={style.row}
      data-selected={isSelected}
      draggable={!isFixed && !isDirectory}
      onDragStart={(event) => onDrag(path, event)}
      onClick={(event) => onClick(path, event)}
      onDoubleClick={() => canOpen && onOpen(path)}
    >
      <td className={style.name}>
        <Checkbox
          className={style.box}
          size="xs"
          tabIndex={-1}
          aria-label={t('MARK_FILE', { name })}
          checked={isMarked}
          onChange={() => onMark(path)}
        />
        <FileGlyph kind={isDirectory ? 'directory' : 'file'} />
        {canOpen ? (
          <button type="button" tabIndex={-1} className={style.open} onClick={() => onOpen(path)}>
            {name}
          </button>
        ) : (
          <span className={style.open}>{name}</span>
        )}
        {state !== undefined && <Chip>{state}</Chip>}
      </td>
      <td className={style.number}>{isDirectory ? '—' : formatBytes(size)}</td>
      <td className={style.number}>
        <ShortTime at={modified} />
      </td>
      <td className={style.hashCell}>{isDirectory ? '' : <HashText sha256={sha256} />}</td>
    </tr>
  );
});

const STATES: Record<Side, Partial<Record<FileEntry['state'], TextKey>>> = {
  ship: { complete: 'FILE_ASHORE', queued: 'FILE_FETCH_QUEUED', receiving: 'FILE_RECEIVING' },
  shore: { queued: 'FILE_QUEUED', sending: 'FILE_SENDING', 'on-board': 'FILE_ON_BOARD', refused: 'FILE_REFUSED' },
};

/** What the entry's chip says; undefined for a file that just lies there. */
function stateText(t: Translate, side: Side, { isDirectory, state, progress }: FileEntry): string | undefined {
  const key = isDirectory ? undefined : STATES[side][state];
  return key && t(key, { percent: Math.floor(progress * 100) });
}
