import { NO_VALUE } from '@fms/domain/format';
import { formatVersionName } from '@fms/domain/version';
import { Panel } from '@fms/ui/panel';
import { useQuery } from '@tanstack/react-query';
import { translateWord, useText } from '../../language/index.ts';
import { type Column, ColumnTable } from '../../ui/column-table.tsx';
import listStyle from '../../ui/list.module.css';
import { ListPanel } from '../../ui/list-panel.tsx';
import { Moment } from '../../ui/moment.tsx';
import { findRelease, versionQueries } from './query/version.queries.ts';

interface Browsers {
  readonly version: string;
  readonly signIns: number;
}

/** What this server runs and since when, and what the browsers say that are signed in. */
export function ShorePanel() {
  const t = useText();
  const query = useQuery(versionQueries.running());
  const { data: releases } = useQuery(versionQueries.releases());
  const columns: readonly Column<Browsers>[] = [
    { name: t('VERSION'), cell: ({ version }) => version || NO_VALUE, look: 'identity' },
    { name: t('SIGN_INS'), cell: ({ signIns }) => signIns, look: 'number' },
  ];
  const server = query.data?.server;
  const target = findRelease(releases?.rows ?? [], server?.target ?? null);
  return (
    <>
      {server !== undefined && (
        <Panel title={t('VERSION_SERVER')} flush>
          <p className={listStyle.state}>
            {t('VERSION_SERVER_SINCE', { version: formatVersionName(server) })} <Moment at={server.since} />
          </p>
          <p className={listStyle.state}>
            {server.state === 'behind'
              ? t('VERSION_SERVER_BEHIND', {
                  count: server.behindBy,
                  target: target ? formatVersionName(target) : NO_VALUE,
                })
              : translateWord(`version-${server.state}`)}
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
