import { Panel } from '@fms/ui/panel';
import type { ReactNode } from 'react';
import { useText } from '../../../language/index.ts';
import { QueryState, type ShownQuery } from '../../../ui/query-state.tsx';
import style from './fleet-alarm.module.css';

interface AlarmListPanelProps {
  readonly title: string;
  readonly actions?: ReactNode;
  /** Between the title and the rows. */
  readonly tools?: ReactNode;
  readonly query: ShownQuery & { readonly isFetchingNextPage: boolean };
  /** The table; null while it has no rows. */
  readonly table: ReactNode;
  /** In place of the table when the answer holds no rows. */
  readonly none: ReactNode;
}

/** A list of alarms that grows as one scrolls: its rows, or why there are none, and that further ones are on their way. */
export function AlarmListPanel({ title, actions, tools, query, table, none }: AlarmListPanelProps) {
  const t = useText();
  const unknown = (
    <div className={style.state}>
      <QueryState query={query} loading={t('LOADING_FLEET_ALARMS')} unreadable={t('FLEET_ALARMS_UNREADABLE')} />
    </div>
  );
  return (
    <Panel title={title} flush className={style.panel} actions={actions}>
      {tools}
      {table ?? (query.data === undefined ? unknown : none)}
      {query.isFetchingNextPage && (
        <p className={style.foot} role="status">
          {t('LOADING_FLEET_ALARMS')}
        </p>
      )}
    </Panel>
  );
}
