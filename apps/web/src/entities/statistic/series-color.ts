/**
 * Colours of curves in order of use: those the organisation of a vessel wants, else those of §B6-5
 * (§9.14, "series colours and widget chart colours").
 */
import type { VesselId } from '@fms/domain/identity';
import { getPaletteColors } from '@fms/ui/theme';
import { useVesselSetting } from '../../settings/app-setting.ts';
import { usePalette } from '../../settings/palette.ts';

/** Of every curve of the vessel except those of its dashboard. */
export function useSeriesColors(vesselId: VesselId): readonly string[] {
  const [palette] = usePalette();
  const { seriesColors } = useVesselSetting(vesselId);
  return seriesColors[palette] ?? getPaletteColors(palette).series;
}

/** Of its dashboard, which may have colours of its own. */
export function useWidgetChartColors(vesselId: VesselId): readonly string[] {
  const [palette] = usePalette();
  const { widgetChartColors } = useVesselSetting(vesselId);
  const seriesColors = useSeriesColors(vesselId);
  return widgetChartColors[palette] ?? seriesColors;
}

/** The colour of one place in the order of use; over again where there are fewer colours than curves. */
export function getSeriesColor(colors: readonly string[], order: number): string {
  return colors[order % colors.length] ?? '';
}
