import { memo } from 'react';
import type { Palette } from '../theme/palette.ts';
import type { TrendCursor } from './trend-cursor.ts';
import { TrendOverlay } from './trend-overlay.tsx';
import { TrendSlider, type TrendSliderProps } from './trend-slider.tsx';
import type { DrawnPlot } from './use-trend-plot.ts';

interface TrendSurfaceProps extends Pick<TrendSliderProps, 'label' | 'onWindow' | 'onMoment'> {
  drawn: DrawnPlot;
  palette: Palette;
  cursor: TrendCursor;
  showPill: boolean;
}

/** What lies over the curves and what is done with them: placed once for each drawing, not while the next one is prepared. */
export const TrendSurface = memo(function TrendSurface({
  drawn,
  palette,
  cursor,
  showPill,
  ...asked
}: TrendSurfaceProps) {
  const { plot, data } = drawn;
  return (
    <TrendSlider {...asked} data={data} cursor={cursor} area={plot.area()} timeAt={plot.timeAt}>
      <TrendOverlay plot={plot} data={data} palette={palette} cursor={cursor} showPill={showPill} />
    </TrendSlider>
  );
});
