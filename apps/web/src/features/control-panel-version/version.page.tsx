import { VERSION_STATES, type VersionState } from '@fms/domain/version';
import { Segmented } from '@fms/ui/control';
import { EmptyState } from '@fms/ui/panel';
import { Button, Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useDeferredValue, useMemo, useState } from 'react';
import { useAbilities } from '../../entities/account/index.ts';
import { useVessels } from '../../entities/vessel/index.ts';
import { translateWord, useText } from '../../language/index.ts';
import { type ChangeAddress, useAddressState } from '../../navigation/use-address.ts';
import { FilterField } from '../../ui/filter-field.tsx';
import listStyle from '../../ui/list.module.css';
import { ListPanel } from '../../ui/list-panel.tsx';
import { type BoardRow, buildBoardRows, countStates, filterBoardRows } from './board/board-row.ts';
import { BoardTable } from './board/board-table.tsx';
import { findRelease, versionQueries } from './query/version.queries.ts';
import { VERSION_ADDRESS, type VersionPageState, VIEWS, type View } from './query/version-address.ts';
import { ReleasePanel } from './release/release.panel.tsx';
import { ReleaseList } from './release/release-list.tsx';
import { ShorePanel } from './shore.panel.tsx';

const ReleaseDialog = lazy(() => import('./release/release.dialog.tsx'));
const TargetDialog = lazy(() => import('./board/target.dialog.tsx'));

const STEPS = ['view', 'release', 'panel'] as const;
const VIEW_TEXT = { board: 'VERSIONS_ON_BOARD', shore: 'VERSIONS_ASHORE', releases: 'RELEASES' } as const;

interface ViewProps {
  readonly state: VersionPageState;
  readonly change: ChangeAddress<VersionPageState>;
}

/** Releases of the product, and what runs where: on board, on this server and in browsers. */
export default function VersionPage() {
  const t = useText();
  const [state, change] = useAddressState(VERSION_ADDRESS, STEPS);
  return (
    <div className={listStyle.stack}>
      <div>
        <Segmented<View>
          label={t('VERSIONS')}
          options={VIEWS.map((value) => ({ value, label: t(VIEW_TEXT[value]) }))}
          value={state.view}
          onChange={(view) => change({ view })}
        />
      </div>
      {state.view === 'board' && <BoardView state={state} change={change} />}
      {state.view === 'shore' && <ShorePanel />}
      {state.view === 'releases' && <ReleaseView state={state} change={change} />}
    </div>
  );
}

function BoardView({ state, change }: ViewProps) {
  const t = useText();
  const query = useQuery(versionQueries.running());
  const { data: releases } = useQuery(versionQueries.releases());
  const vessels = useVessels();
  const [chosen, setChosen] = useState<readonly BoardRow[]>([]);
  const rows = useMemo(() => {
    const names = new Map(vessels.map(({ id, name }) => [Number(id), name]));
    return buildBoardRows(query.data?.vessels ?? [], releases?.rows ?? [], (id) => names.get(id) ?? `${id}`);
  }, [query.data, releases, vessels]);
  // The field shows what is typed at once; ten thousand rows may follow a frame later.
  const { words, state: only } = useDeferredValue(state);
  const shown = useMemo(() => filterBoardRows(rows, { words, state: only }), [rows, words, only]);
  return (
    <ListPanel
      title={t('VERSIONS_ON_BOARD')}
      actions={
        shown.length > 0 && (
          <Button size="xs" variant="default" onClick={() => setChosen(shown.slice(0, MOST_CHOSEN))}>
            {t('VERSION_CHOOSE_FOR', { count: Math.min(shown.length, MOST_CHOSEN) })}
          </Button>
        )
      }
      tools={
        <>
          <FilterField
            label={t('VERSION_FILTER', { count: rows.length })}
            value={state.words}
            onChange={(typed) => change({ words: typed })}
          />
          <Select
            aria-label={t('STATE')}
            placeholder={t('VERSION_ANY_STATE')}
            clearable
            data={VERSION_STATES.map((value) => ({ value, label: translateWord(`version-${value}`) }))}
            value={state.state ?? null}
            onChange={(value) =>
              change({ state: VERSION_STATES.find((known): known is VersionState => known === value) })
            }
          />
          <span role="status">
            {countStates(rows)
              .map(({ state: known, count }) => `${count} ${translateWord(`version-${known}`).toLowerCase()}`)
              .join(', ')}
          </span>
        </>
      }
      query={{ ...query, data: query.data?.vessels }}
      empty={{ title: t('NO_VESSELS_YET'), detail: t('NO_VESSELS_YET_DETAIL') }}
    >
      {shown.length === 0 ? (
        <div className={listStyle.state}>
          <EmptyState
            title={t('NO_VESSEL_MATCHES')}
            detail={t('NO_VESSEL_MATCHES_DETAIL', { count: rows.length })}
            action={{
              label: t('SHOW_ALL_VESSELS', { count: rows.length }),
              onClick: () => change({ words: '', state: undefined }),
            }}
          />
        </div>
      ) : (
        <BoardTable rows={shown} nowMs={query.dataUpdatedAt} onChoose={(row) => setChosen([row])} />
      )}
      <Suspense>
        {chosen.length > 0 && (
          <TargetDialog
            rows={chosen}
            releases={(releases?.rows ?? []).filter(({ product }) => product === 'gateway')}
            onClose={() => setChosen([])}
          />
        )}
      </Suspense>
    </ListPanel>
  );
}

/** As many as one call takes. */
const MOST_CHOSEN = 1000;

function ReleaseView({ state, change }: ViewProps) {
  const t = useText();
  const isAdmin = useAbilities()?.level === 2;
  const query = useQuery(versionQueries.releases());
  const releases = query.data?.rows;
  const open = findRelease(releases ?? [], state.release ?? releases?.[0]?.id ?? null);
  const close = () => change({ panel: undefined });
  return (
    <>
      <ListPanel
        title={t('RELEASES')}
        actions={isAdmin && <Button onClick={() => change({ panel: 'add' })}>{t('ADD_VERSION')}</Button>}
        query={{ ...query, data: releases }}
        empty={{ title: t('NO_RELEASES'), detail: t('NO_RELEASES_DETAIL') }}
      >
        <ReleaseList releases={releases ?? []} onOpen={(release) => change({ release })} />
      </ListPanel>
      {open !== undefined && (
        <ReleasePanel
          key={open.id}
          release={open}
          isAdmin={isAdmin}
          onEdit={() => change({ release: open.id, panel: 'edit' })}
          onDeleted={() => change({ release: undefined })}
        />
      )}
      <Suspense>
        {isAdmin && state.panel !== undefined && (state.panel === 'add' || open !== undefined) && (
          <ReleaseDialog
            release={state.panel === 'edit' ? open : undefined}
            onDone={(release) => change({ release, panel: undefined })}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  );
}
