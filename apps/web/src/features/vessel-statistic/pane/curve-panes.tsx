import { TrendChart } from '@fms/ui/chart';
import { EmptyState, ProblemLine } from '@fms/ui/panel';
import { useMemo, useSyncExternalStore } from 'react';
import { buildPaneTrends, MAX_SERIES, type PaneTrend, RANGE_MS } from '../../../entities/statistic/index.ts';
import { useText } from '../../../language/index.ts';
import { usePalette } from '../../../settings/palette.ts';
import style from '../style/statistic.module.css';
import type { ChangeState, ShownStatistic } from '../view/shown-statistic.ts';
import { EventRail } from './event-rail.tsx';
import { isLoadingOrFailed, LoadStatus } from './load-status.tsx';
import { useShiftMarks } from './use-shift-marks.ts';

/** Header, tabs, toolbar and rail above the panes, and what is below them, px. */
const AROUND_PX = 372;
const HEAD_PX = 32;
const LEAST_PX = 132;
const SMALL_PX = 104;
/** More panes than this are small multiples. */
const LARGE_PANES = 4;

/** All panes under each other on one time axis and one cursor; a drag over any of them asks for what lies under it. */
export function CurvePanes(props: ShownStatistic & { readonly change: ChangeState }) {
  const { panes, data, tags, state, change, colors, causeOf } = props;
  const t = useText();
  const marks = useShiftMarks(props);
  const { curves, window } = data;
  const trends = useMemo(
    () => buildPaneTrends({ panes, curves, window, tags, marks, colors, causeOf, t }),
    [panes, curves, window, tags, marks, colors, causeOf, t],
  );
  const retry = { label: t('TRY_AGAIN'), onClick: data.reload };
  const hasPoints = curves.some(({ points }) => points.length > 0);
  if (panes.length === 0) {
    return <EmptyState title={t('CHOOSE_FIRST')} detail={t('CHOOSE_FIRST_DETAIL', { most: MAX_SERIES })} />;
  }
  if (isLoadingOrFailed(data)) return <LoadStatus data={data} count={panes.length} height={LEAST_PX} />;
  const showMonth = () => change({ time: { mode: 'fixed', from: window.to - RANGE_MS['30d'], to: window.to } });
  const isWide = window.to - window.from >= RANGE_MS['30d'];
  return (
    <>
      {data.error !== undefined && <ProblemLine text={t('CURVES_UNREADABLE')} retry={retry} />}
      <EventRail {...props} />
      {hasPoints ? (
        <PaneStack {...props} trends={trends} />
      ) : (
        <EmptyState
          title={t('NOTHING_IN_WINDOW')}
          detail={t('NOTHING_IN_WINDOW_DETAIL')}
          {...(isWide || state.time.mode === 'live'
            ? {}
            : { action: { label: t('SHOW_30_DAYS'), onClick: showMonth } })}
        />
      )}
    </>
  );
}

function PaneStack({ trends, cursor, change }: ShownStatistic & { change: ChangeState; trends: readonly PaneTrend[] }) {
  const [palette] = usePalette();
  const viewport = useSyncExternalStore(followViewport, viewportHeight);
  const share = Math.floor((viewport - AROUND_PX) / trends.length) - HEAD_PX;
  const height = Math.max(trends.length > LARGE_PANES ? SMALL_PX : LEAST_PX, share);
  return (
    <div className={style.panes}>
      {trends.map(({ key, ...trend }, index) => (
        <TrendChart
          key={key}
          {...trend}
          palette={palette}
          cursor={cursor}
          height={height}
          showTime={index === trends.length - 1}
          showPill={index === 0}
          onWindow={({ from, to }) => change({ time: { mode: 'fixed', from, to } })}
        />
      ))}
    </div>
  );
}

/** Known with the first drawing: panes that grew in a second one would be drawn twice. */
const viewportHeight = () => window.innerHeight;

function followViewport(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}
