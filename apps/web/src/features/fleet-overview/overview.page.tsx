import { EmptyState, Panel } from '@fms/ui/panel';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { Navigate, useLocation, useParams, useSearchParams } from 'react-router';
import {
  type ColumnId,
  FleetStatePanel,
  formatView,
  type OverviewView,
  parseView,
  usePinned,
  useTogglePin,
} from '../../entities/fleet/index.ts';
import { vesselQueries } from '../../entities/vessel/index.ts';
import { useText } from '../../language/index.ts';
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
  const [view, change] = useView();
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

/** In the state of the browser's history: the address follows the view, and not the other way round. */
const OWN = { own: true };

/**
 * The view, and changing it. It is shown at once and the address follows: a router changes addresses when it has time,
 * and a letter typed meanwhile would be lost. Any other change of the address, such as a saved view, is taken over.
 */
function useView(): [OverviewView, (to: Partial<OverviewView>) => void] {
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation();
  const [view, setView] = useState(() => parseView(search));
  const isOwn = (state as Partial<typeof OWN> | null)?.own === true;
  useEffect(() => {
    if (!isOwn) setView(parseView(search));
  }, [search, isOwn]);
  const change = (to: Partial<OverviewView>) => {
    const next = { ...view, ...to };
    setView(next);
    setSearch(formatView(next), { replace: true, state: OWN });
  };
  return [view, change];
}
