import type { Tag } from '@fms/contract/tag';
import type { Vessel } from '@fms/contract/vessel';
import { DASHBOARD_COLUMNS } from '@fms/domain/dashboard';
import { LoadingState, ProblemLine } from '@fms/ui/panel';
import { usePrefetchQuery, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { BridgeButton, LiveBridgeLayer } from '../../entities/conning/index.ts';
import { dashboardQueries } from '../../entities/dashboard/index.ts';
import { NoTags, useVesselTags } from '../../entities/tag/index.ts';
import { TrendDock, useTrend } from '../../entities/trend/index.ts';
import { useVessels } from '../../entities/vessel/index.ts';
import { useText } from '../../language/index.ts';
import { TabActions } from '../../registry/tab-actions.tsx';
import { DashboardGrid } from './dashboard/dashboard-grid.tsx';
import { buildDefaultDashboard } from './dashboard/default-dashboard.ts';
import { useColumns } from './dashboard/use-columns.ts';
import { LayoutMenu } from './layout-menu.tsx';
import { AlarmBand } from './widget/alarm-list/alarm-band.tsx';

export { preloadInstruments } from './widget/definition/instrument-part.ts';

const DashboardEditor = lazy(() => import('./editor/dashboard-editor.tsx'));

/**
 * The dashboard of a vessel: the saved layout, else that of its type from its tags. A value that is
 * clicked opens its trend below; the tag of the trend and its range stand in the address.
 */
export default function OverviewTab({ vessel }: { vessel: Vessel }) {
  // Asked for beside the tags and not after them.
  usePrefetchQuery(dashboardQueries.ofVessel(vessel.id));
  const { tags, isPending, error } = useVesselTags(vessel.id);
  if (tags.length === 0) return <NoTags vesselId={vessel.id} isPending={isPending} error={error} />;
  return <VesselDashboard vessel={vessel} tags={tags} />;
}

function VesselDashboard({ vessel, tags }: { vessel: Vessel; tags: readonly Tag[] }) {
  const t = useText();
  const { data: dashboard, error, isPending, isFetching, refetch } = useQuery(dashboardQueries.ofVessel(vessel.id));
  const [place, columns] = useColumns<HTMLDivElement>();
  const [isEditing, setEditing] = useState(false);
  const closeEditor = useCallback(() => setEditing(false), []);
  const trend = useTrend(tags);
  const saved = dashboard?.widgets;
  const fleet = useVessels();
  const productLayout = useCallback(() => buildDefaultDashboard(vessel, tags, fleet), [vessel, tags, fleet]);
  const widgets = useMemo(() => saved ?? productLayout(), [saved, productLayout]);
  if (isPending) return <LoadingState label={t('LOADING_DASHBOARD')} />;
  if (isEditing && dashboard !== undefined) {
    return (
      <Suspense fallback={<LoadingState label={t('LOADING_EDITOR')} />}>
        <DashboardEditor {...{ dashboard, widgets, productLayout, vessel, tags }} onClose={closeEditor} />
      </Suspense>
    );
  }
  const retry = { label: t('TRY_AGAIN'), onClick: () => void refetch(), busy: isFetching };
  const mayEdit = columns === DASHBOARD_COLUMNS;
  const hasAlarmList = widgets.some(({ type }) => type === 'alarmList');
  return (
    <>
      {error !== null && dashboard === undefined && <ProblemLine text={t('LAYOUT_UNREADABLE')} retry={retry} />}
      {dashboard !== undefined && (
        <LayoutMenu vessel={vessel} dashboard={dashboard} onEdit={mayEdit ? () => setEditing(true) : undefined} />
      )}
      {!hasAlarmList && <AlarmBand vessel={vessel} tags={tags} onTrend={trend.open} />}
      <DashboardGrid {...{ place, columns, widgets, vessel, tags }} onTrend={trend.open} />
      <TrendDock trend={trend} />
      <TabActions>
        <BridgeButton />
      </TabActions>
      <LiveBridgeLayer vessel={vessel} />
    </>
  );
}
