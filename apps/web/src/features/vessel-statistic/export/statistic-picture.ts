/** The shown panes as a picture: curves, histograms or a scatter, with window, zone and resolution above. */
import type { Palette } from '@fms/contract/account';
import { truncate } from '@fms/domain/format';
import type { TrendMark } from '@fms/ui/chart';
import {
  buildPaneTrends,
  formatResolution,
  formatWindow,
  getSeriesColor,
  toCurveBins,
} from '../../../entities/statistic/index.ts';
import type { Translate } from '../../../language/index.ts';
import { groupAlarmClusters } from '../pane/event-cluster.ts';
import { buildScatterGroups, getScatterAxes } from '../pane/scatter-points.ts';
import type { ShownStatistic } from '../view/shown-statistic.ts';

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
export async function renderStatisticPicture(
  shown: ShownStatistic,
  { palette, marks, t }: PictureParts,
): Promise<Blob> {
  const { vessel, panes, tags, data, state, colors, causeOf, events } = shown;
  const { curves, window } = data;
  const lines = [[formatWindow(window, t), formatResolution(curves, window, t)].join(' · ')];
  const head = { palette, title: vessel.name, lines };
  const axes = getScatterAxes(curves, state);
  if (state.look === 'histogram') {
    const { renderHistogramPicture } = await import('@fms/ui/chart/picture');
    const histograms = curves.map((curve) => {
      const { name, unit, compared, order } = curve;
      return { name, unit, compared, color: getSeriesColor(colors, order), bins: toCurveBins(curve) };
    });
    return renderHistogramPicture({ ...head, histograms, shareLabel: t('SHARE_OF_TIME') });
  }
  if (state.look === 'scatter' && axes !== undefined) {
    const { renderScatterPicture } = await import('@fms/ui/chart/picture');
    return renderScatterPicture({ ...head, ...axes, groups: buildScatterGroups(curves, axes, colors) });
  }
  const { renderTrendPicture } = await import('@fms/ui/chart/picture');
  return renderTrendPicture({
    ...head,
    ...PANE,
    alarms: groupAlarmClusters(events.alarms, window, MARK_SHARE),
    notes: events.notes.map(({ share, note }) => ({ share, text: truncate(note.text) })),
    panes: buildPaneTrends({ panes, curves, window, tags, marks, colors, causeOf, t }),
  });
}
