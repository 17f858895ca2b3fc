import { EmptyState, Panel } from '@fms/ui/panel';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { Navigate, useParams } from 'react-router';
import {
  type ColumnId,
  FleetStatePanel,
  OVERVIEW_ADDRESS,
  usePinned,
  useTogglePin,
} from '../../entities/fleet/index.ts';
import { vesselQueries } from '../../entities/vessel/index.ts';
import { useText } from '../../language/index.ts';
import { useAddressState } from '../../navigation/use-address.ts';
import { PageHead } from '../../registry/index.ts';
import { VesselCards } from './card/vessel-cards.tsx';
import { arrangeRows } from './row/arrange-rows.ts';
import { useOverviewRows } from './row/use-overview.ts';
import style from './style/overview.module.css';
import { VesselTable } from './table/vessel-table.tsx';
import { OverviewToolbar } from './toolbar/overview-toolbar.tsx';

/** The whole fleet as thumbnails (`/vessel/overview/0`) or as a list (`/1`). How it is looked at stands in the address. */
export default function OverviewPage() {
  const t = useText();
  const { look } = useParams();
  const query = useQuery(vesselQueries.all());
  if (look !== '0' && look !== '1') return <Navigate to="/vessel/overview/1" replace />;
  return (
    <div className={style.page}>
      <PageHead titles={[t('OVERVIEW')]}>
        <h1 className={style.title}>{t('OVERVIEW')}</h1>
      </PageHead>
      {query.data !== undefined && query.data.length > 0 ? (
        <Fleet isList={look === '1'} />
      ) : (
        <FleetStatePanel query={query} />
      )}
    </div>
  );
}

function Fleet({ isList }: { isList: boolean }) {
  const t = useText();
  const [view, change] = useAddressState(OVERVIEW_ADDRESS);
  const rows = useOverviewRows();
  const pinned = usePinned();
  const togglePin = useTogglePin();
  // Typing into the filter stays quick; ten thousand rows follow when there is time.
  const wanted = useDeferredValue(view);
  const lines = useMemo(
    () => arrangeRows(rows, { ...wanted, folded: new Set(wanted.folded), pinned }),
    [rows, wanted, pinned],
  );

  const sort = (column: ColumnId) =>
    change({ sort: column, descending: view.sort === column ? !view.descending : false });
  const fold = (key: string) => {
    const others = view.folded.filter((other) => other !== key);
    change({ folded: others.length < view.folded.length ? others : [...others, key] });
  };
  return (
    <>
      <OverviewToolbar look={isList ? 'list' : 'cards'} rows={rows} lines={lines} view={view} onChange={change} />
      {lines.length === 0 ? (
        <Panel>
          <EmptyState
            title={t('NO_VESSEL_MATCHES')}
            detail={t('NO_VESSEL_MATCHES_DETAIL', { count: rows.length })}
            action={{ label: t('SHOW_ALL'), onClick: () => change({ words: '', shown: 'all' }) }}
          />
        </Panel>
      ) : isList ? (
        <VesselTable
          lines={lines}
          view={view}
          group={wanted.group}
          onSort={sort}
          onFold={fold}
          pinned={pinned}
          onPin={togglePin}
        />
      ) : (
        <VesselCards lines={lines} group={wanted.group} onFold={fold} />
      )}
    </>
  );
}
