import type { MatrixUser, MatrixVessel } from '@fms/contract/permission';
import { translateWord, useText } from '../../../language/index.ts';
import type { CellLook } from './cell-look.ts';
import type { MatrixGridProps, PlacedColumn } from './grid-props.ts';
import style from './matrix.module.css';
import type { MatrixRow } from './matrix-layout.ts';
import type { Selection } from './selection.ts';

interface MatrixLineProps extends MatrixGridProps {
  readonly row: MatrixRow;
  readonly index: number;
  /** Px from the top of the grid. */
  readonly top: number;
  readonly placed: readonly PlacedColumn[];
}

/** One user, or the name of an organisation above its users. */
export function MatrixLine({ row, index, top, placed, selection, lookOf, nameOf, onSelect }: MatrixLineProps) {
  const t = useText();
  if (row.kind === 'organization') {
    return (
      <tr className={style.group} aria-rowindex={index + 2} style={{ top }}>
        <th scope="rowgroup" className={style.groupName}>
          {row.id === null ? t('WITHOUT_ORGANIZATION') : nameOf(row.id)} {row.count}
        </th>
      </tr>
    );
  }
  const { user } = row;
  const isSelected = selection.user === Number(user.id);
  return (
    <tr className={style.row} aria-rowindex={index + 2} data-active={isSelected} style={{ top }}>
      <th scope="row" className={style.rowHead}>
        <button
          type="button"
          tabIndex={-1}
          className={style.user}
          aria-pressed={isSelected && selection.vessel === undefined}
          onClick={() => onSelect({ user: Number(user.id), vessel: undefined })}
        >
          {user.fullName || user.userName}{' '}
          <span>{user.disabled ? t('DEACTIVATED') : translateWord(`role_${user.role}`)}</span>
        </button>
      </th>
      {placed.map((column) =>
        column.column.kind === 'vessel' ? (
          <Cell
            key={column.column.vessel.id}
            user={user}
            vessel={column.column.vessel}
            placed={column}
            look={lookOf(user, column.column.vessel)}
            selection={selection}
            onSelect={onSelect}
          />
        ) : (
          <FolderCell key={column.column.folder} user={user} placed={column} lookOf={lookOf} />
        ),
      )}
    </tr>
  );
}

interface CellProps {
  readonly user: MatrixUser;
  readonly vessel: MatrixVessel;
  readonly placed: PlacedColumn;
  readonly look: CellLook;
  readonly selection: Selection;
  readonly onSelect: (selection: Selection) => void;
}

function Cell({ user, vessel, placed, look, selection, onSelect }: CellProps) {
  const t = useText();
  const here = { user: Number(user.id), vessel: Number(vessel.id) };
  const { text, kind, hasEnd, isStruck, isChanged } = look;
  const isColumn = selection.vessel === here.vessel;
  const words = [
    text === '' ? t('NO_RIGHTS') : text,
    kind === 'direct' && t('CELL_DIRECT'),
    kind === 'inherited' && t('CELL_INHERITED'),
    hasEnd && t('CELL_WITH_END'),
    isStruck && t('CELL_UNUSABLE'),
    isChanged && t('NOT_SAVED_YET'),
  ].filter((word) => word !== false);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the grid handles the keys; the pointer has the whole cell to hit
    <td
      id={`cell-${here.user}-${here.vessel}`}
      className={style.cell}
      aria-colindex={placed.index + 2}
      aria-label={`${user.userName}, ${vessel.name}: ${words.join(', ')}`}
      data-selected={isColumn && selection.user === here.user}
      data-column={isColumn}
      style={{ left: placed.left, width: placed.width }}
      onClick={() => onSelect(here)}
    >
      <span className={style.mark} data-kind={kind} data-end={hasEnd} data-struck={isStruck} data-changed={isChanged}>
        {text === '' ? '·' : text}
      </span>
    </td>
  );
}

type FolderCellProps = Pick<CellProps, 'user' | 'placed'> & Pick<MatrixGridProps, 'lookOf'>;

/** How many vessels of a closed folder the user reaches. */
function FolderCell({ user, placed, lookOf }: FolderCellProps) {
  if (placed.column.kind !== 'folder') return null;
  const { vessels } = placed.column;
  const held = vessels.filter((vessel) => lookOf(user, vessel).text !== '').length;
  return (
    <td
      className={style.folderCell}
      aria-colindex={placed.index + 2}
      style={{ left: placed.left, width: placed.width }}
    >
      {held === 0 ? '·' : `${held} / ${vessels.length}`}
    </td>
  );
}
