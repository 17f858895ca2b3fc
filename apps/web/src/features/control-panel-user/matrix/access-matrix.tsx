import type { MatrixUser, MatrixVessel, PermissionChange, PermissionMatrix } from '@fms/contract/permission';
import type { VesselWord } from '@fms/domain/permission';
import { Panel, ProblemLine } from '@fms/ui/panel';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import type { Location } from 'react-router';
import { vesselQueries } from '../../../entities/vessel/index.ts';
import { useText } from '../../../language/index.ts';
import { messages } from '../../../message/index.ts';
import type { ChangeAddress } from '../../../navigation/use-address.ts';
import { useLeaveConfirmation } from '../../../ui/form/use-leave-confirmation.ts';
import listStyle from '../../../ui/list.module.css';
import { QueryState } from '../../../ui/query-state.tsx';
import { USER_ADDRESS, type UserAddress } from '../address/user-address.ts';
import { useOrganizationName } from '../list/user-list.tsx';
import { describeCell, describeDraft } from './cell-look.ts';
import { formatCellKey, listDiffering, mapCells, type Target } from './draft.ts';
import style from './matrix.module.css';
import { MatrixGrid } from './matrix-grid.tsx';
import { layOutColumns, layOutRows, mapFolderNames } from './matrix-layout.ts';
import { MatrixLegend, MatrixPagers, MatrixTools } from './matrix-tools.tsx';
import { PendingPanel } from './pending.panel.tsx';
import { useMatrixEdit } from './use-matrix-edit.ts';
import { useMatrixPage } from './use-matrix-page.ts';
import { WholeLinePanel } from './whole-line.panel.tsx';
import { WhyPanel } from './why.panel.tsx';

interface AccessMatrixProps {
  readonly address: UserAddress;
  readonly onChange: ChangeAddress<UserAddress>;
}

/** Who reaches which vessel, why, and the changes of it: shown with their effect before they are saved as one (§9.12). */
export function AccessMatrix({ address, onChange }: AccessMatrixProps) {
  const t = useText();
  const query = useMatrixPage(address);
  const { data } = query;
  return (
    <Panel title={t('USERS')} flush>
      <div className={listStyle.tools}>
        <MatrixTools address={address} onChange={onChange} />
      </div>
      {data !== undefined && query.error !== null && (
        <ProblemLine
          text={query.error.message}
          retry={{ label: t('TRY_AGAIN'), onClick: () => void query.refetch(), busy: query.isFetching }}
        />
      )}
      {data === undefined || data.users.length === 0 || data.vessels.length === 0 ? (
        <div className={listStyle.state}>
          <QueryState query={query} empty={{ title: t('NO_MATRIX'), detail: t('NO_MATRIX_DETAIL') }} />
        </div>
      ) : (
        <Matrix matrix={data} address={address} onChange={onChange} />
      )}
      <MatrixLegend />
      {data !== undefined && <MatrixPagers matrix={data} address={address} onChange={onChange} />}
    </Panel>
  );
}

interface MatrixProps extends AccessMatrixProps {
  readonly matrix: PermissionMatrix;
}

function Matrix({ matrix, address, onChange }: MatrixProps) {
  const nameOf = useOrganizationName();
  const edit = useMatrixEdit();
  const why = useRef<HTMLDivElement>(null);
  const { data: folders } = useQuery(vesselQueries.folders());
  const { rows, columns, cells } = useMemo(
    () => ({
      rows: layOutRows(matrix.users),
      columns: layOutColumns(matrix.vessels, mapFolderNames(folders ?? []), address.open),
      cells: mapCells(matrix),
    }),
    [matrix, folders, address.open],
  );
  useLeaveConfirmation({ isChanged: edit.drafts.size > 0, message: messages.discardForm, isKept: hasSameView });
  const cellOf = (user: MatrixUser, vessel: MatrixVessel) => cells.get(formatCellKey(pairOf(user, vessel)));
  const lookOf = (user: MatrixUser, vessel: MatrixVessel) => {
    const key = formatCellKey(pairOf(user, vessel));
    const draft = edit.drafts.get(key);
    if (draft !== undefined) return describeDraft(draft, edit.effects.get(key), cells.get(key));
    const look = describeCell(cells.get(key), Date.now());
    return address.isDirectOnly && look.kind === 'inherited' ? describeCell(undefined, 0) : look;
  };
  const users = matrix.users.filter(({ id }) => address.user === undefined || Number(id) === address.user);
  const vessels = matrix.vessels.filter(({ id }) => address.vessel === undefined || Number(id) === address.vessel);
  const isCell = address.user !== undefined && address.vessel !== undefined;
  const isSelected = address.user !== undefined || address.vessel !== undefined;
  const targets: readonly Target[] = isSelected
    ? users.flatMap((user) => vessels.map((vessel) => ({ user, vessel, cell: cellOf(user, vessel) })))
    : [];
  const [only] = targets;
  const give = (words: readonly VesselWord[]) =>
    edit.change(isCell ? targets : listDiffering(targets, words), { words });
  return (
    <div className={style.matrix}>
      <MatrixGrid
        rows={rows}
        columns={columns}
        selection={{ user: address.user, vessel: address.vessel }}
        lookOf={lookOf}
        nameOf={nameOf}
        onSelect={onChange}
        onGive={give}
        onOpenFolder={(folder) => onChange(({ open }) => ({ open: [...open, folder] }))}
        onWhy={() => why.current?.focus()}
      />
      <div className={style.side}>
        {isCell && only !== undefined && (
          <WhyPanel
            target={only}
            draft={edit.drafts.get(formatCellKey(pairOf(only.user, only.vessel)))}
            onGive={(given) => edit.change([only], given)}
            place={why}
          />
        )}
        {!isCell && <WholeLinePanel targets={targets} onGive={give} />}
        {edit.drafts.size > 0 && (
          <div className={style.pending}>
            <PendingPanel edit={edit} cells={cells} namesOf={(change) => findNames(matrix, change)} />
          </div>
        )}
      </div>
    </div>
  );
}

const pairOf = (user: MatrixUser, vessel: MatrixVessel) => ({ userId: user.id, vesselId: vessel.id });

function findNames({ users, vessels }: PermissionMatrix, { userId, vesselId }: PermissionChange) {
  const [user, vessel] = [users.find(({ id }) => id === userId), vessels.find(({ id }) => id === vesselId)];
  return user && vessel && { user: user.fullName || user.userName, vessel: vessel.name };
}

/** The changes live as long as the matrix is shown. */
function hasSameView(now: Location, next: Location): boolean {
  const viewOf = ({ search }: Location) => USER_ADDRESS.parse(new URLSearchParams(search)).view;
  return now.pathname === next.pathname && viewOf(now) === viewOf(next);
}
