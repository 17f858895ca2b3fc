import { NO_VALUE } from '@fms/domain/format';
import { Panel } from '@fms/ui/panel';
import { useQuery } from '@tanstack/react-query';
import { useText } from '../../language/index.ts';
import { type Column, ColumnTable } from '../../ui/column-table.tsx';
import listStyle from '../../ui/list.module.css';
import { ListPanel } from '../../ui/list-panel.tsx';
import { Moment } from '../../ui/moment.tsx';
import { versionQueries } from './query/version.queries.ts';

interface Browsers {
  readonly version: string;
  readonly signIns: number;
}

/** What this server runs and since when, and what the browsers say that are signed in. */
export function ShorePanel() {
  const t = useText();
  const query = useQuery(versionQueries.running());
  const columns: readonly Column<Browsers>[] = [
    { name: t('VERSION'), cell: ({ version }) => version || NO_VALUE, look: 'identity' },
    { name: t('SIGN_INS'), cell: ({ signIns }) => signIns, look: 'number' },
  ];
  const server = query.data?.server;
  return (
    <>
      {server !== undefined && (
        <Panel title={t('VERSION_SERVER')} flush>
          <p className={listStyle.state}>
            {t('VERSION_SERVER_SINCE', { version: server.version })} <Moment at={server.since} />
          </p>
        </Panel>
      )}
      <ListPanel
        title={t('VERSION_BROWSERS')}
        query={{ ...query, data: query.data?.browsers }}
        empty={{ title: t('NO_BROWSERS'), detail: t('NO_BROWSERS_DETAIL') }}
      >
        <ColumnTable
          label={t('VERSION_BROWSERS')}
          columns={columns}
          rows={query.data?.browsers ?? []}
          keyOf={({ version }) => version}
        />
      </ListPanel>
    </>
  );
}
