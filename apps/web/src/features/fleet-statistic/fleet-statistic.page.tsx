import { MAX_COMPARED_VESSELS } from '@fms/contract/fleet-statistic';
import { toggleSeries } from '@fms/domain/fleet-statistic';
import type { VesselId } from '@fms/domain/identity';
import { HOUR_MS, type TimeSpan } from '@fms/domain/time';
import { EmptyState, ProblemLine } from '@fms/ui/panel';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { formatLocalClock } from '../../entities/statistic/index.ts';
import { useVessels } from '../../entities/vessel/index.ts';
import '../../language/fleet-statistic.ts';
import '../../language/plant.ts';
import { type Translate, useText } from '../../language/index.ts';
import { useFromClock } from '../../live/index.ts';
import { useAddressState } from '../../navigation/use-address.ts';
import { PageHead } from '../../registry/index.ts';
import { QueryState } from '../../ui/query-state.tsx';
import { FLEET_STATISTIC_ADDRESS, type FleetStatisticState } from './address/fleet-statistic-state.ts';
import { getPeriod } from './model/fleet-period.ts';
import { type FleetRow, getPlaces, joinRows, sortRows } from './model/fleet-row.ts';
import { type FleetAsk, fleetStatisticQueries } from './model/fleet-statistic.queries.ts';
import { ChartPanel } from './panel/chart.panel.tsx';
import { ComparePanel } from './panel/compare.panel.tsx';
import { StatePanel } from './panel/state.panel.tsx';
import { Totals } from './panel/totals.tsx';
import style from './style/fleet-statistic.module.css';
import { Toolbar } from './toolbar/toolbar.tsx';

/** The vessels whose figures one may take away, those asked for or all. */
function useComparedVessels({ vesselIds }: FleetStatisticState) {
  const vessels = useVessels();
  return useMemo(() => {
    const open = vessels.filter(({ permission }) => permission.words.includes('report'));
    const chosen = vesselIds.length === 0 ? open : open.filter(({ id }) => vesselIds.includes(id));
    return { open, compared: chosen.slice(0, MAX_COMPARED_VESSELS) };
  }, [vessels, vesselIds]);
}

/** Quantities of vessels beside each other: totals, curves, shares of time and a ranked table (§2.11-3). */
export default function FleetStatisticPage() {
  const t = useText();
  const [state, change] = useAddressState(FLEET_STATISTIC_ADDRESS, ['until', 'grouping']);
  const { open, compared } = useComparedVessels(state);
  const hour = useFromClock((now) => Math.floor(now / HOUR_MS) * HOUR_MS);
  const period = useMemo(() => getPeriod(state, hour), [state, hour]);
  const ids = useMemo(() => compared.map(({ id }) => id), [compared]);
  const query = useQuery(fleetStatisticQueries.statistic(toAsk(state, period, ids)));
  const carbon = useQuery({ ...fleetStatisticQueries.carbon(ids), enabled: query.data !== undefined });
  const rows = useMemo(
    () => (query.data === undefined ? [] : joinRows(query.data, compared, carbon.data, state.sistersOf)),
    [query.data, compared, carbon.data, state.sistersOf],
  );
  const sorted = useMemo(() => sortRows(rows, state.order), [rows, state.order]);
  const places = getPlaces(state.lines, rows, state.sistersOf);
  const toggle = (id: VesselId) => change({ lines: toggleSeries(places, id) });
  const parts = { state, change, rows: sorted, places, period, onToggle: toggle };
  const hasData = rows.some(({ coverage }) => coverage > 0);
  return (
    <div className={style.page}>
      <PageHead titles={[t('FLEET_STATISTIC')]}>
        <h1 className={style.title}>{t('FLEET_STATISTIC')}</h1>
      </PageHead>
      <Toolbar {...parts} now={hour} vessels={open} statistic={query.data} />
      {query.data !== undefined && query.error !== null && (
        <ProblemLine
          text={query.error.message}
          retry={{ label: t('TRY_AGAIN'), onClick: () => void query.refetch(), busy: query.isFetching }}
        />
      )}
      {open.length === 0 ? (
        <EmptyState title={t('FLEET_NO_VESSEL')} detail={t('FLEET_NO_VESSEL_DETAIL')} />
      ) : query.data === undefined ? (
        <QueryState query={query} loading={t('LOADING_FLEET_STATISTIC')} unreadable={t('FLEET_STATISTIC_UNREADABLE')} />
      ) : (
        <>
          <Totals statistic={query.data} rows={rows} />
          {!hasData && (
            <EmptyState title={t('FLEET_NOTHING', { count: rows.length })} detail={tellLast(rows, state.zone, t)} />
          )}
          <div className={style.columns}>
            <ChartPanel {...parts} statistic={query.data} />
            <StatePanel {...parts} />
          </div>
          <ComparePanel {...parts} statistic={query.data} />
        </>
      )}
    </div>
  );
}

/** When any of the vessels was heard last. */
function tellLast(rows: readonly FleetRow[], zone: string, t: Translate): string {
  const pings = rows.flatMap(({ vessel: { lastPing } }) => (lastPing === null ? [] : [Date.parse(lastPing)]));
  return pings.length === 0
    ? t('FLEET_NO_DATA_EVER')
    : t('FLEET_LAST_DATA', formatLocalClock(Math.max(...pings), zone));
}

function toAsk(state: FleetStatisticState, period: TimeSpan, vesselIds: VesselId[]): FleetAsk {
  const { ranked, normalisedBy, quantities, grouping, zone, beaufort = null } = state;
  return {
    ...{ vesselIds, ranked, normalisedBy, grouping, zone, beaufort },
    quantities: [...quantities],
    fromTime: new Date(period.from).toISOString(),
    toTime: new Date(period.to).toISOString(),
  };
}
