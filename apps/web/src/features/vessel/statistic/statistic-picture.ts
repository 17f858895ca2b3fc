/** Exactly what is shown as a picture: panes of curves, histograms or a scatter, with window, zone and resolution above. */
import type { Palette } from '@fms/contract';
import { truncate } from '@fms/domain';
import type { TrendMark } from '@fms/ui/chart/trend-series.ts';
import type { Translate } from '../../../language/index.ts';
import { seriesColor } from '../../../settings/series-color.ts';
import { curveBins } from './curve.ts';
import { alarmClusters } from './event-cluster.ts';
import { paneTrends } from './pane-trend.ts';
import { scatterAxes, scatterGroups } from './scatter-points.ts';
import type { Shown } from './shown.ts';
import { resolutionText, windowText } from './statistic-words.ts';

const PANE = { width: 1200, height: 220 };
/** What a mark of an alarm is wide, of the width of a pane. */
const MARK_SHARE = 14 / PANE.width;

interface PictureParts {
  readonly palette: Palette;
  /** Shift boundaries, as over the panes. */
  readonly marks: readonly TrendMark[];
  readonly t: Translate;
}

/** Rejects when the browser cannot draw it. What draws it is fetched when it is first asked for. */
export async function statisticPicture(shown: Shown, { palette, marks, t }: PictureParts): Promise<Blob> {
  const { vessel, panes, tags, data, state, colors, causeOf, events } = shown;
  const { curves, window } = data;
  const lines = [[windowText(window, t), resolutionText(curves, window, t)].join(' · ')];
  const head = { palette, title: vessel.name, lines };
  const axes = scatterAxes(curves, state);
  if (state.look === 'histogram') {
    const { histogramPicture } = await import('@fms/ui/chart/histogram-picture.ts');
    const histograms = curves.map((curve) => {
      const { name, unit, compared, order } = curve;
      return { name, unit, compared, color: seriesColor(colors, order), bins: curveBins(curve) };
    });
    return histogramPicture({ ...head, histograms, shareLabel: t('SHARE_OF_TIME') });
  }
  if (state.look === 'scatter' && axes !== undefined) {
    const { scatterPicture } = await import('@fms/ui/chart/scatter-picture.ts');
    return scatterPicture({ ...head, ...axes, groups: scatterGroups(curves, axes, colors) });
  }
  const { trendPicture } = await import('@fms/ui/chart/trend-picture.ts');
  return trendPicture({
    ...head,
    ...PANE,
    alarms: alarmClusters(events.alarms, window, MARK_SHARE),
    notes: events.notes.map(({ share, note }) => ({ share, text: truncate(note.text) })),
    panes: paneTrends({ panes, curves, window, tags, marks, colors, causeOf, t }),
  });
}
