import { listLevels } from '@fms/domain/ship-view';
import { RequestCard, WaitingCard } from '../../entities/ship-view/index.ts';
import { findAction, type ListRow, type RowAction } from './list-row.ts';
import style from './ship-view-list.module.css';

interface SideColumnProps {
  readonly rows: readonly ListRow[];
  /** Vessel whose request is open. */
  readonly openId: number | undefined;
  readonly onAct: (row: ListRow, action: RowAction) => void;
  readonly onClose: () => void;
}

/** The request that is being written, and one's own requests on their way; absent without either. */
export function SideColumn({ rows, openId, onAct, onClose }: SideColumnProps) {
  const open = rows.find((row) => row.vessel.id === openId && findAction(row) === 'request');
  const own = rows.flatMap((row) => {
    const { session } = row.entry;
    return session !== null && session.sessionId !== null && session.state !== 'open' ? [{ row, session }] : [];
  });
  if (open === undefined && own.length === 0) return null;
  return (
    <aside className={style.side}>
      {open !== undefined && (
        <RequestCard
          key={open.vessel.id}
          entry={open.entry}
          vesselName={open.vessel.name}
          levels={listLevels(open.vessel.permission.words)}
          onSent={onClose}
          onClose={onClose}
        />
      )}
      {own.map(({ row, session }) => (
        <WaitingCard
          key={row.vessel.id}
          vesselId={row.vessel.id}
          vesselName={row.vessel.name}
          session={session}
          onOpen={() => onAct(row, 'open')}
        />
      ))}
    </aside>
  );
}
