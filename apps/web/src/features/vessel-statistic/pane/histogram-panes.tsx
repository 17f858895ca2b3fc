import { HistogramChart } from '@fms/ui/chart';
import { EmptyState } from '@fms/ui/panel';
import { useMemo } from 'react';
import { type Curve, getSeriesColor, MAX_SERIES, toCurveBins } from '../../../entities/statistic/index.ts';
import { useText } from '../../../language/index.ts';
import style from '../style/statistic.module.css';
import type { ShownStatistic } from '../view/shown-statistic.ts';
import { isLoadingOrFailed, LoadStatus } from './load-status.tsx';

/** So many stand in one line on a desk, with the height of the window to themselves. */
const FEW = 3;
const BARS_PX = 150;

/** How often each chosen value stood where in the window: a small histogram for each. */
export function HistogramPanes({ data, colors }: ShownStatistic) {
  const t = useText();
  const { curves } = data;
  if (curves.length === 0) {
    return <EmptyState title={t('CHOOSE_FIRST')} detail={t('CHOOSE_FIRST_DETAIL', { most: MAX_SERIES })} />;
  }
  if (isLoadingOrFailed(data)) return <LoadStatus data={data} count={1} height={BARS_PX} />;
  return (
    <div className={style.multiples} data-few={curves.length <= FEW}>
      {curves.map((curve) => (
        <CurveHistogram key={`${curve.key}${curve.name}`} curve={curve} color={getSeriesColor(colors, curve.order)} />
      ))}
    </div>
  );
}

function CurveHistogram({ curve, color }: { curve: Curve; color: string }) {
  const t = useText();
  const { name, unit, compared } = curve;
  const bins = useMemo(() => toCurveBins(curve), [curve]);
  return (
    <HistogramChart
      {...{ name, unit, color, bins, compared }}
      label={t('HISTOGRAM_OF', { name })}
      shareLabel={t('SHARE_OF_TIME')}
      emptyText={t('NOTHING_IN_WINDOW')}
    />
  );
}
