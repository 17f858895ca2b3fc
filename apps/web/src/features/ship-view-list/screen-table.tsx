import { formatNumber, NO_VALUE } from '@fms/domain/format';
import { AgeMark } from '@fms/ui/value';
import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import {
  formatMegabits,
  formatScreenState,
  formatSessionState,
  LinkBars,
  useHoldText,
} from '../../entities/ship-view/index.ts';
import { formatVesselPath } from '../../entities/vessel/index.ts';
import { type Translate, useText } from '../../language/index.ts';
import { useAge, useFromClock } from '../../live/index.ts';
import { type VirtualColumn, VirtualTable } from '../../ui/table/virtual-table.tsx';
import { findAction, type ListRow, type RowAction } from './list-row.ts';
import { RowButton } from './row-button.tsx';
import style from './ship-view-list.module.css';

interface ScreenTableProps {
  readonly rows: readonly ListRow[];
  /** Without the right on any vessel there is nothing to press. */
  readonly hasActions: boolean;
  readonly onAct: (row: ListRow, action: RowAction) => void;
}

const KEYS: Readonly<Record<string, RowAction>> = { r: 'request', o: 'open', w: 'withdraw' };

/** Each vessel with its screens, their state, the line, and who is connected. R, O and W act on the row of the arrows. */
export function ScreenTable({ rows, hasActions, onAct }: ScreenTableProps) {
  const t = useText();
  const columns = listColumns(t, onAct).filter(({ id }) => hasActions || id !== 'action');
  return (
    <VirtualTable
      label={t('SHIP_VIEWS')}
      columns={columns}
      rows={rows}
      keyOf={({ vessel }) => vessel.id}
      onKey={(row, key) => {
        const action = KEYS[key.toLowerCase()];
        if (action !== undefined && findAction(row) === action) onAct(row, action);
      }}
      minWidth={900}
    />
  );
}

function listColumns(t: Translate, onAct: ScreenTableProps['onAct']): readonly VirtualColumn<ListRow>[] {
  return [
    {
      id: 'vessel',
      name: t('VESSEL'),
      width: 'minmax(110px, 1fr)',
      look: 'identity',
      cell: ({ vessel }) => (
        <Anchor component={Link} to={formatVesselPath(vessel.id)} inherit>
          {vessel.name}
        </Anchor>
      ),
    },
    {
      id: 'screen',
      name: t('SCREEN'),
      width: 'minmax(130px, 1.6fr)',
      look: 'quiet',
      cell: ({ entry: { screens } }) => (
        <span title={screens.map(({ name }) => name).join(', ')}>
          {screens.length > 1 ? t('SCREEN_COUNT', { count: screens.length }) : (screens[0]?.name ?? t('NO_SCREEN'))}
        </span>
      ),
    },
    { id: 'state', name: t('SCREEN_STATE'), width: 'minmax(130px, 1.3fr)', cell: (row) => <State row={row} /> },
    { id: 'age', name: t('SCREEN_DATA_AGE'), width: '76px', cell: (row) => <Age row={row} /> },
    { id: 'link', name: t('SCREEN_LINK'), width: '40px', cell: ({ entry }) => <LinkBars entry={entry} /> },
    {
      id: 'ms',
      name: t('SCREEN_MS'),
      width: '48px',
      look: 'number',
      cell: ({ entry }) => formatNumber(entry.roundTripMs, { decimals: 0 }),
    },
    {
      id: 'rate',
      name: t('SCREEN_MBIT'),
      width: '48px',
      look: 'number',
      cell: ({ entry: { bitRate } }) => (bitRate === null ? NO_VALUE : formatMegabits(bitRate)),
    },
    { id: 'now', name: t('CONNECTED_NOW'), width: 'minmax(140px, 1.6fr)', cell: (row) => <Connected row={row} /> },
    {
      id: 'action',
      name: t('SCREEN_ACTION'),
      width: '100px',
      look: 'actions',
      cell: (row) => <RowButton row={row} onAct={onAct} />,
    },
  ];
}

function State({ row: { entry } }: { row: ListRow }) {
  const t = useText();
  const why = useHoldText(entry.held);
  const state = useFromClock((nowMs) => formatScreenState(entry, nowMs, t));
  return <span title={why || undefined}>{state}</span>;
}

function Age({ row: { vessel } }: { row: ListRow }) {
  return <AgeMark {...useAge(vessel.lastPing === null ? null : Date.parse(vessel.lastPing))} />;
}

function Connected({ row: { entry } }: { row: ListRow }) {
  const t = useText();
  const { session } = entry;
  const words = useFromClock((nowMs) => (session === null ? '' : formatSessionState(session, nowMs, t)));
  if (session === null)
    return (
      <span className={style.none} aria-hidden="true">
        ·
      </span>
    );
  return (
    <span>
      <strong>{session.by}</strong> {words}
    </span>
  );
}
