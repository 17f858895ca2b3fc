import { histogram } from '@fms/domain';
import { EmptyState } from '@fms/ui';
import { HistogramChart } from '@fms/ui/chart/histogram-chart.tsx';
import { useMemo } from 'react';
import { useText } from '../../../language/index.ts';
import { usePalette } from '../../../settings/palette.ts';
import type { Curve } from './curve.ts';
import type { Shown } from './shown.ts';
import style from './statistic.module.css';
import { MAX_SERIES } from './statistic-state.ts';

/** How often each chosen value stood where in the window: a small histogram for each. */
export function HistogramPanes({ data }: Shown) {
  const t = useText();
  const { curves } = data;
  if (curves.length === 0) {
    return <EmptyState title={t('CHOOSE_FIRST')} detail={t('CHOOSE_FIRST_DETAIL', { most: MAX_SERIES })} />;
  }
  return (
    <div className={style.multiples}>
      {curves.map((curve) => (
        <CurveHistogram key={`${curve.key}${curve.name}`} curve={curve} />
      ))}
    </div>
  );
}

function CurveHistogram({ curve }: { curve: Curve }) {
  const t = useText();
  const [palette] = usePalette();
  const { name, unit, order, points, bucketMs, compared } = curve;
  const bins = useMemo(
    () =>
      histogram(
        points.map(({ avg }) => avg),
        points.map(() => bucketMs),
      ),
    [points, bucketMs],
  );
  return (
    <HistogramChart
      {...{ name, unit, order, bins, palette, compared }}
      label={t('HISTOGRAM_OF', { name })}
      shareLabel={t('SHARE_OF_TIME')}
      emptyText={t('NOTHING_IN_WINDOW')}
    />
  );
}
