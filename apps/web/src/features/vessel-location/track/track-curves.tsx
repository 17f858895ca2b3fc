import { TrendChart } from '@fms/ui/chart';
import { Panel } from '@fms/ui/panel';
import { useMemo } from 'react';
import { buildPaneTrends, formatResolution, useSeriesColors } from '../../../entities/statistic/index.ts';
import { useText } from '../../../language/index.ts';
import { usePalette } from '../../../settings/palette.ts';
import type { LocationParts } from '../state/location-parts.ts';
import style from '../style/location.module.css';

const HEIGHT = 128;

/** Speed, and what colours the track, over the same window and by the same cursor; a press holds the moment. */
export function TrackCurves({ vessel, tags, curves, track, cursor, change, hold }: LocationParts) {
  const t = useText();
  const [palette] = usePalette();
  const colors = useSeriesColors(vessel.id);
  const { window } = track;
  const trends = useMemo(() => {
    const panes = [curves.map(({ key }) => key)];
    return buildPaneTrends({ panes, curves, window, tags, marks: [], colors, t });
  }, [curves, window, tags, colors, t]);
  if (curves.every(({ points }) => points.length === 0)) return null;
  return (
    <Panel className={style.curves}>
      {trends.map(({ key, ...trend }) => (
        <TrendChart
          key={key}
          {...trend}
          {...{ palette, cursor }}
          limits={undefined}
          height={HEIGHT}
          onMoment={hold}
          onWindow={({ from, to }) => change({ time: { mode: 'fixed', from, to } })}
        />
      ))}
      <span className="fms-caption">{formatResolution(curves, window, t)}</span>
    </Panel>
  );
}
