import { useText } from '../../../language/index.ts';
import type { MatrixGridProps, PlacedColumn } from './grid-props.ts';
import style from './matrix.module.css';

interface MatrixHeadProps extends MatrixGridProps {
  readonly placed: readonly PlacedColumn[];
  readonly count: number;
}

/** Beside the name of a folder, and the width under which none is written, px: the head tells it when pointed at. */
const [FOLDER_AIR, LEAST_FOLDER] = [6, 60];

/** Names of vessels, each a button that selects its column, below the folders that hold them. */
export function MatrixHead({ rows, placed, count, selection, onSelect, onOpenFolder }: MatrixHeadProps) {
  const t = useText();
  const users = rows.filter(({ kind }) => kind === 'user').length;
  return (
    <thead className={style.head}>
      <tr aria-rowindex={1} className={style.headRow}>
        <th scope="col" className={style.corner}>
          {t('USERS_AND_COLUMNS', { users, columns: count })}
        </th>
        {placed.map(({ column, left, width, index }, place) => {
          const isFirst = placed[place - 1]?.column.folder !== column.folder;
          const last = placed.findLast((other) => other.column.folder === column.folder);
          const folderWidth = last === undefined ? width : last.left + last.width - left;
          const folder = column.folder === '' ? t('NO_FOLDER') : column.folder;
          return (
            <th
              key={column.kind === 'vessel' ? column.vessel.id : `folder ${column.folder}`}
              scope="col"
              aria-colindex={index + 2}
              className={style.columnHead}
              title={folder}
              data-first={isFirst}
              style={{ left, width }}
            >
              {isFirst && column.kind === 'vessel' && folderWidth >= LEAST_FOLDER && (
                <span className={style.folder} style={{ maxWidth: folderWidth - FOLDER_AIR }}>
                  {folder}
                </span>
              )}
              {column.kind === 'vessel' ? (
                <button
                  type="button"
                  tabIndex={-1}
                  className={style.name}
                  aria-pressed={selection.user === undefined && selection.vessel === Number(column.vessel.id)}
                  onClick={() => onSelect({ user: undefined, vessel: Number(column.vessel.id) })}
                >
                  {column.vessel.name}
                </button>
              ) : (
                <button
                  type="button"
                  className={style.folderButton}
                  aria-label={t('OPEN_FOLDER', { folder, count: column.vessels.length })}
                  onClick={() => onOpenFolder(column.folder)}
                >
                  <span>{folder}</span>
                  <span>{column.vessels.length}</span>
                </button>
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
