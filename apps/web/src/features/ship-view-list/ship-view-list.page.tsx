import { formatBytes } from '@fms/domain/format';
import { Segmented } from '@fms/ui/control';
import { Icon } from '@fms/ui/icon';
import { EmptyState } from '@fms/ui/panel';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useNavigate } from 'react-router';
import { getShipViewAddress } from '../../branding/host-branding.ts';
import { formatShipViewPath, PastPanel, shipViewQueries, useSessionAction } from '../../entities/ship-view/index.ts';
import { useVessels } from '../../entities/vessel/index.ts';
import { useText } from '../../language/index.ts';
import '../../language/exchange/ship-view.ts';
import { useAddressState } from '../../navigation/use-address.ts';
import { PageHead } from '../../registry/index.ts';
import { useAppSetting } from '../../settings/app-setting.ts';
import { FilterField } from '../../ui/filter-field.tsx';
import { ListPanel } from '../../ui/list-panel.tsx';
import { SHIP_VIEW_ADDRESS, SHOWN } from './list-address.ts';
import { filterRows, isShown, joinRows, type ListRow, type RowAction } from './list-row.ts';
import { ScreenTable } from './screen-table.tsx';
import style from './ship-view-list.module.css';
import { SideColumn } from './side-column.tsx';

const SHOWN_TEXT = { all: 'SCREENS_ALL', reachable: 'SCREENS_REACHABLE', session: 'SCREENS_IN_SESSION' } as const;

/** The screens of all vessels, who is connected, and the way to a session of one's own (§2.11). */
export default function ShipViewListPage() {
  const t = useText();
  const setting = useAppSetting();
  if (!setting.shipView.enabled) return <Navigate to="/vessel/home" replace />;
  const external = getShipViewAddress(setting);
  return (
    <div className={style.page}>
      <PageHead titles={[t('SHIP_VIEW')]}>
        <h1 className={style.title}>{t('SHIP_VIEW')}</h1>
      </PageHead>
      <Screens external={external} />
    </div>
  );
}

/** `external` is the address of a viewer outside of the application; empty for none. */
function Screens({ external }: { external: string }) {
  const t = useText();
  const [state, change] = useAddressState(SHIP_VIEW_ADDRESS, ['vessel']);
  const query = useQuery(shipViewQueries.list());
  const vessels = useVessels();
  const rows = joinRows(query.data ?? [], vessels);
  const shown = filterRows(rows, state);
  const act = useRowAction((vesselId) => change({ vessel: vesselId }));
  const count = rows.length;
  const viewed = rows.reduce((sum, { entry: { budget } }) => sum + (budget?.monthBytes ?? 0), 0);
  const hasActions = rows.some(({ vessel }) => vessel.permission.words.includes('ship-view'));
  return (
    <>
      <div className={style.tools}>
        <FilterField
          className={style.filter}
          label={t('FILTER_VESSELS', { count })}
          value={state.words}
          onChange={(words) => change({ words })}
        />
        <Segmented
          label={t('SCREENS_SHOWN')}
          value={state.shown}
          onChange={(next) => change({ shown: next })}
          options={SHOWN.map((value) => ({
            value,
            label: t(SHOWN_TEXT[value], { count: rows.filter((row) => isShown(row, value)).length }),
          }))}
        />
        <span className={style.viewed}>{t('FLEET_VIEWED', { bytes: formatBytes(viewed) })}</span>
        {external !== '' && (
          <Button
            component="a"
            href={external}
            target="_blank"
            rel="noreferrer"
            variant="default"
            rightSection={<Icon name="open" size={16} />}
          >
            {t('OPEN_EXTERNAL_VIEWER')}
          </Button>
        )}
      </div>
      <div className={style.columns}>
        <div className={style.lists}>
          <ListPanel
            title={t('SHIP_VIEWS')}
            query={{ ...query, data: query.data && rows }}
            empty={{ title: t('NO_SCREEN_MATCHES'), detail: t('SHIP_VIEW_OFF_DETAIL') }}
          >
            {shown.length === 0 ? (
              <EmptyState
                title={t('NO_SCREEN_MATCHES')}
                detail={t('NO_SCREEN_MATCHES_DETAIL', { count })}
                action={{ label: t('SHOW_ALL_SCREENS', { count }), onClick: () => change({ words: '', shown: 'all' }) }}
              />
            ) : (
              <ScreenTable rows={shown} hasActions={hasActions} onAct={act} />
            )}
          </ListPanel>
          <PastPanel />
        </div>
        <SideColumn rows={rows} openId={state.vessel} onAct={act} onClose={() => change({ vessel: undefined })} />
      </div>
    </>
  );
}

/** What the buttons of a row and its keys do; an approved session is opened before its tab is. */
function useRowAction(onRequest: (vesselId: number) => void) {
  const navigate = useNavigate();
  const action = useSessionAction((status, { vesselId }) => {
    if (status.state === 'open') void navigate(formatShipViewPath(vesselId));
  });
  return ({ entry, vessel }: ListRow, kind: RowAction) => {
    const { session } = entry;
    if (kind === 'request') onRequest(vessel.id);
    if (kind === 'setting') void navigate(`/setting/vessels?vessel=${vessel.id}`);
    if (session === null || kind === 'request' || kind === 'setting') return;
    if (kind === 'open' && session.state === 'open') void navigate(formatShipViewPath(vessel.id));
    else action.mutate({ vesselId: vessel.id, session, step: { state: kind === 'open' ? 'open' : 'close' } });
  };
}
