import type { AlarmPriority } from '@fms/domain/alarm';
import type { PaletteColors } from '../theme/palette-colors.ts';
import type { SymbolPart } from './symbol-part.ts';

/** Plain alert shapes for places too small for a mark (map, timeline), in a box of 10: triangle, disc, square. */
export const ALERT_SHAPES: Record<AlarmPriority, string> = {
  emergency: 'M5 .6L9.8 9.2H.2Z',
  alarm: 'M5 .6L9.8 9.2H.2Z',
  warning: 'M5 .5A4.5 4.5 0 1 1 5 9.5A4.5 4.5 0 1 1 5 .5Z',
  caution: 'M.9 .9H9.1V9.1H.9Z',
};

export const ALERT_SHAPE_BOX = 10;

/** The colour of a priority; the only place where red, orange and yellow come from on canvases. */
export function getAlertColor(priority: AlarmPriority, colors: PaletteColors): string {
  if (priority === 'warning') return colors.warning;
  return priority === 'caution' ? colors.caution : colors.alarm;
}

/** An alert shape with its 1.5 px halo, in a box of 10. */
export function buildAlertShape(priority: AlarmPriority, colors: PaletteColors, halo: string): SymbolPart[] {
  const d = ALERT_SHAPES[priority];
  return [
    { d, stroke: halo, width: 3, fill: halo },
    { d, fill: getAlertColor(priority, colors) },
  ];
}
