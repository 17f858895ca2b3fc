import type { VesselId } from '@fms/domain/identity';
import { Icon } from '@fms/ui/icon';
import { EmptyState } from '@fms/ui/panel';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, lazy, Suspense, useCallback, useDeferredValue, useMemo, useState } from 'react';
import { useAbilities } from '../../entities/account/index.ts';
import { vesselQueries } from '../../entities/vessel/index.ts';
import { useText } from '../../language/index.ts';
import { useAddressState } from '../../navigation/use-address.ts';
import listStyle from '../../ui/list.module.css';
import { ListPanel } from '../../ui/list-panel.tsx';
import { useMarked } from '../../ui/table/use-marked.ts';
import { BulkBar, type BulkKind } from './bulk/bulk-bar.tsx';
import { LIST_ADDRESS, type ListState } from './list/list-address.ts';
import { ListToolbar } from './list/list-toolbar.tsx';
import { usePlaces, useVesselRows } from './list/use-vessel-rows.ts';
import { arrangeVesselRows, type VesselRow } from './list/vessel-row.ts';
import { VesselTable } from './list/vessel-table.tsx';
import { VesselSheet } from './sheet/vessel.sheet.tsx';
import style from './vessel-list.module.css';

const AddVesselDialog = lazy(() => import('./add/add-vessel.dialog.tsx'));
const BulkDialog = lazy(() => import('./bulk/bulk.dialog.tsx'));
const ImportDialog = lazy(() => import('./import/import.dialog.tsx'));
const RemovedDialog = lazy(() => import('./removed/removed.dialog.tsx'));

const KEY_PANELS: Readonly<Record<string, ListState['panel']>> = { n: 'add', i: 'import' };
/** Going back closes the sheet again. */
const STEPS = ['vessel', 'panel'] as const;

/** The vessels one manages: found, opened beside the list, added and brought back. */
export default function VesselListPage() {
  const t = useText();
  const isAdmin = useAbilities()?.level === 2;
  const [state, change] = useAddressState(LIST_ADDRESS, STEPS);
  const query = useQuery(vesselQueries.all());
  const places = usePlaces();
  const rows = useVesselRows(places);
  // The field shows what is typed at once; ten thousand rows may follow a frame later.
  const asked = useDeferredValue(state);
  const shown = useMemo(() => arrangeVesselRows(rows, asked), [rows, asked]);
  const marked = useMarked<VesselId>();
  const [bulk, setBulk] = useState<BulkKind>();
  const open = rows.find(({ vessel }) => vessel.id === state.vessel)?.vessel;
  const openSheet = useCallback((id: VesselId) => change({ vessel: id }), [change]);
  const onKeyDown = (event: KeyboardEvent) => {
    // Dialogs are drawn elsewhere and still hand their keys up to here.
    const isHere = event.currentTarget.contains(event.target as Node) && !(event.target instanceof HTMLInputElement);
    const panel = KEY_PANELS[event.key];
    if (!isHere || panel === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    change({ panel });
  };
  const closePanel = () => change({ panel: undefined });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: N adds from anywhere in the list; the button says so too
    <div className={style.page} data-open={open !== undefined} onKeyDown={open === undefined ? onKeyDown : undefined}>
      <div className={style.list}>
        <ListPanel
          title={t('VESSELS')}
          actions={
            <>
              {isAdmin && (
                <Button variant="default" onClick={() => change({ panel: 'removed' })}>
                  {t('REMOVED_VESSELS')}
                </Button>
              )}
              <Button
                variant="default"
                leftSection={<Icon name="upload" size={16} />}
                onClick={() => change({ panel: 'import' })}
              >
                {t('IMPORT_VESSELS')}
              </Button>
              <Button onClick={() => change({ panel: 'add' })}>{t('ADD_VESSEL')}</Button>
            </>
          }
          tools={<ListToolbar state={state} change={change} places={places} count={rows.length} />}
          query={query}
          empty={{ title: t('NO_VESSELS_YET'), detail: t('NO_VESSELS_YET_DETAIL') }}
        >
          <BulkBar marked={marked} isAdmin={isAdmin} onChoose={setBulk} />
          {shown.length === 0 ? (
            <div className={listStyle.state}>
              <EmptyState
                title={t('NO_VESSEL_MATCHES')}
                detail={t('NO_VESSEL_MATCHES_DETAIL', { count: rows.length })}
                action={{ label: t('SHOW_ALL_VESSELS', { count: rows.length }), onClick: () => change(NO_FILTER) }}
              />
            </div>
          ) : (
            <VesselTable
              rows={shown}
              order={state.order}
              openId={open?.id}
              marked={marked}
              nowMs={query.dataUpdatedAt}
              onSort={(order) => change({ order })}
              onOpen={openSheet}
            />
          )}
        </ListPanel>
      </div>
      {open !== undefined && (
        <VesselSheet
          key={open.id}
          vessel={open}
          places={places}
          onClose={() => change({ vessel: undefined })}
          onAddLike={() => change({ panel: 'add-like' })}
        />
      )}
      <Suspense>
        {(state.panel === 'add' || state.panel === 'add-like') && places.organizations.length > 0 && (
          <AddVesselDialog
            places={places}
            mayChooseOrganization={isAdmin}
            like={state.panel === 'add-like' ? open : undefined}
            onAdded={(id) => change({ panel: undefined, vessel: id })}
            onClose={closePanel}
          />
        )}
        {state.panel === 'import' && places.organizations.length > 0 && (
          <ImportDialog places={places} onClose={closePanel} />
        )}
        {bulk !== undefined && marked.ids.size > 0 && (
          <BulkDialog
            kind={bulk}
            vesselIds={[...marked.ids]}
            organizationId={findOnlyOrganization(rows, marked.ids)}
            places={places}
            onDone={() => setBulk(undefined)}
            onClose={() => setBulk(undefined)}
          />
        )}
        {state.panel === 'removed' && isAdmin && <RemovedDialog onClose={closePanel} />}
      </Suspense>
    </div>
  );
}

/** The organisation of all these vessels; undefined where they are of several. */
function findOnlyOrganization(rows: readonly VesselRow[], ids: ReadonlySet<VesselId>): number | undefined {
  const found = new Set(rows.filter(({ vessel }) => ids.has(vessel.id)).map(({ vessel }) => vessel.organizationId));
  return found.size === 1 ? [...found][0] : undefined;
}

const NO_FILTER: Partial<ListState> = {
  words: '',
  organization: undefined,
  folder: undefined,
  end: undefined,
  link: undefined,
};
