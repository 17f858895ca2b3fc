import { LoadingState, Panel } from '@fms/ui';
import { lazy, Suspense, useMemo } from 'react';
import { useText } from '../../../language/index.ts';
import { usePalette } from '../../../settings/palette.ts';
import { paneTrends } from '../statistic/pane-trend.ts';
import { resolutionText } from '../statistic/statistic-words.ts';
import style from './location.module.css';
import type { LocationParts } from './location-parts.ts';

const TrendChart = lazy(async () => ({ default: (await import('@fms/ui/chart/trend-chart.tsx')).TrendChart }));

const HEIGHT = 128;

/** Speed, and what colours the track, over the same window and by the same cursor; a press holds the moment. */
export function TrackCurves({ tags, curves, track, cursor, change, hold }: LocationParts) {
  const t = useText();
  const [palette] = usePalette();
  const { window } = track;
  const trends = useMemo(() => {
    const panes = [curves.map(({ key }) => key)];
    return paneTrends({ panes, curves, window, tags, marks: [], t });
  }, [curves, window, tags, t]);
  if (curves.every(({ points }) => points.length === 0)) return null;
  const fallback = <LoadingState label={t('LOADING_CURVES')} shape={[{ height: HEIGHT, width: 1 }]} />;
  return (
    <Panel className={style.curves}>
      <Suspense fallback={fallback}>
        {trends.map(({ key, ...trend }) => (
          <TrendChart
            key={key}
            {...trend}
            limits={undefined}
            palette={palette}
            cursor={cursor}
            height={HEIGHT}
            onMoment={hold}
            onWindow={({ from, to }) => change({ time: { mode: 'fixed', from, to } })}
          />
        ))}
      </Suspense>
      <span className="fms-caption">{resolutionText(curves, window, t)}</span>
    </Panel>
  );
}
