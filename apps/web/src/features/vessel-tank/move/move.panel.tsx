import { formatNumber } from '@fms/domain/format';
import type { Instant } from '@fms/domain/time';
import { EmptyState, LoadingState, Panel, ProblemLine } from '@fms/ui/panel';
import type { ReactNode } from 'react';
import { formatMinute, groupByGrade, type PlantTank } from '../../../entities/tank/index.ts';
import { type TextKey, useText } from '../../../language/index.ts';
import { FigureTable } from '../../../ui/table/figure-table.tsx';
import type { Move } from '../model/find-moves.ts';
import { getGradeName } from '../model/grade-name.ts';
import style from '../style/tank.module.css';
import type { Moves } from './use-moves.ts';

const KIND: Readonly<Record<Move['kind'], TextKey>> = {
  bunkering: 'MOVE_BUNKERING',
  transfer: 'MOVE_TRANSFER',
  landed: 'MOVE_LANDED',
};

interface MovePanelProps {
  readonly moves: Moves;
  readonly tanks: readonly PlantTank[];
  readonly now: Instant;
  /** Shows the tab at the begin of a move. */
  readonly onMoment: (at: Instant) => void;
  readonly actions?: ReactNode;
}

/** What was found: bunkerings, transfers and discharges, the newest first. */
export function MovePanel({
  moves: { moves, isPending, error, reload },
  tanks,
  now,
  onMoment,
  actions,
}: MovePanelProps) {
  const t = useText();
  return (
    <Panel
      title={t('MOVES')}
      className={style.moves}
      actions={actions ?? <span className="fms-caption">{t('MOVES_SPAN')}</span>}
      quiet
      flush
    >
      {error !== null && (
        <ProblemLine text={t('TANK_HISTORY_UNREADABLE')} retry={{ label: t('TRY_AGAIN'), onClick: reload }} />
      )}
      {moves.length > 0 ? (
        <MoveTable moves={moves} tanks={tanks} now={now} onMoment={onMoment} />
      ) : isPending ? (
        <LoadingState label={t('LOADING_HISTORY')} shape={[{ height: 120, width: 1 }]} />
      ) : (
        <div className={style.empty}>
          <EmptyState title={t('NO_MOVES')} detail={t('NO_MOVES_DETAIL')} />
        </div>
      )}
    </Panel>
  );
}

type MoveTableProps = Pick<MovePanelProps, 'tanks' | 'now' | 'onMoment'> & { readonly moves: readonly Move[] };

function MoveTable({ moves, tanks, now, onMoment }: MoveTableProps) {
  const t = useText();
  const groups = groupByGrade(tanks);
  const nameOf = (id: string) => tanks.find((tank) => tank.id === id)?.shortName ?? id;
  const where = ({ tanks: pair, gradeKey }: Move) => {
    if (pair !== undefined) return t('TRANSFER_FROM_TO', { from: nameOf(pair[0]), to: nameOf(pair[1]) });
    const group = groups.find(({ key }) => key === gradeKey);
    return group === undefined ? gradeKey : getGradeName(group);
  };
  const left = (title: string) => ({ title, className: style.left });
  const columns = [t('MOVE_FROM'), left(t('MOVE_WHAT')), left(t('MOVE_WHERE')), t('MOVE_M3'), t('MOVE_STATE')];
  return (
    <FigureTable label={t('MOVES')} columns={columns} className={`${style.table} ${style.log}`}>
      {moves.map((move) => (
        <tr key={`${move.kind} ${move.from} ${where(move)}`} data-marked={move.isRunning}>
          <td>
            <button type="button" className={style.link} onClick={() => onMoment(move.from)}>
              {formatMinute(move.from, now)}
            </button>
          </td>
          <th scope="row" className={style.left}>
            {t(KIND[move.kind])}
          </th>
          <td className={style.left}>{where(move)}</td>
          <td className={style.main}>{formatNumber(move.volume, { decimals: 1, signed: true })}</td>
          <td className={style.soft}>{move.isRunning ? t('MOVE_RUNNING') : formatMinute(move.to, now)}</td>
        </tr>
      ))}
    </FigureTable>
  );
}
